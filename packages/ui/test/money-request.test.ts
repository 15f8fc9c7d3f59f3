import { expect, test, vi } from 'vitest';
import { sendOnce } from '../src/money-request.ts';
import { Lost } from '../src/refusal-error.ts';

test('who is online again is asked for at once, whatever the wait between two tries was by then', async () => {
  const phone = new EventTarget();
  vi.stubGlobal('addEventListener', phone.addEventListener.bind(phone));
  // Its timers never end: only the network brings the next try.
  vi.stubGlobal('setTimeout', () => 0);
  let sent = 0;
  const send = async () => {
    sent++;
    if (sent < 4) throw new Lost('no network');
    return 'yes';
  };
  const outcome = sendOnce(send);
  for (const tries of [1, 2, 3]) {
    await vi.waitUntil(() => sent === tries, { interval: 0 }).catch(() => undefined);
    phone.dispatchEvent(new Event('online'));
    await Promise.resolve();
  }
  vi.unstubAllGlobals();
  expect(sent).toBe(4);
  expect(await outcome).toEqual({ state: 'accepted', answer: 'yes' });
});
