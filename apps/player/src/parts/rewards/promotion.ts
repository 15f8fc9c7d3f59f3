import { newKey, sendOnce } from '@shwekan/ui';
import { call } from '../../house/call.ts';
import { saidIn } from '../../house/language.ts';
import { refreshCalls } from '../../house/query.ts';
import { refreshProfile } from '../../house/refresh.ts';
import { tellFailure } from '../../house/send.ts';
import { withOverlay } from '../../phone/overlay.ts';
import { toast } from '../../phone/toast.ts';

/** The flag's value that bars claims. */
const MAINTENANCE = '1';

let running: Promise<void> | null = null;

/**
 * Moves the whole promotion balance to the main balance, and tells what the server says of it. While the week is worked out nothing
 * is asked. A double tap is one claim.
 */
export function claimPromotion(): Promise<void> {
  running ??= claimOnce().finally(() => {
    running = null;
  });
  return running;
}

async function claimOnce(): Promise<void> {
  const [outcome, { promotion }] = await withOverlay(Promise.all([claim(), saidIn('rewards')]));
  if (outcome.state === 'maintain') return toast('warning', promotion.maintain);
  if (outcome.state === 'unknown') toast('warning', promotion.unknown);
  if (outcome.state === 'refused') tellFailure(outcome.refused);
  if (outcome.state === 'accepted') toast('success', outcome.answer.message);
  refreshCalls('GET /api/promotion/claim/history');
  await refreshProfile();
}

async function claim() {
  const answer = await call('GET /api/weekly/promo_maintain').catch(() => null);
  // Without an answer the server decides.
  if (answer?.data.is_maintain === MAINTENANCE) return { state: 'maintain' } as const;
  const key = newKey();
  const checking = () => void saidIn('account').then(({ cashin }) => toast('info', `${cashin.checking}\n${cashin.checking_text}`));
  return sendOnce(() => call('POST /api/promotion/claim', { key }), { within_ms: 30_000, checking });
}
