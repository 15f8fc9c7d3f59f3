import { expect, test } from 'vitest';
import { hashPassword, isPassword, makeGate } from '../src/platform/passwords.ts';

test('a gate lets two work at once, the others wait in turn, and who comes beyond the queue is refused', async () => {
  const gate = makeGate(2, 3);
  let running = 0;
  let most = 0;
  const order: number[] = [];
  const work = (id: number) =>
    gate(async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 10));
      running -= 1;
      order.push(id);
    });
  const answers = await Promise.allSettled([1, 2, 3, 4, 5, 6, 7].map(work));
  expect(most).toBe(2);
  expect(order).toEqual([1, 2, 3, 4, 5]);
  expect(answers.map((it) => it.status === 'rejected' && it.reason.code)).toEqual([false, false, false, false, false, 'busy', 'busy']);
  await work(8);
  expect(order.at(-1)).toBe(8);
});

test('work that fails gives its place on', async () => {
  const gate = makeGate(1, 1);
  const failing = gate(() => Promise.reject(new Error('no')));
  const next = gate(async () => 'done');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('done');
});

test('a password matches its own hash alone, and nobody matches none', async () => {
  const stored = await hashPassword('a-good-password');
  expect(await isPassword('a-good-password', stored)).toBe(true);
  expect(await isPassword('a-good-passwore', stored)).toBe(false);
  expect(await isPassword('nobody has this password', null)).toBe(false);
  expect(await hashPassword('a-good-password')).not.toBe(stored);
});
