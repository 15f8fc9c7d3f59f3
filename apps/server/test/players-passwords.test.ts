import { expect, test } from 'vitest';
import { hashPassword, isPassword, passwordDoor } from '../src/platform/passwords.ts';

test('so many passwords are compared as may wait, and who comes beyond is refused; afterwards there is place again', async () => {
  const stored = await hashPassword('a-good-password');
  const answers = await Promise.allSettled(Array.from({ length: 100 }, () => isPassword('a-good-password', stored)));
  const refused = answers.filter((it) => it.status === 'rejected');
  expect(refused.every((it) => it.reason.code === 'busy')).toBe(true);
  expect(refused.length).toBeGreaterThan(0);
  expect(answers.length - refused.length).toBeGreaterThanOrEqual(30);
  expect(await isPassword('a-good-password', stored)).toBe(true);
});

test('the door lets in as many as the hashing takes, and work that fails gives its place on', async () => {
  const { promise: wait, resolve: go } = Promise.withResolvers<void>();
  const inside = Array.from({ length: 200 }, () => passwordDoor(() => wait.then(() => Promise.reject(new Error('no')))));
  const all = Promise.allSettled(inside);
  await expect(passwordDoor(async () => 'in')).rejects.toMatchObject({ code: 'busy' });
  go();
  const whys = (await all).map((it) => (it.status === 'rejected' ? (it.reason.code ?? it.reason.message) : 'done'));
  expect(new Set(whys)).toEqual(new Set(['no', 'busy']));
  expect(await passwordDoor(async () => 'in')).toBe('in');
});

test('a password matches its own hash alone, and nobody matches none', async () => {
  const stored = await hashPassword('a-good-password');
  expect(await isPassword('a-good-password', stored)).toBe(true);
  expect(await isPassword('a-good-passwore', stored)).toBe(false);
  expect(await isPassword('nobody has this password', null)).toBe(false);
  expect(await hashPassword('a-good-password')).not.toBe(stored);
});
