import { local } from './storage.ts';
import { createStore } from './store.ts';

const STORAGE_KEY = 'feel';
const store = createStore(local.getItem(STORAGE_KEY) === 'on');

/** Whether the phone sounds and vibrates: off until its owner wants it. */
export const useFeel = store.use;

export function chooseFeel(isOn: boolean): void {
  local.setItem(STORAGE_KEY, isOn ? 'on' : 'off');
  store.set(isOn);
  if (isOn) feel('result');
}

/** The notes of each moment, as Hertz, one after the other; and how the phone vibrates. */
const MOMENTS = {
  result: { notes: [660, 880], buzz: [40] },
  win: { notes: [523, 659, 784, 1047, 784, 1047], buzz: [60, 60, 60, 60, 160] },
};
const NOTE_S = 0.14;
const LOUD = 0.12;

/** Sounds and vibrates, where that is wanted. A browser that plays nothing before a touch stays silent. */
export function feel(moment: keyof typeof MOMENTS): void {
  if (!store.get()) return;
  const { notes, buzz } = MOMENTS[moment];
  navigator.vibrate?.(buzz);
  if (typeof AudioContext !== 'function') return;
  const audio = new AudioContext();
  for (const [place, note] of notes.entries()) play(audio, note, audio.currentTime + place * NOTE_S);
  setTimeout(() => void audio.close(), (notes.length + 3) * NOTE_S * 1_000);
}

/** A soft note that dies away. */
function play(audio: AudioContext, note: number, at_s: number): void {
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.type = 'triangle';
  tone.frequency.value = note;
  volume.gain.setValueAtTime(LOUD, at_s);
  volume.gain.exponentialRampToValueAtTime(0.001, at_s + NOTE_S * 2);
  tone.connect(volume).connect(audio.destination);
  tone.start(at_s);
  tone.stop(at_s + NOTE_S * 2);
}
