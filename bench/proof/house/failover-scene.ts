import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { HeldDraw } from './draws.ts';
import type { House } from './house.ts';
import type { Play } from './model.ts';
import type { Node } from './node.ts';
import type { Standbys } from './standbys.ts';
import type { Way } from './way.ts';

/** A house with its nodes, the ways of its servers to the leader, what is played in it, and the draws that were held: `next` is how many. */
export type Scene = { house: House; nodes: Standbys; ways: Way[]; play: Play; two_lead: boolean; next: { draw: number }; held: HeldDraw[] };
/** Does its fault, sees to it that the house goes on, and puts back what was broken. Answers what else it saw. */
export type Fault = { name: string; run(scene: Scene): Promise<string> };

/** Nothing was acknowledged for so long: whoever watches over the leader gives it up. */
const GIVEN_UP_MS = 3000;

/** Waits until nothing is acknowledged any more, for as long as a watcher would; at most so long. */
export async function untilSilent({ play }: Scene, most_ms = 20_000): Promise<void> {
  let [seen, since] = [play.acknowledged.length, performance.now()];
  for (const end = performance.now() + most_ms; performance.now() - since < GIVEN_UP_MS && performance.now() < end; await wait(20)) {
    if (play.acknowledged.length !== seen) [seen, since] = [play.acknowledged.length, performance.now()];
  }
}

/** Waits until so many operations more are acknowledged. */
export async function acknowledgedAfter({ play }: Scene, count: number): Promise<void> {
  const from = play.acknowledged.length;
  for (const end = performance.now() + 120_000; play.acknowledged.length < from + count && play.faults.length === 0; await wait(10))
    if (performance.now() > end) throw new Error('the house does not go on');
}

/** A standby leads, the servers' ways lead to it, and who led before is a standby again. `look` is at the new leader before anybody else is. */
export async function failOver(
  scene: Scene,
  from: 'copy' | 'its own files' = 'copy',
  look?: (leader: Node) => Promise<void>,
): Promise<void> {
  const old = await scene.nodes.takeOver();
  await look?.(scene.nodes.leader());
  for (const it of scene.ways) it.pointTo(scene.nodes.leader().url);
  await acknowledgedAfter(scene, 1);
  await scene.nodes.comeBack(old, from);
}

/** The house as whoever leads now has it. */
export async function atLeader<T>({ house, nodes }: Scene, work: (house: House) => Promise<T>): Promise<T> {
  const owner = new pg.Pool({ connectionString: nodes.leader().url, max: 2 });
  owner.on('error', () => undefined);
  try {
    const moveClock = async (to: string) =>
      void (await owner.query('update demo_clock set shift = $1::timestamptz - clock_timestamp()', [to]));
    return await work({ ...house, moveClock, database: { ...house.database, owner } });
  } finally {
    await owner.end();
  }
}
