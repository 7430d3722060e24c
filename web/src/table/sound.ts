/** Small sounds, made and not loaded: off unless asked for, never loud. */
import { preferences } from '../preferences.svelte';

type Sound = 'bell' | 'paper';
let context: AudioContext | null = null;

export function play(sound: Sound): void {
  if (!preferences.sound || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  if (sound === 'bell') bell(context);
  else paper(context);
}

/** A soft bell: your move. */
function bell(audio: AudioContext): void {
  for (const [pitch, loudness] of [[880, 0.06], [1320, 0.025]] as const) {
    const tone = new OscillatorNode(audio, { frequency: pitch });
    const fade = new GainNode(audio, { gain: loudness });
    fade.gain.exponentialRampToValueAtTime(0.0001, audio.currentTime + 0.9);
    tone.connect(fade).connect(audio.destination);
    tone.start();
    tone.stop(audio.currentTime + 0.9);
  }
}

/** Paper on paper: a short breath of filtered noise. */
function paper(audio: AudioContext): void {
  const length = Math.floor(audio.sampleRate * 0.12);
  const buffer = new AudioBuffer({ length, sampleRate: audio.sampleRate });
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 2;
  const noise = new AudioBufferSourceNode(audio, { buffer });
  const band = new BiquadFilterNode(audio, { type: 'bandpass', frequency: 2600, Q: 0.7 });
  noise.connect(band).connect(new GainNode(audio, { gain: 0.12 })).connect(audio.destination);
  noise.start();
}
