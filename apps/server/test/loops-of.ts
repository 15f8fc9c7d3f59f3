import type { Jobs, Loop } from '../src/platform/jobs.ts';

/** The loops of a room, and its watches as a loop for each of their turns: for who takes turns when they are told to. Each asks the question of its watch first. */
export function loopsOf({ loops = [], watches = [] }: Jobs): Loop[] {
  const asked = watches.flatMap(({ every_ms, ask, turns }) =>
    Object.entries(turns).map(([name, take]): Loop => {
      const run = async () => {
        if ((await ask())[name]) await take();
      };
      return { name, every_ms, run };
    }),
  );
  return [...loops, ...asked];
}
