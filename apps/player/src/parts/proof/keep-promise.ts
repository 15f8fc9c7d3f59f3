import { call } from '../../house/call.ts';
import { whenIdle } from '../../phone/browser.ts';
import { keepReceipt, keptReceipt } from './kept-receipts.ts';

const SOONEST_MS = 3_000;
const SPREAD_MS = 20_000;

/**
 * Keeps the house's signed promise of a new slip on this phone, some seconds after the bet: not in its way, and not all phones at once before
 * a closing. One that does not come is fetched when the slip is opened.
 */
export async function keepPromise(voucher: string): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, SOONEST_MS + Math.random() * SPREAD_MS));
  await whenIdle();
  if (keptReceipt(voucher) !== null) return;
  try {
    keepReceipt(
      voucher,
      JSON.stringify(await call('GET /api/slips/:voucher/receipt', { params: { voucher }, query: { only: 'promise' } })),
    );
  } catch {
    // No answer now: the slip asks for it again when it is opened.
  }
}
