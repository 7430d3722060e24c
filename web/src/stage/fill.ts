/** More of the latest rows, as far as the dock has room: it keeps its height, and what is left over is put to use. */
export function fill(part: HTMLElement): () => void {
  const dock = part.closest<HTMLElement>('.dock__in') ?? part;
  const watch = new MutationObserver(() => fit(part, dock));
  watch.observe(dock, { childList: true, characterData: true, subtree: true, attributeFilter: ['style'] }); // its height is a style
  fit(part, dock);
  return () => watch.disconnect();
}

function fit(part: HTMLElement, dock: HTMLElement): void {
  const rows = [...part.querySelectorAll<HTMLElement>('li.more')].reverse();
  const show = (row: HTMLElement, isShown: boolean): void => {
    row.hidden = !isShown;
    const group = row.closest<HTMLElement>('.earlier');
    if (group) group.hidden = !group.querySelector('li:not([hidden])');
  };
  for (const row of rows) show(row, false);
  const { offsetHeight } = dock;
  for (const row of rows) {
    show(row, true);
    if (dock.offsetHeight <= offsetHeight) continue;
    return show(row, false);
  }
}
