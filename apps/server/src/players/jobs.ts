import { forgetOtps, forgetSessions, forgetTexts, forgetWaitingTexts } from '#queries/players/jobs.ts';
import type { Jobs } from '../platform/jobs.ts';
import { alone } from '../platform/leader.ts';
import type { Files } from '../platform/storage.ts';
import type { World } from '../platform/world.ts';
import { sweepPhotos } from './level-two.ts';
import { deliverSms } from './sms/http.ts';
import { SEND_SMS } from './sms/sms.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

/** Hands waiting texts to the gateway; forgets old codes, sessions and texts, and photos of no request. */
export function playersJobs(world: World, files: Files): Jobs {
  return {
    tasks: { prompt: { [SEND_SMS]: (payload) => deliverSms(world, Number(payload.id)) } },
    loops: [
      { name: 'players-forget', every_ms: HOUR_MS, run: () => forgetOld(world) },
      { name: 'level-two-swept', every_ms: DAY_MS, run: () => sweepPhotos(world, files) },
    ],
  };
}

async function forgetOld(world: World): Promise<void> {
  await alone(world.db, 'players-forget', async (tx) => {
    await forgetOtps.run(undefined, tx);
    await forgetSessions.run(undefined, tx);
    await forgetTexts.run(undefined, tx);
    await forgetWaitingTexts.run(undefined, tx);
  });
}
