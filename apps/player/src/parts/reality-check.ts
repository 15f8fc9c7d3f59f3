import { fill } from '@shwekan/phrases/fill';
import { saidIn } from '../house/language.ts';
import { token } from '../house/session.ts';
import { toast } from '../phone/toast.ts';

const MINUTE_MS = 60_000;
const EVERY_MINUTES = 60;

/** Reminds a player after every hour in which this tab was looked at; without a player, or another one, the count begins anew. */
export function startRealityCheck(): void {
  let minutes = 0;
  let whose = token();
  setInterval(() => {
    if (whose !== token()) minutes = 0;
    whose = token();
    if (whose === null || document.visibilityState !== 'visible') return;
    minutes += 1;
    if (minutes % EVERY_MINUTES === 0) void remind(minutes);
  }, MINUTE_MS);
}

async function remind(minutes: number): Promise<void> {
  const { reminder } = await saidIn('person');
  toast('warning', fill(reminder, { minutes }));
}
