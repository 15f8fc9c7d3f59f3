import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { holdRows } from '../../../apps/server/test/hold-rows.ts';
import { fillDisk } from './disk.ts';
import { DRAWS, drawOf, type HeldDraw } from './draws.ts';
import { acknowledgedAfter, atLeader, type Fault, failOver, type Scene, untilSilent } from './failover-scene.ts';
import { DAY } from './house.ts';
import type { Node } from './node.ts';
import { giveNumber } from './play.ts';

const PATIENCE_MS = 60_000;
/** Whoever has written payouts and waits for a purse. */
const PAYS = `select from pg_locks l join pg_stat_activity a using (pid)
  where l.relation = 'lottery.payout'::regclass and l.mode = 'RowExclusiveLock' and a.wait_event_type = 'Lock'`;

/** Faults in the middle of a draw: its result comes, its wins are paid, and the primary goes. Each holds the next draw of the day. */
export const DRAW_FAULTS: Fault[] = [
  {
    name: 'a draw is being paid, and the primary is killed',
    async run(scene) {
      const draw = await closeNext(scene);
      const leader = scene.nodes.leader();
      const purse = await holdWinner(scene, draw);
      await giveTo(scene, draw);
      await until(async () => (await leader.ask(PAYS)).length > 0, 'nobody pays the draw');
      await leader.kill();
      await purse.release();
      await untilSilent(scene);
      await failOver(scene, 'copy', (at) => mustBeUnpaid(scene, draw, at));
      return paidOnce(scene, draw);
    },
  },
  {
    name: 'a draw is paid at a primary alone, whose waits for a standby are cancelled, and it is killed',
    async run(scene) {
      const draw = await closeNext(scene);
      const leader = scene.nodes.leader();
      const purse = await holdWinner(scene, draw);
      await giveTo(scene, draw);
      await until(async () => (await leader.ask(PAYS)).length > 0, 'nobody pays the draw');
      await Promise.all(scene.nodes.followers().map((it) => it.follow(null)));
      await purse.release();
      const cancel = `select pg_cancel_backend(pid) from pg_stat_activity where wait_event = 'SyncRep'`;
      await until(async () => {
        await leader.ask(cancel);
        return (await paidAt(draw, leader)).length > 0;
      }, 'the primary does not pay the draw alone');
      await leader.kill();
      await failOver(scene, 'copy', (at) => mustBeUnpaid(scene, draw, at));
      return paidOnce(scene, draw);
    },
  },
  {
    name: "a draw's result comes while the primary's disk is full",
    async run(scene) {
      const draw = await closeNext(scene);
      const old = scene.nodes.leader();
      const filler = join(old.folder, '..', 'filler');
      fillDisk(old.folder, filler);
      await untilSilent(scene);
      const giving = giveTo(scene, draw);
      await wait(1000);
      await scene.nodes.takeOver();
      await mustBeUnpaid(scene, draw, scene.nodes.leader());
      for (const it of scene.ways) it.pointTo(scene.nodes.leader().url);
      await giving;
      await acknowledgedAfter(scene, 1);
      await old.kill();
      rmSync(filler);
      await scene.nodes.comeBack(old);
      return paidOnce(scene, draw);
    },
  },
];

/** The next draw of the day is over: bets are for those after it. Its number is the one on which most bets are. */
async function closeNext(scene: Scene): Promise<HeldDraw> {
  const draw = DRAWS[scene.next.draw];
  if (draw === undefined) throw new Error('the day has no draw left');
  scene.next.draw += 1;
  await atLeader(scene, (house) => house.moveClock(`${DAY}T${draw.at}:30+06:30`));
  // What was on its way when it closed is answered.
  await acknowledgedAfter(scene, scene.house.players.length * 2);
  const staked = new Map<number, number>();
  for (const { bet } of scene.play.acknowledged)
    if (bet?.section === draw.section) for (const { number } of bet.lines) staked.set(number, (staked.get(number) ?? 0) + 1);
  const [number] = [...staked].sort(([a, x], [b, y]) => y - x || a - b)[0] ?? [draw.number];
  const held = { ...draw, number };
  scene.held.push(held);
  return held;
}

function giveTo(scene: Scene, { section, number }: HeldDraw): Promise<void> {
  return atLeader(scene, (house) => drawOf(house, section)).then(({ id }) =>
    giveNumber(scene.house, scene.play, { draw_id: id, number: String(number).padStart(2, '0'), seed: id }),
  );
}

/** Keeps the purse of somebody who wins, so that whoever pays the draw waits for it. */
function holdWinner({ nodes, play }: Scene, { section, number }: HeldDraw) {
  const won = play.acknowledged.find(({ bet }) => bet?.section === section && bet.lines.some((it) => it.number === number));
  return holdRows(nodes.leader().url, `select from ledger.purse where player_id = $1 and kind = 'main' for no key update`, [
    won?.player_id,
  ]);
}

async function isSettled({ at }: HeldDraw, node: Node): Promise<boolean> {
  const rows = await node.ask(
    `select from lottery.draw d join lottery.lottery l on l.id = d.lottery_id
     where l.code = '2D' and d.day = '${DAY}' and d.section = '${at}'::time and d.settled_at is not null`,
  );
  return rows.length > 0;
}

/** The slips of a draw that are paid at a node. */
async function paidAt({ at }: HeldDraw, node: Node): Promise<string[]> {
  const rows = await node.ask<{ id: string }>(
    `select p.slip_id::text as id from lottery.payout p join lottery.draw d on d.id = p.draw_id join lottery.lottery l on l.id = d.lottery_id
     where l.code = '2D' and d.day = '${DAY}' and d.section = '${at}'::time`,
  );
  return rows.map((it) => it.id);
}

/** A new leader that has the payment already shows nothing of what a fault in its middle does. */
async function mustBeUnpaid({ play }: Scene, draw: HeldDraw, leader: Node): Promise<void> {
  const paid = await paidAt(draw, leader);
  if (paid.length > 0) play.faults.push(`the draw at ${draw.section} was paid at the new leader already: the fault came too late`);
}

/** Waits until the new leader has paid the draw: each slip that has won once, and no other. What each purse has come to is compared in the end. */
async function paidOnce(scene: Scene, draw: HeldDraw): Promise<string> {
  await until(() => isSettled(draw, scene.nodes.leader()), `the draw at ${draw.section} was never paid`);
  // Who bet before it closed and has no answer yet gets it by then.
  await acknowledgedAfter(scene, scene.house.players.length * 2);
  const won = scene.play.acknowledged.filter(
    ({ bet }) => bet?.section === draw.section && bet.lines.some((it) => it.number === draw.number),
  );
  const paid = await paidAt(draw, scene.nodes.leader());
  const [due, done] = [won.map((it) => it.id ?? ''), paid].map((it) => it.sort().join(' '));
  if (due !== done) scene.play.faults.push(`the draw at ${draw.section} owes the slips ${due} and paid ${done}`);
  return `the next leader paid its ${won.length} wins, each once`;
}

async function until(isSo: () => Promise<boolean>, why: string): Promise<void> {
  for (const end = performance.now() + PATIENCE_MS; !(await isSo()); await wait(50)) if (performance.now() > end) throw new Error(why);
}
