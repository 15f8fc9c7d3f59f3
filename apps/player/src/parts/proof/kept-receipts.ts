import { local } from '../../phone/storage.ts';

/** Receipts that stay on the phone: a slip that the house no longer knows can still be proven. */
const STORAGE_KEY = 'receipts';
const KEPT = 60;

type KeptReceipt = { voucher: string; text: string; at: string };

/** Keeps the newest receipt of a slip; the oldest of many goes. */
export function keepReceipt(voucher: string, text: string): void {
  const others = keptReceipts().filter((it) => it.voucher !== voucher);
  const kept = [...others, { voucher, text, at: new Date().toISOString() }].slice(-KEPT);
  local.setItem(STORAGE_KEY, JSON.stringify(kept));
}

/** What was kept of a slip, and when; null when nothing was. */
export function keptReceipt(voucher: string): KeptReceipt | null {
  return keptReceipts().find((it) => it.voucher === voucher) ?? null;
}

function keptReceipts(): KeptReceipt[] {
  try {
    const kept: unknown = JSON.parse(local.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}
