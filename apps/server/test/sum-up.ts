import { sumUpEntries } from '../src/reports/days.ts';
import { until } from './until.ts';
import type { TestWorld } from './world.ts';

/** Waits until every entry of a ledger that rests is summed up. That takes as long as an older transaction runs, also one of another test. */
export async function sumUpAll(world: TestWorld): Promise<void> {
  await until(async () => {
    await sumUpEntries(world.server.world);
    const [place] = await world.sql('select read_to = (select max(id) from entry) as is_all from booked_place');
    return place?.['is_all'] === true;
  });
}
