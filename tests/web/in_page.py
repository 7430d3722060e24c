"""What tests have the page itself work out: in one step, so that nothing changes while they look."""

from __future__ import annotations

# What a page sends, so that a hand knows whether it has made a move or only taken something up.
WATCH = """(() => {
  const moves = new Set(), known = new WeakSet(), { send } = WebSocket.prototype;
  window.hand = { moves, refused: [] };
  const hear = ({ data }) => {
    if (!data.startsWith('{"type":"refused"')) return;
    const answer = JSON.parse(data);
    if (moves.has(answer.request)) window.hand.refused.push(`${answer.sentence} ${answer.clause ?? ''}`);
  };
  WebSocket.prototype.send = function (data) {
    if (!known.has(this)) this.addEventListener('message', hear);
    known.add(this);
    const message = JSON.parse(data);
    if (message.type === 'play') moves.add(message.request);
    send.call(this, data);
  };
})()"""
# How long results are shown, unless this device was told otherwise before.
PACE = """(() => {
  const kept = JSON.parse(localStorage.getItem('fatcats') ?? '{}');
  if (!kept.pace) localStorage.setItem('fatcats', JSON.stringify({ ...kept, pace: '%s', howTo: %s }));
})()"""
PICK = """([these, which]) => {
  const there = document.querySelectorAll(these);
  return there[Math.floor(which * there.length)] ?? null;
}"""
NOW = "[document.querySelector('.dock')?.dataset.decision ?? '', window.hand.moves.size]"
GONE_ON = """turn => {
  const dock = document.querySelector('.dock.mymove');
  const isSame = dock?.dataset.decision === turn && !document.querySelector('.end');
  return isSame && window.hand.refused.length === 0 ? false : { refused: window.hand.refused.splice(0) };
}"""
QUESTION = "[...document.querySelectorAll('.dock')].map(dock => dock.dataset.decision + dock.innerText).join()"
FIT = """() => [
  document.documentElement.scrollWidth - document.documentElement.clientWidth,
  [...document.querySelectorAll('.dock .opts:not(.all, .many) .opt')].filter(button => {
    const box = button.getBoundingClientRect();
    return box.left < 0 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1;
  }).map(button => button.innerText)
]"""
