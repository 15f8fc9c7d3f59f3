import { focusManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

// The session itself is a cookie that no script reads: what is known here is whether the server still takes it.
let isOver = false;
let number = 0;
const watchers = new Set<() => void>();
const ends = new Set<() => void>();
const tabs = new BroadcastChannel('shwekan_operator_session');

/** Whether the session that was open has ended. Nobody knows before the server was asked. */
export function hasEnded(): boolean {
  return isOver;
}

/** The same, followed by the screen. */
export function useHasEnded(): boolean {
  return useSyncExternalStore(watch, hasEnded);
}

/** Which of the sessions of this tab it is: an answer to a call of the one before tells nothing of this one. */
export function sessionNumber(): number {
  return number;
}

/** Notes that a session was opened here, and tells the browser's other tabs, which share it. */
export function noteOpened(): void {
  note(false);
  tabs.postMessage('opened');
}

/** Notes that the session was ended here, and tells the other tabs. */
export function noteLoggedOut(): void {
  note(true);
  tabs.postMessage('ended');
}

/** Notes that the server takes the session no more. */
export function noteEnded(): void {
  note(true);
}

/** Calls back whenever the session ends. */
export function onSessionEnd(ended: () => void): void {
  ends.add(ended);
}

/** Calls back when another tab of the browser has opened a session. */
export function onOpenedElsewhere(opened: () => void): void {
  tabs.addEventListener('message', ({ data }) => {
    note(data === 'ended');
    if (data === 'opened') opened();
  });
}

function note(ended: boolean): void {
  if (!ended) number += 1;
  if (isOver === ended) return;
  isOver = ended;
  // What a page asks for again by itself rests while nobody is logged in.
  focusManager.setFocused(ended ? false : undefined);
  for (const tell of watchers) tell();
  if (ended) for (const tell of ends) tell();
}

function watch(tell: () => void): () => void {
  watchers.add(tell);
  return () => watchers.delete(tell);
}
