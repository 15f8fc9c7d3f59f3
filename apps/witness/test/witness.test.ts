import { cp, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import {
  hashLeaf,
  openCheckpoint,
  proveConsistency,
  readVerifierKey,
  rootOf,
  toBase64,
  utf8,
  writeAddCheckpoint,
  writeCheckpoint,
} from '../../../packages/proof/src/index.ts';
import { isSigned, sha256, signer } from '../../../packages/proof/test/written-log.ts';
import { killWitness, type RunningWitness, startWitness } from './witness-process.ts';

const root = await mkdtemp(join(tmpdir(), 'shwekan-witness-'));
afterAll(() => rm(root, { recursive: true }));
const running: RunningWitness[] = [];
afterEach(async () => {
  for (const it of running.splice(0)) await killWitness(it);
});
let made = 0;
const newFolder = () => join(root, String(++made));

const house = signer('house.example/log');
/** Two logs that are one for their first ten leaves. */
const leaves = (branch: string) => Array.from({ length: 60 }, (_, n) => hashLeaf(sha256, utf8(n < 10 ? `${n}` : `${n} ${branch}`)));
const [ours, forked] = [leaves('a'), leaves('b')];

function headOf(size: number, own = ours, by = house, origin = by.name): string {
  return by.note(writeCheckpoint({ origin, size, root: rootOf(sha256, own.slice(0, size)), extensions: [] }));
}
const growth = (old_size: number, size: number, own = ours) =>
  writeAddCheckpoint({ old_size, proof: proveConsistency(sha256, own.slice(0, size), old_size), checkpoint: headOf(size, own) });

async function start(folder = newFolder(), logs: readonly string[] = [house.key_text]): Promise<RunningWitness> {
  const witness = await startWitness(folder, logs);
  running.push(witness);
  return witness;
}

async function send({ url }: RunningWitness, body: string) {
  const answer = await fetch(`${url}/add-checkpoint`, { method: 'POST', body });
  return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
}

/** What a reader who trusts the witness finds under a checkpoint with its answer. */
async function seenBy({ key }: RunningWitness, size: number, lines: string, own = ours) {
  const opened = await openCheckpoint(isSigned, headOf(size, own) + lines, readVerifierKey(sha256, house.key_text)!, [
    readVerifierKey(sha256, key)!,
  ]);
  return opened?.witnesses ?? [];
}

test('what grows is cosigned with the time; the same head again as well; key and last head are told to everybody', async () => {
  const folder = newFolder();
  const witness = await start(folder);
  const before_s = Math.floor(Date.now() / 1000);
  for (const [old_size, size] of [
    [0, 3],
    [3, 7],
    [7, 7],
    [7, 12],
  ] as const) {
    // biome-ignore format: steps
    const { status, text } = await send(witness, growth(old_size, size));
    expect(status).toBe(200);
    const [seen] = await seenBy(witness, size, text);
    expect(seen?.name).toBe('paper.example/witness');
    expect(seen?.time_s).toBeGreaterThanOrEqual(before_s);
  }
  expect(await (await fetch(`${witness.url}/key`)).text()).toBe(`${witness.key}\n`);
  const last = await (await fetch(`${witness.url}/checkpoint/${house.name}`)).text();
  expect(last.startsWith(headOf(12).split('\n\n')[0]!)).toBe(true);
  expect((await stat(join(folder, 'key.pem'))).mode & 0o777).toBe(0o600);
  await killWitness(witness);
  const again = await start(folder);
  expect(again.key).toBe(witness.key);
  expect(await send(again, growth(0, 20))).toEqual({ status: 409, type: 'text/x.tlog.size', text: '12\n' });
});

const stranger = signer('stranger.example/log');
const other = signer(house.name);
const wrongProof = growth(5, 9).replace(/^old 5\n\S+/, `old 5\n${toBase64(sha256(utf8('x')))}`);

test('a head that is not proven is not cosigned, and what is kept stays', async () => {
  const folder = newFolder();
  const witness = await start(folder);
  expect((await send(witness, growth(0, 5))).status).toBe(200);
  const table: [name: string, body: string, status: number, text?: string][] = [
    ['nothing', '', 400],
    ['no old size', headOf(9), 400],
    ['an old size with a zero before it', growth(5, 9).replace('old 5', 'old 05'), 400],
    ['a hash that is short', growth(5, 9).replace(/^old 5\n\S+/, 'old 5\nAAAA'), 400],
    ['no checkpoint', 'old 5\n\nhello\n', 400],
    ['a proof of 64 hashes', growth(5, 9).replace('\n', `\n${`${toBase64(sha256(utf8('x')))}\n`.repeat(64)}`), 400],
    ['a log that is not known', `old 0\n\n${headOf(9, ours, stranger)}`, 404],
    ['another key of the name', `old 5\n\n${headOf(9, ours, other)}`, 403],
    ['no signature of the log', growth(5, 9).replaceAll('— house.example/log', '— somebody.example/log'), 403],
    ['a changed size', growth(5, 9).replace('\n9\n', '\n8\n'), 403],
    ['an old size beyond the checkpoint', `old 12\n\n${headOf(9)}`, 400],
    ['an old size that is not the last', growth(3, 9), 409, '5\n'],
    ['an old size of zero', growth(0, 9), 409, '5\n'],
    ['a smaller head', growth(3, 4), 409, '5\n'],
    ['a smaller head from itself', growth(4, 4), 409, '5\n'],
    ['a wrong proof', wrongProof, 422],
    ['no proof', `old 5\n\n${headOf(9)}`, 422],
    ['a proof for the same size', growth(5, 5).replace('old 5', `old 5\n${toBase64(sha256(utf8('x')))}`), 422],
    ['another log under the same key', growth(5, 9, [...forked.slice(10), ...forked]), 422],
    ['another root of the same size', `old 5\n\n${headOf(5, forked.slice(20))}`, 409, '5\n'],
    ['another root of the same size, as if it was new', `old 0\n\n${headOf(5, forked.slice(30))}`, 409, '5\n'],
    ['too much', 'x'.repeat(70_000), 413],
  ];
  for (const [name, body, status, text] of table) {
    const answer = await send(witness, body);
    expect([name, answer.status]).toEqual([name, status]);
    if (text !== undefined) expect([name, answer.type, answer.text]).toEqual([name, 'text/x.tlog.size', text]);
    expect([name, answer.text.includes('—')]).toEqual([name, false]);
  }
  // Two heads of one size are kept: they show by themselves that the log told two things.
  const kept = async () =>
    (await readdir(join(folder, 'contradictions'), { recursive: true, withFileTypes: true })).filter((it) => it.isFile());
  expect(await kept()).toHaveLength(2);
  // What somebody else writes under them, or the same line again, is kept for nobody.
  const junk = stranger.note(writeCheckpoint({ origin: 'x', size: 0, root: sha256(utf8('')), extensions: [] })).split('\n\n')[1] ?? '';
  const again = headOf(5, forked.slice(20));
  for (const lines of [junk, junk.replace('stranger', 'other'), again.split('\n\n')[1] ?? ''])
    expect((await send(witness, `old 5\n\n${again}${lines}`)).status).toBe(409);
  const texts = await Promise.all((await kept()).map((it) => readFile(join(it.parentPath, it.name), 'utf8')));
  expect(texts.toSorted()).toEqual([again, headOf(5, forked.slice(30))].toSorted());
  expect((await send(witness, growth(5, 9))).status).toBe(200);
  for (const [path, method] of [['/', 'DELETE'], ['/add-checkpoint', 'GET'], ['/checkpoint/none', 'GET'], ['/x', 'POST']]) // biome-ignore format: a table
    expect((await fetch(witness.url + path, { method: method! })).status).toBe(404);
});

test('requests at once, also to two processes of one folder, never make it cosign two branches', async () => {
  const folder = newFolder();
  const one = await start(folder);
  const two = await start(folder);
  expect(two.key).toBe(one.key);
  expect((await send(one, growth(0, 10))).status).toBe(200);
  for (let size = 11; size < 50; size += 13) {
    const known = Number((await send(one, growth(0, 60))).text);
    const asked = Array.from({ length: 24 }, (_, n) => ({ to: n % 3 === 0 ? two : one, own: n % 2 === 0 ? ours : forked }));
    const answers = await Promise.all(
      asked.map(async ({ to, own }, n) => {
        const at = size + (n % 5);
        const { status, text } = await send(to, growth(known, at, own));
        return status === 200 && (await seenBy(to, at, text, own)).length > 0 ? { own, at } : null;
      }),
    );
    const cosigned = answers.filter((it) => it !== null);
    expect(cosigned.length).toBeGreaterThan(0);
    expect(new Set(cosigned.map((it) => `${it.at} ${it.own === ours}`)).size).toBe(1);
    // The next round begins where all agree.
    if (cosigned[0]?.own !== ours) break;
  }
});

test('a witness that is killed in the middle knows every head that it has cosigned', async () => {
  const folder = newFolder();
  let [known, cosigned] = [0, 0];
  for (let round = 0; round < 5; round += 1) {
    const witness = await start(folder);
    known = Number((await send(witness, `old 60\n\n${headOf(60)}`)).text);
    expect(known).toBeGreaterThanOrEqual(cosigned);
    // On a busy machine all may be killed before their first turn: then there is nothing to know.
    if (round === 0 && (await send(witness, growth(known, known + 1))).status === 200) cosigned = known += 1;
    const end = setTimeout(() => witness.child.kill('SIGKILL'), 3 + round * 4);
    for (let size = known + 1; size < known + 12; size += 1) {
      const answer = await send(witness, growth(size - 1, size)).catch(() => null);
      if (answer?.status !== 200) break;
      cosigned = size;
    }
    clearTimeout(end);
    await killWitness(witness);
  }
  const witness = await start(folder);
  const { status, text } = await send(witness, growth(0, 1));
  expect([status, Number(text) >= cosigned]).toEqual([409, true]);
});

test('a damaged record, another name and a key that is none are refused', async () => {
  const folder = newFolder();
  const witness = await start(folder);
  expect((await send(witness, growth(0, 5))).status).toBe(200);
  const [log] = await readdir(join(folder, 'seen'));
  const file = join(folder, 'seen', log!, '0000000000000001');
  const kept = await readFile(file);
  const copy = newFolder();
  await cp(folder, copy, { recursive: true });
  await expect(startWitness(copy, [house.key_text], 'other.example/witness')).rejects.toThrow('is not what this witness wrote');
  for (const break_it of [
    () => truncate(file, 0),
    () => truncate(file, 80),
    () => writeFile(file, headOf(3)),
    () => writeFile(file, String(kept).replace('\n5\n', '\n4\n')),
  ]) {
    // biome-ignore format: ways
    await break_it();
    expect((await send(witness, growth(5, 9))).status).toBe(500);
    await expect(startWitness(folder, [house.key_text])).rejects.toThrow('is not what this witness wrote');
    await writeFile(file, kept);
  }
  expect((await send(witness, growth(5, 9))).status).toBe(200);
  await writeFile(join(copy, 'key.pem'), 'x');
  await expect(startWitness(copy, [house.key_text])).rejects.toThrow();
  await expect(startWitness(newFolder(), ['house'])).rejects.toThrow('--log is no key of a log: house');
});
