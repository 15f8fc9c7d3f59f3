import { local, perTab } from '../phone/storage.ts';

const KEY = 'told';
const WINS_KEY = 'wins_seen';
const KEPT = 50;

/** Whether this tab tells a notification for the first time: it may come by the stream and by push, in any order. */
export function isFirstTime(id: number): boolean {
  return isFirst(perTab, KEY, String(id));
}

/** Whether this phone celebrates the win of a slip for the first time: a reload, or another tab, does not do it again. */
export function isFirstWin(voucher: string): boolean {
  return isFirst(local, WINS_KEY, voucher);
}

function isFirst(storage: typeof local, key: string, it: string): boolean {
  const told = (storage.getItem(key) ?? '').split(' ');
  if (told.includes(it)) return false;
  storage.setItem(key, [...told, it].slice(-KEPT).join(' '));
  return true;
}
