import type { DialectName } from '@shwekan/rules';
import type { Queryable } from '../../platform/db.ts';
import { noteContact } from '../../platform/last-contact.ts';
import type { OutsideResult } from '../../platform/outside.ts';
import type { World } from '../../platform/world.ts';
import type { Aggregator } from './aggregator.ts';
import type { Dialect } from './dialect.ts';
import { gsc } from './gsc/dialect.ts';
import { gscPlus } from './gsc-plus/dialect.ts';
import { settingsOf } from './settings.ts';

/** Every dialect that is spoken: a new one is a folder and a line here. */
const SPOKEN: Readonly<Record<DialectName, Dialect>> = { gsc, gsc_plus: gscPlus };

export const spokenDialects: readonly Dialect[] = Object.values(SPOKEN);

/** The aggregator behind a dialect, by its settings now; null when it is switched off or has no operator code or secret yet. */
export async function aggregatorOf(world: World, db: Queryable, name: DialectName): Promise<Aggregator | null> {
  const settings = await settingsOf(world, db, name);
  return settings && listened(world, name, SPOKEN[name].aggregator(settings, world.config));
}

/** The same aggregator; the process remembers whether it answered. */
function listened(world: World, name: DialectName, it: Aggregator): Aggregator {
  const note = async <T>(asked: Promise<OutsideResult<T>>): Promise<OutsideResult<T>> => {
    const answer = await asked;
    noteContact(world, `games:${name}`, answer.outcome === 'done' ? null : answer.error);
    return answer;
  };
  return {
    ...it,
    launch: (launch) => note(it.launch(launch)),
    products: () => note(it.products()),
    games: (p_code, category_id) => note(it.games(p_code, category_id)),
    wagers: (from, until) => note(it.wagers(from, until)),
  };
}
