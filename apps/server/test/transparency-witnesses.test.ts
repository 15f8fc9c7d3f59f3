import type { ChildProcess } from 'node:child_process';
import { createPrivateKey, sign } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  cosignature,
  cosignedMessage,
  openCheckpoint,
  readNote,
  readProof,
  readReceipt,
  readVerifierKey,
  signaturesOf,
  toCount,
  verifyReceipt,
  witnessKeysIn,
  writeSignature,
} from '@shwekan/proof';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { checkpointToCosign } from '#queries/transparency/witness.ts';
import { freePort } from '../../../tools/free-port.ts';
import { sha256, verifyEd25519 } from '../src/transparency/key.ts';
import { askCosignature } from '../src/transparency/witness-call.ts';
import { bet, drawsWorld } from './draws-world.ts';
import { must, type TestPlayer } from './people.ts';
import { endProcess } from './sandbox-process.ts';
import { until } from './until.ts';
import { startWitness, witnessKey } from './witness-process.ts';

const root = await mkdtemp(join(tmpdir(), 'shwekan-witnesses-'));
const [PAPER, BANK] = ['paper.example/witness', 'bank.example/witness'] as const;
const keys = { [PAPER]: await witnessKey(PAPER, join(root, 'paper')), [BANK]: await witnessKey(BANK, join(root, 'bank')) };
const ports = { [PAPER]: await freePort(), [BANK]: await freePort() };
const named = ([PAPER, BANK] as const).map((it) => `${keys[it]} http://127.0.0.1:${ports[it]}`).join(', ');
const world = await drawsWorld({ CHECKPOINT_EVERY_MS: '50', LOG_WITNESSES: named, LOG_WITNESSED_WITHIN_MS: '1500' });

const get = async (path: string) => (await fetch(`${world.server.player_url}${path}`)).text();
const log_key = (await get('/log/key')).split('\n')[0] ?? '';
const running = new Map<string, ChildProcess>();
async function start(name: typeof PAPER | typeof BANK): Promise<void> {
  running.set(name, await startWitness(name, join(root, name.split('.')[0] ?? ''), ports[name], log_key));
}
async function stop(name: string): Promise<void> {
  const child = running.get(name);
  if (child) await endProcess(child);
}
afterAll(async () => {
  await Promise.all([...running.keys()].map(stop));
  await rm(root, { recursive: true });
});

/** What a reader who trusts both witnesses finds in the checkpoint that the house serves. */
async function head() {
  const log = readVerifierKey(sha256, log_key);
  const trusted = Object.values(keys).map((it) => readVerifierKey(sha256, it));
  const opened = log && (await openCheckpoint(verifyEd25519, await get('/log/checkpoint'), log, trusted.filter((it) => it !== null))); // biome-ignore format: one line
  if (!opened) throw new Error('the checkpoint does not open');
  return { size: opened.checkpoint.size, names: opened.witnesses.map((it) => it.name) };
}
const open = async (kind: string) => (await world.sql('select data from alert where kind = $1 and closed_at is null order by id', [kind])).map((it) => it['data'] as { reason: string; witness?: string }); // biome-ignore format: one line
/** Something that the log must tell; answers the size that it has after it. */
async function grow(draw_id: number): Promise<number> {
  const before = (await head()).size;
  await world.sql('update draw_number set own_block = not own_block where number = 9 and draw_id = $1', [draw_id]);
  await until(async () => (await head()).size > before);
  return (await head()).size;
}
const areBoth = async () => (await head()).names.length === 2;

test('too few signatures are an alert, which ends by itself once both witnesses sign; everybody reads whose they are', async () => {
  await until(async () => (await open('log_unwitnessed')).length === 1);
  const [{ reason } = { reason: '' }] = await open('log_unwitnessed');
  expect(reason).toContain(`${PAPER}: 127.0.0.1:${ports[PAPER]} cannot be reached`);
  expect(reason).toContain(BANK);
  expect((await head()).names).toEqual([]);
  await Promise.all([start(PAPER), start(BANK)]);
  await until(areBoth);
  await until(async () => (await open('log_unwitnessed')).length === 0);
  const policy = await get('/log/witnesses');
  expect(witnessKeysIn(policy)).toEqual(Object.values(keys));
  expect(policy).toContain(`log ${log_key} `);
  expect(policy).toContain(`\ngroup outside 2 ${PAPER} ${BANK}\nquorum outside\n`);
});

