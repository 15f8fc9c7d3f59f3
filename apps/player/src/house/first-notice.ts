import { perTab } from '../phone/storage.ts';

const KEY = 'told';
const KEPT = 50;

/** Whether this tab tells a notification or an event for the first time: one may come by the stream and by push, or again after a reload. */
export function isFirstTime(id: number | string): boolean {
  const told = (perTab.getItem(KEY) ?? '').split(' ');
  if (told.includes(String(id))) return false;
  perTab.setItem(KEY, [...told, id].slice(-KEPT).join(' '));
  return true;
}
