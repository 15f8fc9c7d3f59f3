import { createHash, createPrivateKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { hashLeaf, rootOf, utf8, verifierKey, writeCanonical, writeCheckpoint, writeNote, writeVerifierKey } from '@shwekan/proof';
import { readBundle } from '../../auditor/audit-bundle.mjs';
import { sha256 } from '../src/transparency/key.ts';

const WITNESS = 'witness.example';

// biome-ignore lint/suspicious/noExplicitAny: rows of all tables, as a forger sees them
type Row = any;
/** A bundle taken apart, to be forged. */
export type Tables = Map<string, Row[]>;
type Forgery = { tables: Tables; key: KeyObject };
/** What is forged, and the check that must find it. */
export type Manipulation = { what: string; found_by: string; forge(it: Forgery): void };
/** What an auditor has from elsewhere: the key of the log, a checkpoint, a witness's key, and with what the month before ended. */
export type Evidence = { key: string; checkpoints: string[]; witnesses: string[]; opening: string };

/** A bundle taken apart, and what an auditor knows of it. */
export async function openTables(file: string, witness_key: string): Promise<{ tables: Tables; known: Evidence }> {
  const tables: Tables = new Map();
  for await (const [table, text] of readBundle(file)) tables.set(table, [...(tables.get(table) ?? []), JSON.parse(text)]);
  const began = tables.get('purses')!.filter((it) => it.opening !== '0').map((it) => `${it.purse} ${it.opening}\n`); // biome-ignore format: one line
  const opening = createHash('sha256').update(began.sort().join('')).digest('hex');
  const { note } = tables.get('checkpoints')!.at(-1);
  return { tables, known: { key: tables.get('about')![0].log_key, checkpoints: [note], witnesses: [witness_key], opening } };
}

/** A witness, which has signed a checkpoint: its key, and its line below that. */
export function witnessOf(note: string): { witness_key: string; line: string } {
  const key = generateKeyPairSync('ed25519').privateKey;
  const witness_key = writeVerifierKey(verifierKey(sha256, WITNESS, 'cosignature', publicOf(key)));
  return { witness_key, line: cosignature(note, key) };
}

/** What a witness writes below a checkpoint. */
function cosignature(note: string, key: KeyObject): string {
  const text = note.slice(0, note.indexOf('\n\n') + 1);
  const at = Buffer.alloc(8);
  at.writeBigUInt64BE(1_796_000_000n);
  const signed = sign(null, utf8(`cosignature/v1\ntime 1796000000\n${text}`), key);
  const { id } = verifierKey(sha256, WITNESS, 'cosignature', publicOf(key));
  return `\u2014 ${WITNESS} ${Buffer.concat([id, at, signed]).toString('base64')}\n`;
}

/** The lines of a bundle, with its manifest made anew as whoever forges it would. */
export function* linesOf(tables: Tables, manifest: Record<string, object> | null = null): Generator<[string, string]> {
  const made = new Map<string, string[]>();
  const line = (table: string, row: Row): [string, string] => {
    const text = JSON.stringify(row);
    made.set(table, [...(made.get(table) ?? []), text]);
    return [table, text];
  };
  const of = (table: string): Row[] => tables.get(table) ?? [];
  for (const table of ['about', 'log', 'checkpoints', 'trail', 'draws']) for (const row of of(table)) yield line(table, row);
  for (const { draw } of of('draws'))
    for (const table of ['slips', 'results', 'payouts']) for (const row of of(table)) if (row.draw === draw) yield line(table, row);
  for (const table of ['feeds', 'purses', 'entries', 'slips_beside', 'entries_beside']) for (const row of of(table)) yield line(table, row);
  const counts = [...made].map(([table, rows]) => {
    const hash = createHash('sha256').update(rows.map((it) => `${it}\n`).join(''));
    return [table, { rows: rows.length, sha256: hash.digest('hex') }];
  });
  yield ['manifest', JSON.stringify(manifest ?? Object.fromEntries(counts))];
}

/** The log written anew by a house that has its key: one checkpoint over all of it, as if there had never been another. */
function fork({ tables, key }: Forgery, change: (entries: Row[]) => Row[]): void {
  const entries = change(tables.get('log')!.map((it) => JSON.parse(it.entry)));
  tables.set('log', entries.map((it, n) => ({ n, entry: writeCanonical(it) }))); // biome-ignore format: one line
  signAnew(tables, key);
}

function signAnew(tables: Tables, key: KeyObject, by = key): void {
  const origin = tables.get('about')![0].origin;
  const entries = tables.get('log')!.map((it) => utf8(it.entry));
  const root = rootOf(sha256, entries.map((it) => hashLeaf(sha256, it))); // biome-ignore format: one line
  const text = writeCheckpoint({ origin, size: entries.length, root, extensions: [] });
  const { name, id } = verifierKey(sha256, origin, 'ed25519', publicOf(key));
  tables.set('checkpoints', [
    { size: entries.length, note: writeNote({ text, signatures: [{ name, id, signature: sign(null, utf8(text), by) }] }) },
  ]);
}

export const readLogPem = (pem: string): KeyObject => createPrivateKey(pem);
function publicOf(key: KeyObject): Uint8Array {
  return Buffer.from(String(key.export({ format: 'jwk' }).x), 'base64url');
}

const drawOf = (tables: Tables, lottery: string, section: string): Row =>
  tables.get('draws')!.find((it) => it.lottery === lottery && it.section === section);
const slipsOf = ({ tables }: Forgery, lottery: string, section: string): Row[] => {
  const { draw } = drawOf(tables, lottery, section);
  return tables.get('slips')!.filter((it) => it.draw === draw);
};
const entryOf = ({ tables }: Forgery, start: string): Row => tables.get('entries')!.find((it) => it.ref.startsWith(start));
const without = ({ tables }: Forgery, table: string, isGone: (row: Row) => boolean): void => {
  tables.set(table, tables.get(table)!.filter((it) => !isGone(it))); // biome-ignore format: one line
};
const leafOf = (entries: Row[], type: string, draw: number): Row => entries.find((it) => it.type === type && it.draw === String(draw));

/** What a house that writes its database, has the log's key and makes the bundle might try. */
export const MANIPULATIONS: Manipulation[] = [
  {
    what: 'a losing slip gets the number that was drawn',
    found_by: 'book-root',
    forge: (it) => {
      slipsOf(it, '2D', '11:00').find((slip) => slip.numbers[0] === '44').numbers = ['07'];
    },
  },
  {
    what: 'a slip is taken out of the book',
    found_by: 'book-root',
    forge: (it) => without(it, 'slips', (slip) => slip.numbers[0] === '44'),
  },
  {
    what: 'a slip comes after the closing',
    found_by: 'bet-in-time',
    forge: (it) => {
      slipsOf(it, '2D', '12:01')[0].accepted_at = `${drawOf(it.tables, '2D', '12:01').day}T05:32:00.000000Z`;
    },
  },
  {
    what: 'the closing is moved in the row of the draw',
    found_by: 'draw-told',
    forge: (it) => {
      drawOf(it.tables, '2D', '12:01').closes_at = drawOf(it.tables, '2D', '12:01').draws_at;
    },
  },
  {
    what: 'the closing is moved in the log, which is signed anew',
    found_by: 'bet-in-time',
    forge: (it) => {
      const { draw } = drawOf(it.tables, '2D', '11:00');
      fork(it, (entries) =>
        entries.map((leaf) => (leaf.type === 'terms' && leaf.draw === String(draw) ? { ...leaf, closes_at: leaf.opens_at } : leaf)),
      );
    },
  },
  {
    what: 'odds are lowered after the bets',
    found_by: 'bet-terms',
    forge: (it) => {
      for (const slip of slipsOf(it, '2D', '11:00')) slip.odds_hundredths = 7000;
    },
  },
  {
    what: 'a bet stands on a number that was blocked',
    found_by: 'bet-terms',
    forge: (it) => {
      const slip = slipsOf(it, '2D', '12:01').find((one) => one.numbers[0] === '34');
      slip.numbers = ['33'];
    },
  },
  {
    what: 'a false number in the row of the draw',
    found_by: 'draw-told',
    forge: (it) => {
      drawOf(it.tables, '3D', '15:30').result = '123';
    },
  },
  {
    what: 'a false number in the log, which is signed anew, and in all rows',
    found_by: 'result-follows',
    forge: (it) => {
      const row = drawOf(it.tables, '3D', '15:30');
      row.result = '123';
      it.tables.get('results')!.find((one) => one.draw === row.draw).number = '123';
      fork(it, (entries) => {
        leafOf(entries, 'result', row.draw).number = '123';
        return entries;
      });
    },
  },
  {
    what: 'false values of the source with it',
    found_by: 'result-source',
    forge: (it) => {
      const row = drawOf(it.tables, '3D', '15:30');
      row.result = '123';
      Object.assign(
        it.tables.get('results')!.find((one) => one.draw === row.draw),
        { number: '123', value: '999123' },
      );
      fork(it, (entries) => {
        const leaf = leafOf(entries, 'result', row.draw);
        Object.assign(leaf, { number: '123', sources: [{ ...leaf.sources[0], number: '123', value: '999123' }] });
        return entries;
      });
    },
  },
  {
    what: 'what the feed sent is changed',
    found_by: 'result-source',
    forge: ({ tables }) => {
      for (const feed of tables.get('feeds')!) feed.body = feed.body.replace('1,342.13', '1,342.14');
    },
  },
  {
    what: 'a number entered by one operator alone',
    found_by: 'result-follows',
    forge: ({ tables }) => {
      for (const row of tables.get('results')!) if (row.proposed_by !== null) row.decided_by = row.proposed_by;
    },
  },
  {
    what: 'the number is told before the book',
    found_by: 'result-after-book',
    forge: (it) => {
      const { draw } = drawOf(it.tables, 'C2D', '14:00');
      fork(it, (entries) => {
        const [book, result] = [leafOf(entries, 'book', draw), leafOf(entries, 'result', draw)];
        return entries.map((leaf) => (leaf === book ? { ...result, at: book.at } : leaf === result ? { ...book, at: result.at } : leaf));
      });
    },
  },
  {
    what: 'a reversal is taken out of the log, which is signed anew',
    found_by: 'reversal-whole',
    forge: (it) => fork(it, (entries) => entries.filter((leaf) => leaf.type !== 'reversal')),
  },
  {
    what: 'what was taken back is not in the ledger',
    found_by: 'reversal-whole',
    forge: (it) => without(it, 'entries', (entry) => entry.reason === 'win_reversed'),
  },
  {
    what: 'a near win of 3D is not paid',
    found_by: 'payout-right',
    forge: (it) => {
      const [slip] = slipsOf(it, '3D', '15:30').filter((one) => one.numbers[0] === '388');
      without(it, 'payouts', (paid) => paid.slip === slip.slip);
    },
  },
  {
    what: 'a win is paid a pya less',
    found_by: 'payout-right',
    forge: ({ tables }) => {
      tables.get('payouts')!.find((paid) => paid.kind === 'win').amount_pya -= 1;
    },
  },
  {
    what: 'a slip that lost is paid',
    found_by: 'payout-right',
    forge: (it) => {
      const { slip } = slipsOf(it, '2D', '11:00').find((one) => one.numbers[0] === '44');
      const [paid] = it.tables.get('payouts')!.filter((one) => one.draw === drawOf(it.tables, '2D', '11:00').draw && one.round === 2);
      it.tables.get('payouts')!.push({ ...paid, slip });
    },
  },
  {
    what: 'a payment is missing in the ledger',
    found_by: 'payout-booked',
    forge: (it) => without(it, 'entries', (entry) => entry.reason === 'win' && !entry.ref.includes(':2')),
  },
  {
    what: 'the log tells of other payments, and is signed anew',
    found_by: 'settlement-root',
    forge: (it) =>
      fork(it, (entries) => {
        leafOf(entries, 'settlement', drawOf(it.tables, 'C2D', '14:00').draw).paid_pya += 100;
        return entries;
      }),
  },
  {
    what: 'a stake of a draw that was called off is kept',
    found_by: 'refund-whole',
    forge: (it) => without(it, 'payouts', (paid) => paid.kind === 'refund'),
  },
  {
    what: 'a friend bets for nothing',
    found_by: 'bet-paid-for',
    forge: (it) => without(it, 'entries', (entry) => entry.ref === `stake:${slipsOf(it, 'C2D', '14:00')[0].slip}`),
  },
  {
    what: 'stakes do not add up to the total of a slip',
    found_by: 'bet-adds-up',
    forge: (it) => {
      slipsOf(it, 'C2D', '14:00')[0].total_pya -= 100;
    },
  },
  {
    what: 'an amount in the ledger is edited',
    found_by: 'balance-chain',
    forge: (it) => {
      entryOf(it, 'transfer_in').moves[0][3] += 100;
    },
  },
  {
    what: 'a correction is put in: its entry, every later balance and the end of the month are right',
    found_by: 'day-root',
    forge: (it) => {
      const entries = it.tables.get('entries')!;
      const last = entries.findLast((entry) => entry.reason === 'win');
      const [, house, player, , , after] = last.moves[0];
      const [own, adjusted] = [player, 'house_adjustment/'].map((name) => it.tables.get('purses')!.find((row) => row.purse === name));
      const more = 500;
      const place = entries.indexOf(last);
      for (const entry of entries.slice(place + 1))
        for (const move of entry.moves) {
          if (move[1] === player) move[4] += more;
          if (move[2] === player) move[5] += more;
        }
      entries.splice(place + 1, 0, {
        ...last,
        id: last.id + 0.5,
        ref: 'adjustment:77',
        reason: 'adjustment',
        operator: 1,
        moves: [[0, 'house_adjustment/', player, more, null, after + more]],
      });
      own.closing = String(Number(own.closing) + more);
      adjusted.closing = String(Number(adjusted.closing) - more);
      if (house === undefined) throw new Error('no win is there');
    },
  },
  {
    what: 'the log told of less than players hold, and is signed anew',
    found_by: 'day-funds',
    forge: (it) =>
      fork(it, (entries) => {
        entries.findLast((leaf) => leaf.type === 'funds').main_pya -= 100;
        return entries;
      }),
  },
  {
    what: 'money goes from player to player',
    found_by: 'entry-route',
    forge: (it) => {
      const move = entryOf(it, 'transfer_in').moves[0];
      move[2] = move[2].replace(/^[0-9a-f]{16}/, 'f'.repeat(16));
    },
  },
  {
    what: 'an entry is booked twice',
    found_by: 'entry-form',
    forge: (it) => {
      it.tables.get('entries')!.push(entryOf(it, 'cash_out_paid'));
    },
  },
  {
    what: 'a player ends the month with more than what moved',
    found_by: 'balance-closing',
    forge: ({ tables }) => {
      const purse = tables.get('purses')!.find((it) => it.purse.endsWith('/main') && it.closing !== '0');
      purse.closing = String(Number(purse.closing) + 100);
    },
  },
  {
    what: 'a player begins the month with more',
    found_by: 'sums-zero',
    forge: ({ tables }) => {
      const purse = tables.get('purses')!.find((it) => it.purse.endsWith('/main') && it.opening !== '0');
      purse.opening = String(Number(purse.opening) + 100);
    },
  },
  {
    what: 'two players begin with what the other had',
    found_by: 'month-joined',
    forge: ({ tables }) => {
      const [one, other] = tables.get('purses')!.filter((it) => it.purse.endsWith('/main') && it.opening !== '0');
      [one.opening, other.opening] = [other.opening, one.opening];
    },
  },
  {
    what: 'a draw with all its slips is hidden',
    found_by: 'draw-told',
    forge: (it) => {
      const { draw } = drawOf(it.tables, 'C1D', '14:00');
      for (const table of ['draws', 'slips', 'results', 'payouts']) without(it, table, (row) => row.draw === draw);
    },
  },
  {
    what: 'an entry of the log is edited',
    found_by: 'log-tree',
    forge: ({ tables }) => {
      const row = tables.get('log')!.find((it) => it.entry.includes('"cap_pya":1'));
      row.entry = row.entry.replace('"cap_pya":1', '"cap_pya":2');
    },
  },
  {
    what: 'a checkpoint is signed by another key',
    found_by: 'log-signed',
    forge: ({ tables, key }) => signAnew(tables, key, generateKeyPairSync('ed25519').privateKey),
  },
  {
    what: 'the newest entries of the log are signed by nobody',
    found_by: 'log-signed',
    forge: (it) => {
      it.tables.set('checkpoints', it.tables.get('checkpoints')!.slice(0, 1));
    },
  },
  {
    what: 'the log is forked: another history, in itself all right and signed by the house',
    found_by: 'log-kept',
    forge: (it) =>
      fork(it, (entries) =>
        entries.map((leaf) => (leaf === entries.find((it) => it.type === 'terms') ? { ...leaf, cap_pya: leaf.cap_pya + 100 } : leaf)),
      ),
  },
  {
    what: 'the signature of a witness is forged',
    found_by: 'log-witnessed',
    forge: ({ tables }) => {
      // The log may have gone on since.
      const last = tables.get('checkpoints')!.find((it) => it.note.includes(`${WITNESS} `));
      const [, coded = ''] = last.note.trimEnd().split('\n').at(-1).split(`${WITNESS} `);
      const bytes = Buffer.from(coded, 'base64');
      const own = generateKeyPairSync('ed25519').privateKey;
      const made = Buffer.from(cosignature(last.note, own).split(`${WITNESS} `)[1] ?? '', 'base64');
      last.note = last.note.replace(coded, Buffer.concat([bytes.subarray(0, 4), made.subarray(4)]).toString('base64'));
    },
  },
  {
    what: 'a link of the trail is taken out',
    found_by: 'trail-chain',
    forge: (it) => without(it, 'trail', ({ n }) => n === 2),
  },
  {
    what: 'what an operator did is told otherwise',
    found_by: 'trail-chain',
    forge: ({ tables }) => {
      tables.get('trail')![1].told = tables.get('trail')![1].told.replace('"action": "', '"action": "un');
    },
  },
  {
    what: 'the trail is chained anew',
    found_by: 'trail-told',
    forge: ({ tables }) => {
      let last: Buffer = Buffer.alloc(0);
      for (const [place, link] of tables.get('trail')!.entries()) {
        if (place === 0) link.told = link.told.replace('"action": "', '"action": "un');
        last = createHash('sha256').update(last).update(link.told).digest();
        link.sha256 = last.toString('hex');
      }
    },
  },
  {
    what: 'an entry of the log is in another form',
    found_by: 'log-form',
    forge: ({ tables, key }) => {
      tables.get('log')![0].entry = ` ${tables.get('log')![0].entry}`;
      signAnew(tables, key);
    },
  },
  {
    what: 'the worst case of a book is told too low, and the log signed anew',
    found_by: 'book-told',
    forge: (it) =>
      fork(it, (entries) => {
        leafOf(entries, 'book', drawOf(it.tables, '3D', '15:30').draw).worst_pya -= 1;
        return entries;
      }),
  },
];