let player: TestPlayer;
let voucher: string;

/** The player's receipt, as one who trusts both witnesses verifies it; and the size of its checkpoint. */
async function seen() {
  const receipt = await must(world.call('GET /api/slips/:voucher/receipt', { token: player.token, params: { voucher } }));
  const read = readReceipt(JSON.stringify(receipt));
  const verdict = read && (await verifyReceipt({ sha256, verify: verifyEd25519 }, read, { log_key, witnesses: Object.values(keys) }));
  const note = readNote(readProof(receipt.leaves[0]?.proof ?? '')?.checkpoint ?? '');
  return { state: verdict?.checks.witnessed, count: verdict?.witnesses.length, size: toCount(note?.text.split('\n')[1] ?? '') };
}

test('a receipt stands under a checkpoint that both saw, as long as that has all of its draw; one witness that is away holds up no other', async () => {
  player = await world.player(5000);
  voucher = (await must(bet(world, player, [['07', 300]]))).voucher;
  const [draw, other] = [await world.drawOf('11:00 AM'), await world.drawOf('12:01 PM')];
  await until(areBoth);
  const size = (await head()).size;
  // That enough signed is written down after the last of their signatures.
  await until(async () => (await seen()).size === size);
  expect(await seen()).toEqual({ state: 'true', count: 2, size });
  await stop(BANK);
  const larger = await grow(other.id);
  await until(async () => (await head()).names.join() === PAPER);
  // The newest one has one signature; nothing of this draw is new.
  expect(await seen()).toEqual({ state: 'true', count: 2, size });
  const own = await grow(draw.id);
  expect(own).toBeGreaterThan(larger);
  await until(async () => (await head()).names.join() === PAPER);
  expect(await seen()).toEqual({ state: 'unsure', count: 1, size: own });
  await until(async () => (await open('log_unwitnessed'))[0]?.reason.startsWith(`${BANK}: `) === true);
  await start(BANK);
  await until(async () => (await seen()).state === 'true');
  await until(async () => (await open('log_unwitnessed')).length === 0);
  expect(await open('log_forked')).toEqual([]);
});

/** A witness at the bank's address that answers as it likes. */
async function startLiar(answer: RequestListener): Promise<{ url: URL; close(): Promise<unknown> }> {
  const liar = createServer(answer).listen(ports[BANK], '127.0.0.1');
  await once(liar, 'listening');
  const close = async () => {
    liar.closeAllConnections();
    liar.close();
    await once(liar, 'close');
  };
  return { url: new URL(`http://127.0.0.1:${ports[BANK]}/`), close };
}

/** A line of the bank's key, whose signature is none. */
function falseLine(name: string = BANK): string {
  const key = readVerifierKey(sha256, keys[BANK]);
  return `${writeSignature({ name, id: key?.id ?? new Uint8Array(4), signature: new Uint8Array(72) })}\n`;
}

/** A true line of the bank's key under a checkpoint, signed at a time of its own. */
async function lineAt(note: string, time_s: number): Promise<string> {
  const text = readNote(note)?.text ?? '';
  const [key, pem] = [readVerifierKey(sha256, keys[BANK]), await readFile(join(root, 'bank', 'key.pem'))];
  if (!key) throw new Error('the bank has no key');
  return `${writeSignature(cosignature(key, time_s, sign(null, cosignedMessage(text, time_s), createPrivateKey(pem))))}\n`;
}

