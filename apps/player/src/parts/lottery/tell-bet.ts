import { yangonDay } from '@shwekan/rules';
import { serverClock } from '../../house/call.ts';
import { saidIn, shellPhrases } from '../../house/language.ts';
import { session } from '../../house/session.ts';
import { paths } from '../../phone/paths.ts';
import { type ToastKind, type ToastWay, toast } from '../../phone/toast.ts';
import { NO_SESSION } from '../cash/money-request.ts';
import { dayName } from '../days/day-names.ts';
import type { Bet, BetState } from './betting.ts';
import type { Game } from './games.ts';

type TellOf = Pick<Bet, 'player_id' | 'draw'>;

/** Tells who does not see the lottery's screen what became of a bet: by a toast that leads to the slips. Nobody but its player hears of it. */
export async function tellBet({ code }: Game, state: BetState): Promise<void> {
  if (state.is === 'idle') return;
  const { lottery: t, slips } = await words();
  if (state.is === 'accepted') return tell('success', code, state.bet, t.accepted, slips);
  // An ended session has told so already, and the bet can be sent again.
  if (state.is === 'refused') {
    if (state.refused.status !== NO_SESSION) await tell('error', code, state.bet, `${state.refused.message}\n${t.nothing_taken}`, slips);
    return;
  }
  const isKnown = state.is === 'unknown';
  await tell('warning', code, state.bet, isKnown ? `${t.unknown}\n${t.unknown_slips}` : `${t.checking}\n${t.checking_why}`, slips);
}

/** Tells of a bet that nobody asks for any more. */
export async function tellOldBet({ code }: Game, bet: TellOf): Promise<void> {
  const { lottery: t, slips } = await words();
  await tell('warning', code, bet, `${t.unknown}\n${t.unknown_slips}`, slips);
}

async function words() {
  const lottery = await saidIn('lottery');
  return { lottery, slips: { href: paths.betslip, name: lottery.see_slips } };
}

async function tell(kind: ToastKind, code: Game['code'], { player_id, draw }: TellOf, says: string, slips: ToastWay) {
  if (session()?.id !== player_id) return;
  const { lotteries } = shellPhrases();
  const today = yangonDay(new Date(serverClock.now()));
  const day = draw.date === today ? '' : ` · ${dayName(draw.date, today, await saidIn('lottery'))}`;
  toast(kind, `${lotteries[code]} · ${draw.section}${day}\n${says}`, false, slips);
}
