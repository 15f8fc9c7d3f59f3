import { type ChildProcess, spawn } from 'node:child_process';
import { afterAll, expect, test } from 'vitest';
import { type KeptProcess, keepProcess } from '../kept-process.ts';
import { isAlive } from '../processes.ts';

const begun: ChildProcess[] = [];
const idle = () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  begun.push(child);
  return child;
};
const last = () => begun.at(-1)?.pid ?? 0;
const made: KeptProcess[] = [];
const kept = (start: () => ChildProcess) => {
  const one = keepProcess('part', start);
  made.push(one);
  return one;
};

afterAll(() => Promise.all(made.map((it) => it.stop())));

test('a process that is kept is started again when it was killed, and ends for good when it is stopped', async () => {
  const part = kept(idle);
  part.keep();
  const first = last();
  process.kill(first, 'SIGKILL');
  await expect.poll(() => begun.length).toBe(2);
  expect(last()).not.toBe(first);
  expect(isAlive(last())).toBe(true);
  await part.stop();
  expect(isAlive(last())).toBe(false);
  expect(begun).toHaveLength(2);
});

test('a process that ends before it is kept has failed, and says how', async () => {
  const part = kept(() => spawn(process.execPath, ['-e', 'process.exit(3)'], { stdio: 'ignore' }));
  await expect(part.failed).rejects.toThrow('The part ended by itself (code 3).');
});
