import { askDay, dueReconciliations } from '#queries/games/books/reconciliation.ts';
import { dueImports } from '#queries/games/catalogue/list-import.ts';
import { forgetCallbacks as forgetOld } from '#queries/games/wallet/callbacks.ts';
import { enqueue, type Jobs } from '../platform/jobs.ts';
import type { World } from '../platform/world.ts';
import { RECONCILE } from './books/differences.ts';
import { reconcile } from './books/reconciliation.ts';
import { importFromAggregator } from './catalogue/list-import.ts';

const IMPORT_GAMES = 'import-games';
const TEN_MINUTES_MS = 600_000;
const FORGOTTEN_AT_ONCE = 2000;

/** What the games room does by itself: bringing in the lists of games, comparing wagers with the reports. */
export function gamesJobs(world: World): Jobs {
  return {
    tasks: {
      outside: {
        [RECONCILE]: ({ reconciliation_id }) => reconcile(world, Number(reconciliation_id)),
        // A list that does not come is noted and asked for again in an hour: the queue need not repeat it.
        [IMPORT_GAMES]: async ({ provider_id }) => {
          await importFromAggregator(world, Number(provider_id), null);
        },
      },
    },
    loops: [
      {
        name: 'games-reports',
        every_ms: TEN_MINUTES_MS,
        run: () =>
          world.db.transaction(async (tx) => {
            for (const due of await dueReconciliations.run(undefined, tx)) {
              const [asked] = await askDay.run({ ...due, asked_by: null }, tx);
              await enqueue(tx, RECONCILE, { reconciliation_id: asked?.id }, `${RECONCILE}:${asked?.id}`);
            }
          }),
      },
      { name: 'games-callbacks', every_ms: TEN_MINUTES_MS, run: () => forgetCallbacks(world) },
      {
        name: 'games-lists',
        every_ms: TEN_MINUTES_MS,
        run: () =>
          world.db.transaction(async (tx) => {
            for (const { id } of await dueImports.run(undefined, tx))
              await enqueue(tx, IMPORT_GAMES, { provider_id: id }, `${IMPORT_GAMES}:${id}`);
          }),
      },
    ],
  };
}

/** Forgets the callbacks that are older than the settings keep them. Safe to run twice, and to stop half way. */
async function forgetCallbacks(world: World): Promise<void> {
  const asked = { days: world.config.GAME_CALLBACK_DAYS, most: FORGOTTEN_AT_ONCE };
  for (let forgotten = FORGOTTEN_AT_ONCE; forgotten === FORGOTTEN_AT_ONCE; ) {
    const [row] = await forgetOld.run(asked, world.db);
    forgotten = row?.forgotten ?? 0;
  }
}
