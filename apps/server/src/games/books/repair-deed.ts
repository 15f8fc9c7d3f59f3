import { kyatInFull } from '@shwekan/rules';
import { z } from 'zod';
import { type FindDifferenceResult, findDifference, lockDifference } from '#queries/games/books/differences.ts';
import { changedLines, type DeedKind } from '../../platform/deeds/kind.ts';
import { bookRepair, holdGamePurse } from './repair.ts';

const Repair = z.object({ difference_id: z.number(), reason: z.string() });
type Repair = z.output<typeof Repair>;

const WORDS = {
  status: 'The wager is',
  bet: 'Bet',
  valid_bet: 'Counts for turnover',
  tip: 'Tip',
  payout: 'Payout',
  moved: 'It moved on the game balance',
};

/** What is missing of a wager that an aggregator reports otherwise: money moves that no callback brought. */
export const repairDeed: DeedKind<Repair, FindDifferenceResult> = {
  kind: 'wager_repair',
  asks: ['cash'],
  decides: ['cash'],
  data: Repair,
  subject: ({ difference_id }) => `wager_difference:${difference_id}`,
  async lock(tx, { difference_id }) {
    const [it] = await lockDifference.run({ difference_id }, tx);
    // With them every callback of the wager is held: what is missing stays.
    if (it?.player_id) await holdGamePurse(tx, it.player_id);
  },
  async basis(db, { difference_id }) {
    const [it] = await findDifference.run({ difference_id }, db);
    return it ?? null;
  },
  title: (_data, { wager_code, name }) => `The wager ${wager_code} of ${name} becomes what the report says`,
  lines: ({ reason }, it) => [
    { field: 'Phone', before: null, after: it.phone },
    { field: 'Product', before: null, after: it.p_code },
    ...changedLines(WORDS, ours(it), theirs(it)),
    { field: missingOf(it) > 0 ? 'The player is given' : 'The player loses', before: null, after: missingShown(it) },
    { field: 'Reason', before: null, after: reason },
  ],
  async perform(tx, { id: deed_id, data: { difference_id, reason }, basis, operator_id }) {
    const [it] = await lockDifference.run({ difference_id }, tx);
    if (!it || it.player_id === null) throw new Error(`difference ${difference_id} is of no player`);
    const repair = { ...it, player_id: it.player_id, repair_pya: missingOf(basis) };
    await bookRepair(tx, repair, { deed_id, operator_id, reason });
  },
};

/** What a repair has to move (pya; above 0 to the player). */
export function missingOf({ ours_pya, theirs_pya }: Pick<FindDifferenceResult, 'ours_pya' | 'theirs_pya'>): number {
  return theirs_pya - ours_pya;
}

function missingShown(it: FindDifferenceResult): string {
  const missing_pya = missingOf(it);
  return missing_pya > 0 ? kyat(missing_pya) : `${kyat(-missing_pya)}; the balance may go below zero`;
}

function ours(it: FindDifferenceResult) {
  const known = (pya: number | null) => (pya === null ? null : kyat(pya));
  return {
    status: it.ours_status,
    bet: known(it.ours_bet_pya),
    valid_bet: known(it.ours_valid_bet_pya),
    // A wager keeps a tip among what was staked.
    tip: null,
    payout: known(it.ours_payout_pya),
    moved: known(it.ours_pya),
  };
}

/** The figures that the wager takes over; a void one keeps what was bet. */
function theirs(it: FindDifferenceResult) {
  const is_void = it.theirs_status === 'void';
  return {
    status: it.theirs_status,
    ...(is_void ? {} : { bet: kyat(it.theirs_bet_pya) }),
    valid_bet: kyat(is_void ? 0 : it.theirs_valid_bet_pya),
    ...(is_void || it.theirs_tip_pya === 0 ? {} : { tip: kyat(it.theirs_tip_pya) }),
    payout: kyat(is_void ? 0 : it.theirs_payout_pya),
    moved: kyat(it.theirs_pya),
  };
}

function kyat(pya: number): string {
  return `${kyatInFull(pya)} kyat`;
}
