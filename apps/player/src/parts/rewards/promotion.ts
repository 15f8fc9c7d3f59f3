import { call } from '../../house/call.ts';
import { saidIn } from '../../house/language.ts';
import { refreshCalls } from '../../house/query.ts';
import { refreshChangedProfile } from '../../house/refresh.ts';
import { withOverlay } from '../../phone/overlay.ts';
import { toast } from '../../phone/toast.ts';
import { createMoneyCall } from '../cash/money-calls.ts';

/** The flag's value that bars claims. */
const MAINTENANCE = '1';

/** Moves the whole promotion balance to the main balance. */
export const promotionClaims = createMoneyCall({
  kind: 'promotion',
  send: (_: null, key) => call('POST /api/promotion/claim', { key }),
  settled: () => {
    refreshCalls('GET /api/promotion/claim/history');
    void refreshChangedProfile();
  },
});

let running: Promise<void> | null = null;

/** Claims it, under the overlay until there is a first word. While the week is worked out nothing is asked. A double tap is one claim. */
export function claimPromotion(): Promise<void> {
  running ??= withOverlay(claimOnce()).finally(() => {
    running = null;
  });
  return running;
}

async function claimOnce(): Promise<void> {
  const [answer, { promotion }, { cashin }] = await Promise.all([
    call('GET /api/weekly/promo_maintain').catch(() => null),
    saidIn('rewards'),
    saidIn('account'),
  ]);
  // Without an answer the server decides.
  if (answer?.data.is_maintain === MAINTENANCE) return toast('warning', promotion.maintain);
  // One that nobody answered is asked for again, in the place of another.
  promotionClaims.askAgain();
  promotionClaims.ask(null);
  await new Promise<void>((done) => {
    const stop = promotionClaims.subscribe(hear);
    function hear() {
      if (promotionClaims.state().is === 'sending') return;
      stop();
      done();
    }
    hear();
  });
  if (promotionClaims.state().is === 'checking') toast('info', `${cashin.checking}\n${cashin.checking_text}`);
}
