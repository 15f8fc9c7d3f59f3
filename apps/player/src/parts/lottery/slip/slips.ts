import type { AnswerRow } from '@shwekan/contract';
import { fill } from '@shwekan/phrases/fill';
import type { LotteryPhrases } from '@shwekan/phrases/lottery/en';
import { kyatWire, MINIMUM_AGE_YEARS, yangonDay } from '@shwekan/rules';
import { type Got, kyatOf, momentShown } from '@shwekan/ui';
import { serverClock } from '../../../house/call.ts';
import { queryClient } from '../../../house/query.ts';
import { houseName } from '../../../phone/house-name.ts';
import { dayName } from '../../days/day-names.ts';
import type { Tone } from '../../lists/StatusPill.tsx';
import type { Bet, Receipt } from '../betting.ts';
import type { Game } from '../games.ts';

type Slip2d = AnswerRow<'GET /api/user/bet_slip_history_2d'>;
/** A line; of 3D with whether it won as a near win, and at which odds. */
export type SlipLine = Slip2d['bettings'][number] & { tot?: 0 | 1; tot_odd?: number | null };
export type Slip = Omit<Slip2d, 'bettings'> & { bettings: readonly SlipLine[] };

/** How a slip's state is said. */
export const SLIP_STATES = {
  0: { tone: 'waiting', says: 'slip_open' },
  1: { tone: 'good', says: 'slip_won' },
  2: { tone: 'quiet', says: 'slip_lost' },
  3: { tone: 'waiting', says: 'slip_called_off' },
} as const satisfies Record<Slip['win'], { tone: Tone; says: string }>;

/** What a slip's picture shows of it. */
type SlipShared = Pick<
  Slip,
  'voucher' | 'section' | 'date' | 'created_at' | 'total_bet' | 'total_amount' | 'win' | 'lucky_number' | 'reward_amount'
> & {
  bettings: readonly Pick<SlipLine, 'bet_number' | 'amount' | 'win' | 'tot' | 'tot_odd'>[];
};

/** Shares the slip of a bet that was taken just now, as it stands among the slips. */
export function shareBet({ draw, lines }: Bet, receipt: Receipt, game: Pick<Game, 'code'>, t: LotteryPhrases): Promise<void> {
  const { voucher, total_bet, total_amount, accepted_at } = receipt;
  const bettings = lines.map(({ bet_number, stake_pya }) => ({ bet_number, amount: kyatWire(stake_pya), win: 0 as const }));
  const open = { win: 0, lucky_number: null, reward_amount: kyatWire(0) } as const;
  return shareSlip({ voucher, total_bet, total_amount, created_at: accepted_at, ...draw, ...open, bettings }, game, t);
}

/** Shares a slip as a picture, or saves it where the browser cannot share. Rejects when it cannot be drawn. */
export async function shareSlip(slip: SlipShared, game: Pick<Game, 'code'>, t: LotteryPhrases): Promise<void> {
  const [{ slipImage }, { sharePicture }] = await Promise.all([import('../slip-image.ts'), import('../share-picture.ts')]);
  const today = yangonDay(new Date(serverClock.now()));
  const setting = queryClient.getQueryData<Got<'GET /api/app-setting'>>(['GET /api/app-setting', null]);
  const picture = await slipImage({
    title: `${houseName()} ${game.code}`,
    subtitle: `${slip.section} · ${dayName(slip.date, today, t)}`,
    rows: [
      { name: t.voucher, value: slip.voucher },
      { name: t.placed_at, value: momentShown(slip.created_at) },
      { name: t.total_bet_numbers, value: String(slip.total_bet) },
      { name: t.total_amount, value: kyatOf(slip.total_amount) },
      { name: t.status, value: t[SLIP_STATES[slip.win].says] },
      ...(slip.lucky_number === null ? [] : [{ name: t.lucky_number, value: slip.lucky_number }]),
      ...(slip.win === 3 ? [{ name: t.slip_refunded, value: kyatOf(slip.total_amount) }] : []),
      ...(slip.win === 1 ? [{ name: t.win_amount, value: kyatOf(slip.reward_amount), is_won: true }] : []),
    ],
    lines: slip.bettings.map((line) => ({
      number: line.bet_number,
      amount: kyatOf(line.amount),
      has_won: line.win === 1,
      note: line.tot === 1 ? fill(t.tot, { odds: line.tot_odd ?? '' }) : null,
    })),
    foot: `${location.host} · ${setting?.data.minimum_age ?? MINIMUM_AGE_YEARS}+`,
  });
  await sharePicture(picture, `${slip.voucher}.png`);
}
