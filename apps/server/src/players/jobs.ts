import { forgetOtps, forgetSessions, forgetTexts, forgetWaitingTexts } from '#queries/players/jobs.ts';
import type { Jobs } from '../platform/jobs.ts';
import { alone } from '../platform/leader.ts';
import type { World } from '../platform/world.ts';
import { deliverSms } from './sms/http.ts';
import { SEND_SMS } from './sms/sms.ts';

const HOUR_MS = 3_600_000;

/** Hands waiting texts to the gateway; forgets old codes, sessions and texts. */
export function playersJobs(world: World): Jobs {
  return {
    tasks: { [SEND_SMS]: (payload) => deliverSms(world, Number(payload.id)) },
    loops: [{ name: 'players-forget', every_ms: HOUR_MS, run: () => forgetOld(world) }],
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
