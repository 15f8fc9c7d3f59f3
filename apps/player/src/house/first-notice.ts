import { perTab } from '../phone/storage.ts';

const KEY = 'told';
const KEPT = 50;

/** Whether this tab tells a notification for the first time: it may come by the stream and by push, in any order. */
export function isFirstTime(id: number): boolean {
  const told = (perTab.getItem(KEY) ?? '').split(' ');
  if (told.includes(String(id))) return false;
  perTab.setItem(KEY, [...told, id].slice(-KEPT).join(' '));
  return true;
}
