import {
  type CheckpointToCosignResult,
  checkpointToCosign,
  markWitnessed,
  oldestUnwitnessed,
  writeCosignature,
} from '#queries/transparency/witness.ts';
import { endAlerts, raiseAlert } from '../platform/alerts.ts';
import type { OutsideWitness } from '../platform/config-log.ts';
import type { Loop } from '../platform/jobs.ts';
import type { World } from '../platform/world.ts';
import { askCosignature } from './witness-call.ts';

/** What is wrong with each witness now, by its name; of the others nothing is. */
type Troubles = Map<string, string>;

/** What goes on for so long is told in the server's log: a witness that starts beside the house is away for a moment. */
const REST_MS = { first: 500, told: 4_000, most: 60_000 };
const WATCH_EVERY_MS = 10_000;
const WITNESSES_WANTED = 2;

/** Each witness is asked by a loop of its own: one that is slow, away or lies holds up no other. Another watches that enough of them sign. */
export function witnessLoops(world: World, every_ms: number): Loop[] {
  const { LOG_WITNESSES: witnesses, LOG_WITNESSED_WITHIN_MS: within_ms, DEMO } = world.config;
  if (!DEMO && witnesses.length < WITNESSES_WANTED)
    world.log.warn(
      `LOG_WITNESSES: ${witnesses.length} of two witnesses outside the house: nobody notices when two people are shown two logs`,
    );
  const watch_ms = Math.max(50, Math.min(WATCH_EVERY_MS, within_ms / 10));
  // What was raised while witnesses were named has nothing to end it.
  const endRaised = () => endAlerts(world.db, 'log_unwitnessed');
  if (witnesses.length === 0) return [{ name: 'transparency.witnessed', every_ms: watch_ms, run: endRaised }];
  const troubles: Troubles = new Map();
  return [
    ...witnesses.map((it) => ({ name: `transparency.witness ${it.verifier.name}`, every_ms, run: keepAsking(world, it, troubles) })),
    { name: 'transparency.witnessed', every_ms: watch_ms, run: () => tellUnwitnessed(world, troubles) },
  ];
}

/** One turn: asks for a signature under the newest checkpoint. After trouble the witness is left alone, each time for longer. */
function keepAsking(world: World, witness: OutsideWitness, troubles: Troubles): () => Promise<void> {
  let rest_ms = REST_MS.first;
  let rests_until_ms = Number.NEGATIVE_INFINITY;
  const { name } = witness.verifier;
  return async () => {
    if (performance.now() < rests_until_ms) return;
    const [head] = await checkpointToCosign.run({ witness: witness.key }, world.db);
    if (head === undefined) return;
    if (head.cosigned_size === head.size) return head.is_witnessed ? undefined : markSeen(world, head.size);
    const answer = await askCosignature(world, witness, head);
    if ('line' in answer) {
      await keepCosignature(world, witness, head.size, answer.line);
      troubles.delete(name);
      rest_ms = REST_MS.first;
      return;
    }
    const { trouble: why, forked } = answer;
    if (forked !== undefined || rest_ms === REST_MS.told) world.log.warn({ witness: name, why }, 'a witness did not sign the log');
    troubles.set(name, why);
    if (forked !== undefined) await tellForked(world, witness, head, `log_forked:${name}:${forked}:${head.today}`, why);
    rests_until_ms = performance.now() + rest_ms;
    rest_ms = Math.min(rest_ms * 2, REST_MS.most);
  };
}

async function keepCosignature(world: World, { key }: OutsideWitness, size: number, line: string): Promise<void> {
  await writeCosignature.run({ size, witness: key, line }, world.db);
  // Of its own, after the commit: of two that come at once the later sees both.
  await markSeen(world, size);
}

async function markSeen({ config, db }: World, size: number): Promise<void> {
  await markWitnessed.run({ size, witnesses: config.LOG_WITNESSES.map((it) => it.key), needed: config.LOG_WITNESSES_NEEDED }, db);
}

/** A witness says that there is another log. Another process may have signed what it knows since we looked. */
async function tellForked(
  { db }: World,
  { key, verifier }: OutsideWitness,
  { size }: CheckpointToCosignResult,
  ref: string,
  reason: string,
): Promise<void> {
  const [now] = await checkpointToCosign.run({ witness: key }, db);
  if (now?.size === size) await raiseAlert(db, ref, 'log_forked', { witness: verifier.name, reason, leaves: size });
}

/** Raises an alert, once a day, while no checkpoint has had enough signatures for long, and ends it when one has. */
async function tellUnwitnessed({ config, db }: World, troubles: Troubles): Promise<void> {
  const [oldest] = await oldestUnwitnessed.run({ patience_ms: config.LOG_WITNESSED_WITHIN_MS }, db);
  if (oldest?.is_late !== true) return endAlerts(db, 'log_unwitnessed');
  const reason = [...troubles].map(([name, why]) => `${name}: ${why}`).join('; ');
  const data = { reason, needed: config.LOG_WITNESSES_NEEDED, leaves: oldest.size };
  await raiseAlert(db, `log_unwitnessed:${oldest.size}:${oldest.today}`, 'log_unwitnessed', data);
}
