import { dayShown, kyatShown } from '@shwekan/rules';
import { z } from 'zod';
import { hasUnsummed, lockRunAtWork } from '#queries/rewards/weekly.ts';
import { countedRun, lockRunToDecide, markPaying } from '#queries/rewards/weekly-console.ts';
import type { DeedKind } from '../platform/deeds/kind.ts';
import { Refusal } from '../platform/refusal.ts';

const CountedWeek = z.object({ run_id: z.number() });
/** What the run gives to those who are not paid yet. */
type WeekState = {
  week_start: string;
  week_end: string;
  state: string;
  counted_at: string | null;
  basis_points: number;
  player_count: number;
  net_loss_pya: number;
  amount_pya: number;
};

/** The counted amounts of a week are paid: after an operator has looked at them and asked, and another has confirmed. */
export const weeklyDeed: DeedKind<z.output<typeof CountedWeek>, WeekState> = {
  kind: 'weekly_run',
  asks: ['cash'],
  decides: ['cash'],
  data: CountedWeek,
  subject: ({ run_id }) => `weekly_run:${run_id}`,
  async lock(tx, { run_id }) {
    await lockRunToDecide.run({ run_id }, tx);
  },
  async basis(db, { run_id }) {
    const [run] = await countedRun.run({ run_id }, db);
    return run ? { ...run, counted_at: run.counted_at?.toISOString() ?? null } : null;
  },
  title: (_data, { week_start, week_end }) => `The weekly promotion of ${dayShown(week_start)} – ${dayShown(week_end)} is paid`,
  lines: (_data, { player_count, net_loss_pya, basis_points, amount_pya }) => [
    { field: 'Players', before: null, after: String(player_count) },
    { field: 'They lost', before: null, after: `${kyatShown(net_loss_pya)} kyat` },
    { field: 'Percent', before: null, after: `${basis_points / 100} %` },
    { field: 'They get', before: null, after: `${kyatShown(amount_pya)} kyat` },
  ],
  async perform(tx, { data: { run_id } }) {
    // A settlement that was taken back a moment ago: its sums go out next, and the week is counted again.
    const [run] = await lockRunAtWork.run({ run_id }, tx);
    const [found] = run ? await hasUnsummed.run({ run_id, from_at: run.from_at, until_at: run.until_at }, tx) : [];
    if (found?.is_unsummed) throw new Refusal('draw_not_settled');
    await markPaying.run({ run_id }, tx);
  },
};
