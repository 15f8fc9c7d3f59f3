import { TILE_WIDTH, tileAt, utf8, writeEntries, writePolicy, writeVerifierKey } from '@shwekan/proof';
import { isDay } from '@shwekan/rules';
import type { FastifyInstance } from 'fastify';
import { drawsOfDay, entriesOfTile, headToProve, nameOfLog } from '#queries/transparency/receipt.ts';
import type { Tx } from '../platform/db.ts';
import { Refusal } from '../platform/refusal.ts';
import type { World } from '../platform/world.ts';
import { keysOf, type LogKey } from './key.ts';
import { originOf } from './origin.ts';
import { provenLeaves } from './proven-leaves.ts';
import { logTiles } from './tiles.ts';

const HASH_BYTES = 32;
/** A draw's story grows. */
const A_MOMENT = 'public, max-age=5';
const FIRST_DAY = '2000-01-01';
const DRAW = /^[1-9]\d{0,14}$/;
const FOR_EVER = 'public, max-age=31536000, immutable';

/** Serves the log to everybody: its keys, its witnesses, its newest checkpoint, what it says of a draw, and its tiles as far as it is signed. Tiles never change. */
export function serveLog(door: FastifyInstance, world: World, key: LogKey | null): void {
  const keysNow = async () => {
    const [log] = await nameOfLog.run(undefined, world.db);
    // What signed the log, whatever lies in this machine's folder.
    const public_key = log?.public_key ?? key?.public_key;
    if (public_key === undefined) throw new Refusal('not_found');
    return keysOf(log?.origin ?? originOf(world), public_key);
  };
  door.get('/log/key', async (_request, reply) => {
    const keys = await keysNow();
    const text = `${writeVerifierKey(keys.log)}\n${writeVerifierKey(keys.promise)}\n`;
    return reply.header('Cache-Control', 'public, max-age=300').type('text/plain; charset=utf-8').send(text);
  });
  door.get('/log/witnesses', async (_request, reply) => {
    const { PUBLIC_URL, PORT, LOG_WITNESSES, LOG_WITNESSES_NEEDED: needed } = world.config;
    const log = { key: writeVerifierKey((await keysNow()).log), url: new URL('/log', PUBLIC_URL ?? `http://localhost:${PORT}`).href };
    const witnesses = LOG_WITNESSES.map(({ key: own, verifier, url }) => ({ name: verifier.name, key: own, url: url.href }));
    const text = writePolicy({ log, witnesses, needed });
    return reply.header('Cache-Control', 'public, max-age=300').type('text/plain; charset=utf-8').send(text);
  });
  door.get('/log/checkpoint', async (_request, reply) => {
    const [head] = await headToProve.run(undefined, world.db);
    if (head === undefined) throw new Refusal('not_found');
    return reply.header('Cache-Control', 'no-cache').type('text/plain; charset=utf-8').send(head.note);
  });
  door.get('/log/draw/:id', async (request, reply) => {
    const proof = await world.db.transaction((tx) => proofOfDraw(tx, (request.params as { id: string }).id));
    return reply.header('Cache-Control', A_MOMENT).send(proof);
  });
  door.get('/log/draws/:day', async (request, reply) => {
    const { day } = request.params as { day: string };
    if (!isDay(day) || day < FIRST_DAY) throw new Refusal('not_found');
    return reply.header('Cache-Control', A_MOMENT).send({ v: 1, day, draws: await drawsOfDay.run({ day }, world.db) });
  });
  door.get('/log/tile/*', async (request, reply) => {
    const bytes = await readTileAt(world, `tile/${(request.params as { '*': string })['*']}`);
    if (bytes === null) throw new Refusal('not_found');
    return reply.header('Cache-Control', FOR_EVER).type('application/octet-stream').send(Buffer.from(bytes));
  });
}

/** What the log says of a draw, as a file that proves itself. Refuses `not_found` for one that it says nothing of. */
async function proofOfDraw(tx: Tx, draw: string) {
  // One moment for all of it: a checkpoint is never older than what it proves.
  await tx.query('set transaction isolation level repeatable read, read only');
  const draw_id = DRAW.test(draw) ? Number(draw) : 0;
  const [log] = await nameOfLog.run(undefined, tx);
  const leaves = await provenLeaves(tx, draw_id);
  if (log?.origin == null || log.public_key === null || leaves.length === 0) throw new Refusal('not_found');
  return { v: 1, draw, origin: log.origin, log_key: writeVerifierKey(keysOf(log.origin, log.public_key).log), leaves };
}

/** The bytes of a tile; null for a path that names none, and for one that is not signed to its width. */
async function readTileAt(world: World, path: string): Promise<Uint8Array | null> {
  const tile = tileAt(path);
  const [head] = await headToProve.run(undefined, world.db);
  if (tile === null || head === undefined) return null;
  const level = tile.level === 'entries' ? 0 : tile.level;
  const from_n = tile.index * TILE_WIDTH;
  if (from_n + tile.width > Math.floor(head.size / TILE_WIDTH ** level)) return null;
  if (tile.level !== 'entries') return (await logTiles(world.db)(level, tile.index)).slice(0, tile.width * HASH_BYTES);
  const rows = await entriesOfTile.run({ from_n, to_n: from_n + tile.width }, world.db);
  return writeEntries(rows.map((it) => utf8(it.entry)));
}
