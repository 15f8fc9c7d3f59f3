import { wrongLogins } from '#queries/risk/rules-logins.ts';
import { largeSlips, lookFrom, lookTo } from '#queries/risk/rules-play.ts';
import { readNow } from '../platform/clock.ts';
import { type FactReader, readFacts } from '../platform/fact-reader.ts';
import type { Jobs } from '../platform/jobs.ts';
import type { World } from '../platform/world.ts';
import { caseLimits } from './case-limits-setting.ts';
import { openCases } from './open-case.ts';
import type { Finding } from './rules.ts';
import { CASE_RULES, newsOf } from './rules.ts';

const LOOK_MS = 5_000;
const SLIPS_MS = 15_000;
const LOGINS_MS = 60_000;
/** A bet is written at the latest so long after its time. */
const LATE_MS = 10 * 60_000;
/** As many as a query of the rule answers. */
const SLIPS_AT_ONCE = 2000;

/** Opens cases of what facts tell. */
export const casesReader: FactReader = {
  name: 'risk',
  kinds: ['session_opened', 'won', 'wager_changed'],
  changes: ['cash_in', 'cash_out'],
  async take(tx, facts) {
    const news = newsOf(facts);
    const limits = await caseLimits(tx);
    for (const { kind, from, find } of CASE_RULES) if (news[from].length > 0) await openCases(tx, kind, await find(tx, news, limits));
  },
};

/** Opens cases: of what facts tell, of large slips, of accounts for which many wrong passwords were typed. */
export function riskJobs(world: World): Jobs {
  return {
    loops: [
      { name: 'cases-facts', every_ms: LOOK_MS, run: () => readFacts(world, casesReader) },
      { name: 'cases-slips', every_ms: SLIPS_MS, run: () => lookAtSlips(world) },
      { name: 'cases-logins', every_ms: LOGINS_MS, run: () => lookAtLogins(world) },
    ],
  };
}

/** Opens cases of large slips that were accepted since the last look. Those that were written late are seen by the next look: each is found once. */
export async function lookAtSlips(world: World): Promise<void> {
  await world.db.transaction(async (tx) => {
    const [look] = await lookFrom.run({ name: 'slips' }, tx);
    if (!look) return;
    const now = await readNow(tx);
    const from_at = new Date(Math.min(look.looked_to.getTime(), now.getTime()) - LATE_MS);
    const { large_stake_pya } = await caseLimits(tx);
    const found: Finding[] = await largeSlips.run({ from_at, until_at: now, least_pya: large_stake_pya }, tx);
    await openCases(tx, 'large_stake', found);
    // Where there are more, the next look goes on after the last of these.
    const last = found.length < SLIPS_AT_ONCE ? undefined : found.at(-1);
    await lookTo.run({ name: 'slips', looked_to: last ? new Date(last.happened_at.getTime() + LATE_MS) : now }, tx);
  });
}

/** Opens cases of accounts for which many wrong passwords were typed in the last minutes. */
export async function lookAtLogins(world: World): Promise<void> {
  await world.db.transaction(async (tx) => {
    const { wrong_logins } = await caseLimits(tx);
    await openCases(tx, 'wrong_logins', await wrongLogins.run({ least: wrong_logins }, tx));
  });
}
