import { useSyncExternalStore } from 'react';

const KEY = 'shwekan_console_bell';
/** The queues of what players ask for. */
export const REQUEST_QUEUES = ['cash_in', 'cash_out', 'level_two', 'conversation'] as const;
/** What can be heard as it arrives. */
export const BELL_QUEUES = [...REQUEST_QUEUES, 'results', 'deeds', 'cases', 'alerts'] as const;
export type BellQueue = (typeof BELL_QUEUES)[number];
/** Two short tones, the second higher: heard over talk, and over before it disturbs. */
const TONES_HZ = [660, 880];
const TONE_S = 0.16;
const LOUDNESS = 0.15;
/** A browser that lets it be heard says so at once. */
const ANSWERS_MS = 500;

const watchers = new Set<() => void>();
let audio: AudioContext | null = null;

/** The queues whose new requests are heard in this browser: those that its operator chose, none before. */
export function heardQueues(): readonly BellQueue[] {
  const kept = (localStorage.getItem(KEY) ?? '').split(' ');
  return BELL_QUEUES.filter((it) => kept.includes(it));
}

/** Chooses what is heard and remembers it in this browser; with something more to hear, it is heard once. */
export function chooseHeard(queues: readonly BellQueue[]): void {
  const isMore = queues.length > heardQueues().length;
  localStorage.setItem(KEY, queues.join(' '));
  for (const tell of watchers) tell();
  if (isMore) void ringBell();
}

/** The same as `heardQueues`, followed by the screen. */
export function useHeardQueues(): readonly BellQueue[] {
  const kept = useSyncExternalStore(watch, () => heardQueues().join(' '));
  return BELL_QUEUES.filter((it) => kept.split(' ').includes(it));
}

/**
 * Sounds the bell. A browser that has seen no click on this page yet stays silent, also later: what rang before the
 * first click would ring all at once at it.
 */
export async function ringBell(): Promise<void> {
  audio ??= new AudioContext();
  const context = audio;
  // Before a click the browser answers nothing at all, until one comes.
  if (context.state !== 'running') await Promise.race([context.resume().catch(() => undefined), pause(ANSWERS_MS)]);
  if (context.state !== 'running') return;
  TONES_HZ.forEach((hertz, nth) => {
    tone(context, hertz, context.currentTime + nth * TONE_S);
  });
}

function tone(context: AudioContext, hertz: number, from_s: number): void {
  const oscillator = context.createOscillator();
  const volume = context.createGain();
  oscillator.frequency.value = hertz;
  volume.gain.setValueAtTime(LOUDNESS, from_s);
  // Fades: a tone that is cut off clicks.
  volume.gain.exponentialRampToValueAtTime(0.001, from_s + TONE_S);
  oscillator.connect(volume).connect(context.destination);
  oscillator.start(from_s);
  oscillator.stop(from_s + TONE_S);
}

function pause(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}

function watch(tell: () => void): () => void {
  watchers.add(tell);
  return () => watchers.delete(tell);
}
