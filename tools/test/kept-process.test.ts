import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { type KeptProcess, keepProcess } from '../kept-process.ts';
import { isAlive } from '../processes.ts';
import { forgetOtherLog, keyIn } from '../witnesses.ts';

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

test("a demo's witness puts aside what it saw of the log of a database that is gone, and nothing else; its key is one whatever Node says", async () => {
  const folder = mkdtempSync(join(tmpdir(), 'shwekan-demo-witness-'));
  const names = () => readdirSync(folder).map((it) => it.replace(/-\d{13}$/, ''));
  try {
    mkdirSync(join(folder, 'seen'));
    for (const made_at of ['1', '1']) await forgetOtherLog(folder, made_at);
    expect(names()).toEqual(['database', 'seen']);
    await forgetOtherLog(folder, '2');
    expect(names()).toEqual(['database', 'seen-1']);
    mkdirSync(join(folder, 'seen'));
    await forgetOtherLog(folder, '2');
    expect(names()).toEqual(['database', 'seen', 'seen-1']);
  } finally {
    rmSync(folder, { recursive: true });
  }
  const key = 'bookkeeper.demo/witness+0123abcd+BPBqVQHbklPZ';
  expect(keyIn(`${key}\n(node:12) Warning: a+warning\n(Use \`node --trace-warnings\`)\n`)).toBe(key);
  expect(() => keyIn('(node:12) Warning\n')).toThrow('A witness showed no key');
});
