import { createHash, generateKeyPairSync } from 'node:crypto';
import { cosignature, fork, type Manipulation, signAnew, WITNESS, without } from './forgery.ts';

/** What is forged of the log and of the trail. */
export const OF_THE_LOG: Manipulation[] = [
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
];
