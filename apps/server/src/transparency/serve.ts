import { TILE_WIDTH, tileAt, utf8, writeEntries, writePolicy, writeVerifierKey } from '@shwekan/proof';
import { isDay } from '@shwekan/rules';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { drawsOfDay, entriesOfTile, headToProve, nameOfLog } from '#queries/transparency/receipt.ts';
import { perMinute } from '../platform/call-limit.ts';
import type { Queryable } from '../platform/db.ts';
import { Refusal } from '../platform/refusal.ts';
import { openSharedAnswers, sendShared } from '../platform/shared-answers.ts';
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
/** Draws are shown to thousands behind one address of a mobile network; who reads a whole log reads a million leaves a minute. */
const PER_MINUTE = { draws: 1200, tiles: 6000 };
/** Asked again with the same head in sight, a draw has the same story. */
const SHARED = { kept_ms: 5_000, count_max: 200 };
const FOR_EVER = 'public, max-age=31536000, immutable';

/** Serves the log to everybody, on connections that nothing else waits for: its keys, its witnesses, its newest checkpoint, what it says of a draw, and its tiles as far as it is signed. Tiles never change. */
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
  const shared = openSharedAnswers(SHARED);
  /** The same for all who see one head; a new head, or a new signature under it, is a new answer. */
  const answerOnce = async (request: FastifyRequest, reply: FastifyReply, asked: string, work: () => Promise<unknown>) => {
    const [head] = await headToProve.run(undefined, world.db);
    if (head === undefined) throw new Refusal('not_found');
    return sendShared(request, reply, await shared.answer(`${asked} ${head.note}`, false, work), A_MOMENT);
  };
  door.get('/log/draw/:id', { config: perMinute(PER_MINUTE.draws) }, async (request, reply) => {
    const { id } = request.params as { id: string };
    if (!DRAW.test(id)) throw new Refusal('not_found');
    return answerOnce(request, reply, `draw ${id}`, () => proofOfDraw(world.db, id));
  });
  door.get('/log/draws/:day', { config: perMinute(PER_MINUTE.draws) }, async (request, reply) => {
    const { day } = request.params as { day: string };
    if (!isDay(day) || day < FIRST_DAY) throw new Refusal('not_found');
    return answerOnce(request, reply, `day ${day}`, async () => ({ v: 1, day, draws: await drawsOfDay.run({ day }, world.db) }));
  });
  door.get('/log/tile/*', { config: perMinute(PER_MINUTE.tiles) }, async (request, reply) => {
    const bytes = await readTileAt(world, `tile/${(request.params as { '*': string })['*']}`);
    if (bytes === null) throw new Refusal('not_found');
    return reply.header('Cache-Control', FOR_EVER).type('application/octet-stream').send(Buffer.from(bytes));
  });
}

/** What the log says of a draw, as a file that proves itself. Refuses `not_found` for one that it says nothing of. */
async function proofOfDraw(db: Queryable, draw: string) {
  // No transaction: the checkpoint is read first, and what it has signed never changes.
  const leaves = await provenLeaves(db, Number(draw));
  const [log] = await nameOfLog.run(undefined, db);
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
