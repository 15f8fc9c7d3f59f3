import type { User } from '@shwekan/contract';
import { expect, test, vi } from 'vitest';

test('a profile that changes while it is asked for is asked for once more', async () => {
  vi.stubGlobal('document', { documentElement: {}, cookie: '' });
  const answers: ((of: object) => void)[] = [];
  vi.stubGlobal('fetch', () => new Promise((answer) => answers.push((data) => answer(Response.json({ data })))));
  const { applyEvent } = await import('../../src/house/stream-events.ts');
  const { refreshProfile } = await import('../../src/house/refresh.ts');
  const { session, startSession } = await import('../../src/house/session.ts');
  startSession({ id: 1, name: 'Aung', level: 1, version: 7 } as unknown as User, 'the-token');

  // A screen was opened; before its answer is here, the stream tells of the second level.
  void refreshProfile();
  await expect.poll(() => answers.length).toBe(1);
  applyEvent({ id: null, name: 'changed', data: { what: 'profile' } });
  answers[0]?.({ level: 1, version: 7 });
  await expect.poll(() => answers.length).toBe(2);
  answers[1]?.({ level: 2, version: 7 });
  await expect.poll(() => session()).toMatchObject({ name: 'Aung', level: 2 });
});
