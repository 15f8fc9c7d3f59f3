import type { DialectName } from '@shwekan/rules';
import type { Queryable } from '../../platform/db.ts';
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
  return settings && SPOKEN[name].aggregator(settings);
}
