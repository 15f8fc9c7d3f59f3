import { local, perTab } from '../phone/storage.ts';

const KEY = 'told';
const WINS_KEY = 'wins_seen';
const KEPT = 50;

/** Whether this tab tells a notification for the first time: it may come by the stream and by push, in any order. */
export function isFirstTime(id: number): boolean {
  return isFirst(perTab, KEY, String(id));
}

/** Whether the win of a slip was not celebrated on this phone yet. */
export function isNewWin(voucher: string): boolean {
  return !toldIn(local, WINS_KEY).includes(voucher);
}

/** The same, and keeps that it is now: a reload, or another tab, does not celebrate again. */
export function isFirstWin(voucher: string): boolean {
  return isFirst(local, WINS_KEY, voucher);
}

/** A win that was taken back: should the slip win again, it is celebrated again. */
export function forgetWin(voucher: string): void {
  if (isNewWin(voucher)) return;
  const kept = toldIn(local, WINS_KEY).filter((it) => it !== voucher);
  local.setItem(WINS_KEY, kept.join(' '));
}

const toldIn = (storage: typeof local, key: string): string[] => (storage.getItem(key) ?? '').split(' ');

function isFirst(storage: typeof local, key: string, it: string): boolean {
  const told = toldIn(storage, key);
  if (told.includes(it)) return false;
  storage.setItem(key, [...told, it].slice(-KEPT).join(' '));
  return true;
}
