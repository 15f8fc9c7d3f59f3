import { randomUUID } from 'node:crypto';
import { forgetOnline, onlineElsewhere, tellOnline } from '#queries/realtime/online.ts';
import type { World } from '../platform/world.ts';

const TELL_EVERY_MS = 10_000;

/** How many players have a stream open, here and at the other processes. */
export type Online = {
  /** Tells the other processes of those here, now and then; nothing while nobody is. */
  tell(player_count: number): Promise<void>;
  /** Of all processes together: one with streams at two of them counts at both. */
  count(here: number): Promise<number>;
  /** This process has no streams any more. */
  end(): Promise<void>;
};

/** Opens the count for a process. */
export function openOnline(world: World): Online {
  const name = randomUUID();
  let told = 0;
  let told_ms = Number.NEGATIVE_INFINITY;
  return {
    async tell(player_count) {
      if ((told === 0 && player_count === 0) || performance.now() - told_ms < TELL_EVERY_MS) return;
      await tellOnline.run({ name, player_count }, world.db);
      [told, told_ms] = [player_count, performance.now()];
    },
    async count(here) {
      const [others] = await onlineElsewhere.run({ name }, world.db);
      return here + (others?.player_count ?? 0);
    },
    async end() {
      if (told_ms !== Number.NEGATIVE_INFINITY) await forgetOnline.run({ name }, world.db);
    },
  };
}
