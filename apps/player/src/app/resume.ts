import { onSession } from '../house/session.ts';
import { betsKept } from '../parts/cash/kept-requests.ts';
import { kindsKept, type MoneyKind } from '../parts/cash/money-kinds.ts';
import { onWindow } from '../phone/browser.ts';

/** The screens that know how to send a kind of request: with their code there, what was left is asked for again. */
const senders: Record<MoneyKind, () => Promise<unknown>> = {
  transfer: () => import('../screens/wallet/WalletScreen.tsx'),
  'cash-in': () => import('../screens/cashin/CashinScreen.tsx'),
  'cash-out': () => import('../screens/cashout/CashoutScreen.tsx'),
  point: () => import('../screens/point/PointScreen.tsx'),
  referral: () => import('../screens/referral/ReferralScreen.tsx'),
  pocket: () => import('../screens/pocket/PocketScreen.tsx'),
  promotion: () => import('../parts/rewards/promotion.ts'),
  message: () => import('../screens/conversations/ConversationsScreen.tsx'),
};

/** Asks for what was sent and not answered when the page was left, again when its player has logged in, and when the phone finds its network again. */
export function resumeRequests(): void {
  const resume = () => {
    for (const kind of kindsKept()) void senders[kind]().catch(() => {});
    if (betsKept().length > 0) import('../parts/lottery/resume-bets.ts').then((it) => it.resumeBets()).catch(() => {});
  };
  onSession(resume);
  onWindow('online', resume);
  resume();
}