test('a witness that lies is not believed, and one that does not answer holds up no other; one that knows another log is an alert', async () => {
  await stop(BANK);
  let say: RequestListener = () => undefined;
  const liar = await startLiar((request, response) => say(request, response));
  const third = await world.drawOf('03:00 PM');
  for (let n = 0; n < 2; n += 1) {
    await grow(third.id);
    await until(async () => (await head()).names.join() === PAPER);
  }
  const [verifier, [newest]] = [
    readVerifierKey(sha256, keys[BANK]),
    await checkpointToCosign.run({ witness: keys[BANK] }, world.server.world.db),
  ];
  if (!verifier || !newest) throw new Error('there is nothing to sign');
  const turns = ['1\n', '2\n'];
  const table: [what: string, RequestListener, object][] = [
    ['a false signature', (_, it) => it.end(falseLine()), { trouble: 'its signature is false' }],
    ['the signature of another', (_, it) => it.end(falseLine('other.example')), { trouble: 'its answer has no signature of its key' }],
    ['a page', (_, it) => it.writeHead(302).end('<p>hello</p>'), { trouble: 'it answers 302' }],
    ['no size', (_, it) => it.writeHead(409).end('none'), { trouble: 'it answers 409 without the size that it knows' }],
    ['other sizes', (_, it) => it.writeHead(409).end(turns.pop()), { trouble: 'it says 1 and takes no proof from there' }],
    ['too much', (_, it) => it.end('x'.repeat(20_000)), { trouble: `127.0.0.1:${ports[BANK]} sent more than 16384 bytes` }],
    ['more', (_, it) => it.writeHead(409).end('900000\n'), { forked: 'more' }],
    ['another head', (_, it) => it.writeHead(409).end(`${newest.size}\n`), { forked: 'other' }],
    ['another log', (_, it) => it.writeHead(422).end(), { forked: 'other' }],
  ];
  const now_s = Math.floor(Date.now() / 1000);
  const times: [time_s: number, outcome: object][] = [
    [now_s - 3600, { trouble: expect.stringContaining('its clock is ') }],
    [now_s + 3600, { trouble: expect.stringContaining('its clock is ') }],
    // Beyond what a date can be.
    [8.64e12 + 1, { trouble: 'its signature is false' }],
  ];
  for (const [time_s, outcome] of times) {
    const line = await lineAt(newest.note, time_s);
    table.unshift([`signed at ${time_s}`, (_, it) => it.end(line), outcome]);
  }
  for (const [what, answer, outcome] of table) {
    say = answer;
    const asked = await askCosignature(world.server.world, { key: keys[BANK], verifier, url: liar.url }, newest);
    expect([what, asked]).toEqual([what, expect.objectContaining(outcome)]);
  }
  await until(async () => (await open('log_forked')).some((it) => it.witness === BANK && it.reason.includes('is not how this log of')));
  await liar.close();
  expect((await head()).names).toEqual([PAPER]);
  await world.sql(`delete from alert where kind = 'log_forked'`);
  await start(BANK);
  await until(areBoth);
});

test('an older backup that was put back with its folder is refused by the witnesses, also when it has outgrown what they know', async () => {
  const draw = await world.drawOf('04:30 PM');
  const size = await grow(draw.id);
  for (let n = 0; n < 3; n += 1) await grow(draw.id);
  await until(areBoth);
  const known = (await head()).size;
  await world.server.stop();
  const owner = new pg.Client({ connectionString: world.database_url });
  await owner.connect();
  const later = `'{}'::text[] || (select array_agg(subject) from log_leaf where n >= ${size})`;
  await owner.query(`begin; set local session_replication_role = replica;
    delete from draw_record where 'draw_record:' || id = any (${later}); delete from log_leaf where n >= ${size};
    ${['log_cosignature', 'log_witnessed', 'log_checkpoint'].map((it) => `delete from ${it} where size > ${size}`).join('; ')};
    update log_head set size = ${size}; commit`);
  await owner.end();
  await rm(join(String(world.server.world.config.LOG_KEY_DIR), 'checkpoint'));
  const restored = await world.another();
  const toggle = () => world.sql('update draw_number set own_block = not own_block where number = 5 and draw_id = $1', [draw.id]);
  await toggle();
  const forked = async (what: string) => (await open('log_forked')).filter((it) => it.reason.includes(what)).map((it) => it.witness);
  await until(async () => (await forked(`it knows a head of ${known} leaves`)).length === 2);
  for (let n = size; n <= known; n += 1) await toggle();
  await until(async () => (await forked('is not how this log of')).length === 2);
  const [signed] = await world.sql('select count(*)::int as n from log_cosignature where size > $1', [size]);
  expect(signed).toEqual({ n: 0 });
  const note = readNote(await (await fetch(`${restored.player_url}/log/checkpoint`)).text());
  const trusted = Object.values(keys).map((it) => readVerifierKey(sha256, it));
  expect(note?.signatures).toHaveLength(1);
  expect(trusted.flatMap((it) => (note && it ? signaturesOf(note, it) : []))).toEqual([]);
  await until(async () => (await open('log_unwitnessed')).length === 1);
  // A house that names none has nothing to wait for.
  await restored.stop();
  await world.another({ LOG_WITNESSES: '' });
  await until(async () => (await open('log_unwitnessed')).length === 0);
});
