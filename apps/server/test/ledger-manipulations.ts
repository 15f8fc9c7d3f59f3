import { entryOf, type Forgery, fork, type Manipulation, type Row, slipsOf, without } from './forgery.ts';

const EVE = '2026-11-30';
const DAY = '2026-12-01';

/** The log tells otherwise of what players held after a day, and is signed anew. */
const tellOfFunds = (it: Forgery, day: string, change: (leaf: Row) => object): void =>
  fork(it, (entries) => entries.map((leaf) => (leaf.type === 'funds' && leaf.day === day ? { ...leaf, ...change(leaf) } : leaf)));

/** What is forged of the ledger, and of what lies beside the month. */
export const OF_THE_LEDGER: Manipulation[] = [
  {
    what: 'a payment is missing in the ledger',
    found_by: 'payout-booked',
    forge: (it) => without(it, 'entries', (entry) => entry.reason === 'win' && !entry.ref.includes(':2')),
  },
  {
    what: 'a friend bets for nothing',
    found_by: 'bet-paid-for',
    forge: (it) => without(it, 'entries', (entry) => entry.ref === `stake:${slipsOf(it, 'C2D', '14:00')[0].slip}`),
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
      const last = entries.findLast((entry, at) => entry.reason === 'win' && at < entries.length - 1);
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
    what: 'the log told that less is owed than purses and stakes come to, and is signed anew',
    found_by: 'day-funds',
    forge: (it) => tellOfFunds(it, DAY, (leaf) => ({ owed_pya: leaf.owed_pya - 100 })),
  },
  {
    what: 'the log told that purses hold less than their kinds, and is signed anew',
    found_by: 'day-funds',
    forge: (it) => tellOfFunds(it, DAY, (leaf) => ({ purses_pya: leaf.purses_pya - 100, owed_pya: leaf.owed_pya - 100 })),
  },
  {
    what: 'the log told that no stake was open, and is signed anew',
    found_by: 'day-funds',
    forge: (it) => tellOfFunds(it, EVE, (leaf) => ({ open_stakes_pya: 0, owed_pya: leaf.purses_pya })),
  },
  {
    what: 'the tree over what players hold has fewer leaves than purses need, and the log is signed anew',
    found_by: 'day-funds',
    forge: (it) => tellOfFunds(it, DAY, (leaf) => ({ size: leaf.size / 2 })),
  },
  {
    what: 'the log does not tell what players held after a day',
    found_by: 'day-funds',
    forge: (it) => fork(it, (entries) => entries.filter((leaf) => leaf.type !== 'funds' || leaf.day !== EVE)),
  },
  {
    what: 'the log does not tell of the last day, which is over',
    found_by: 'day-root',
    forge: (it) => {
      it.tables.get('about')![0].made_at = '2026-12-02T03:00:00.000000Z';
      fork(it, (entries) => entries.filter((leaf) => leaf.day !== DAY || !['day', 'funds'].includes(leaf.type)));
    },
  },
  {
    what: 'the first entry of the month is left out, and its day under no root',
    found_by: 'day-root',
    forge: ({ tables }) => {
      const [first, second] = tables.get('entries')!;
      tables.get('about')![0].first_entry = second.id;
      tables.set('entries', tables.get('entries')!.slice(1));
      for (const [, from, to, amount] of first.moves)
        for (const row of tables.get('purses')!) row.opening = String(Number(row.opening) + (row.purse === to ? amount : row.purse === from ? -amount : 0)); // biome-ignore format: one line
    },
  },
  {
    what: 'the bundle says that it was made before the end of its log',
    found_by: 'about-true',
    forge: ({ tables }) => {
      tables.get('about')![0].made_at = '2026-12-01T03:00:00.000000Z';
    },
  },
  {
    what: 'the month of the bundle ends before its draws',
    found_by: 'about-true',
    forge: ({ tables }) => {
      tables.get('about')![0].next_day = '2026-12-01';
    },
  },
];
