import type { Answer } from '@shwekan/contract';
import {
  fromBase64,
  hashLeaf,
  isIncluded,
  openCheckpoint,
  readCanonical,
  readNote,
  readProof,
  readVerifierKey,
  signaturesOf,
  utf8,
} from '@shwekan/proof';
import pg from 'pg';
import { expect } from 'vitest';
import { sha256, verifyEd25519 } from '../src/transparency/key.ts';
import { drawsWorld } from './draws-world.ts';
import type { TestPlayer } from './people.ts';
import { until } from './until.ts';

type LogEntry = { type: string; draw: string } & Record<string, unknown>;
type Receipt = Answer<'GET /api/slips/:voucher/receipt'>;

/** A world of draws whose log is signed at every moment, and how its readers, and who owns its database, look at it. */
export async function logWorld() {
  const world = await drawsWorld({ CHECKPOINT_EVERY_MS: '50' });
  const folder = String(world.server.world.config.LOG_KEY_DIR);
  /** Changes rows as only a superuser can: with every trigger off. */
  async function byHand(sql: string): Promise<void> {
    const owner = new pg.Client({ connectionString: world.database_url });
    await owner.connect();
    await owner.query(`begin; set local session_replication_role = replica; ${sql}; commit`);
    await owner.end();
  }
  const entries = async (): Promise<LogEntry[]> =>
    (await world.sql('select entry from log_leaf order by n')).map((it) => readCanonical(String(it['entry'])) as unknown as LogEntry);
  const entriesOf = async (draw_id: number) => (await entries()).filter((it) => it.draw === String(draw_id));
  /** Waits until all that was written down has a leaf and is signed. */
  const signed = () =>
    until(async () => {
      const [row] =
        await world.sql(`select (select count(*) from draw_record) as told, count(*) filter (where subject like 'draw_record:%') as told_by_leaves,
        count(*) as leaves, (select max(size) from log_checkpoint) as signed from log_leaf`);
      return row !== undefined && row['told'] === row['told_by_leaves'] && row['signed'] === row['leaves'];
    });
  const alerts = async () =>
    (await world.sql(`select data->>'reason' as reason from alert where kind = 'log_refused' order by id`)).map((it) => it['reason']);
  const receiptOf = (player: TestPlayer, voucher: string) =>
    world.call('GET /api/slips/:voucher/receipt', { token: player.token, params: { voucher } });
  return { ...world, folder, byHand, entries, entriesOf, signed, alerts, receiptOf };
}

const bytes = (base64: string) => fromBase64(base64) ?? new Uint8Array();
const unhex = (hex: unknown) => new Uint8Array(Buffer.from(String(hex), 'hex'));

/** Checks a receipt as its holder would, by nothing but the format. Answers the slip that is promised and what the log tells, by type. */
export async function prove(receipt: Receipt) {
  const [log, promise] = [receipt.log_key, receipt.promise_key].map((it) => readVerifierKey(sha256, it));
  const note = readNote(receipt.promise);
  if (!log || !promise || !note) throw new Error('not a receipt');
  expect([log.name, promise.name, note.text.split('\n')[0]]).toEqual([
    receipt.origin,
    `${receipt.origin}/promise`,
    `${receipt.origin}/promise`,
  ]);
  const [own] = signaturesOf(note, promise);
  expect(verifyEd25519(promise.public_key, utf8(note.text), own?.signature ?? new Uint8Array())).toBe(true);
  const leaf = note.text.split('\n')[1] ?? '';
  const told: LogEntry[] = [];
  for (const { entry, proof } of receipt.leaves) {
    const file = readProof(proof);
    const opened = file && (await openCheckpoint(verifyEd25519, file.checkpoint, log));
    if (!opened) throw new Error('not a proof');
    expect(isIncluded(sha256, { hash: hashLeaf(sha256, utf8(entry)), index: file.index }, opened.checkpoint, file.hashes)).toBe(true);
    told.push(readCanonical(entry) as unknown as LogEntry);
  }
  const last = (type: string) => told.findLast((it) => it.type === type);
  const isIn = (text: string, place: NonNullable<Receipt['book']>, root: unknown) =>
    isIncluded(
      sha256,
      { hash: hashLeaf(sha256, utf8(text)), index: place.index },
      { size: place.size, root: unhex(root) },
      place.proof.map(bytes),
    );
  if (receipt.book) expect(isIn(leaf, receipt.book, last('book')?.['root'])).toBe(true);
  const paid = last('settlement') ?? last('refund');
  if (receipt.payout) expect(isIn(receipt.payout.leaf, receipt.payout, paid?.['root'])).toBe(true);
  return { slip: readCanonical(leaf), told, types: told.map((it) => it.type), paid: receipt.payout && readCanonical(receipt.payout.leaf) };
}
