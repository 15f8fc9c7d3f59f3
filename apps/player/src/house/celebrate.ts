import type { Answer } from '@shwekan/contract';
import { fill } from '@shwekan/phrases/fill';
import { kyatOf, pyaOf } from '@shwekan/ui';
import { toast } from '../phone/toast.ts';
import { call } from './call.ts';
import { forgetWin, isFirstWin, isNewWin } from './first-notice.ts';
import { shellPhrases } from './language.ts';
import { queryClient } from './query.ts';
import { session } from './session.ts';

/** A slip that was paid, and what it cost. */
export type Win = { voucher: string; amount: string; stake: string };
type OwnSlips = Answer<'GET /api/user/bet_slip_history_today'>;

/** So long after a win was told a list may still be of the time before it. */
const TOLD_MS = 10_000;
let told_ms = Number.NEGATIVE_INFINITY;

/** Wins of a player that wait until somebody looks. */
let waiting: { player_id: number; vouchers: Set<string> } | null = null;

/** Whether it brought more than it cost: less is told, and no reason to celebrate. */
export const isGain = ({ amount, stake }: Win): boolean => pyaOf(amount) > pyaOf(stake);

/** Celebrates wins of whose phone this is that were not celebrated on it before, all of them together; where nobody looks, when somebody does. */
export function celebrate(wins: readonly Win[]): void {
  const player_id = session()?.id;
  const fresh = wins.filter((it) => isGain(it) && isNewWin(it.voucher));
  if (player_id === undefined || fresh.length === 0) return;
  told_ms = performance.now();
  if (document.hidden) {
    wait(player_id, fresh);
    return;
  }
  import('../parts/moments/win.tsx')
    .then(({ showWins }) => showWins(fresh, player_id))
    .catch(() => {
      if (session()?.id !== player_id) return;
      for (const { amount } of fresh.filter((it) => isFirstWin(it.voucher)))
        toast('success', fill(shellPhrases().won, { amount: kyatOf(amount) }));
    });
}

/** Celebrates what a player won while nobody looked, by the list of own slips; one that is no win any more may be one again. */
export async function celebrateListed({ data }: OwnSlips): Promise<void> {
  const is_known = performance.now() - told_ms > TOLD_MS;
  if (is_known) for (const { voucher } of data.filter((it) => it.win !== 1)) forgetWin(voucher);
  const player_id = session()?.id;
  const wins = winsOf(data).filter((it) => isNewWin(it.voucher));
  // A win that is told by its event is wanted; one that is found in the list may be of a player who wants to be told of none.
  if (wins.some(isGain) && (await wantsWins()) && session()?.id === player_id) celebrate(wins);
}

async function wantsWins(): Promise<boolean> {
  const name = 'GET /api/user/notification_choices';
  const { data } = await queryClient.fetchQuery({ queryKey: [name, null], queryFn: () => call(name) });
  return data.some((it) => it.topic === 'win' && it.in_app);
}

function winsOf(slips: OwnSlips['data']): Win[] {
  const won = slips.filter((it) => it.win === 1);
  return won.map(({ voucher, reward_amount, total_amount }) => ({ voucher, amount: reward_amount, stake: total_amount }));
}

function wait(player_id: number, wins: readonly Win[]): void {
  if (waiting === null) document.addEventListener('visibilitychange', () => void celebrateWaiting().catch(() => {}), { once: true });
  const others = waiting?.player_id === player_id ? waiting.vouchers : [];
  waiting = { player_id, vouchers: new Set([...others, ...wins.map((it) => it.voucher)]) };
}

/** By now another player may have the phone, or a win may have been taken back: what the list says is celebrated, and what home says later. */
async function celebrateWaiting(): Promise<void> {
  const waited = waiting;
  waiting = null;
  if (waited === null || session()?.id !== waited.player_id) return;
  const name = 'GET /api/user/bet_slip_history_today';
  const { data } = await queryClient.fetchQuery({ queryKey: [name, null], queryFn: () => call(name), staleTime: 0 });
  if (session()?.id === waited.player_id) celebrate(winsOf(data.filter((it) => waited.vouchers.has(it.voucher))));
}
