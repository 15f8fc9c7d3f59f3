import { drawOf, entryOf, type Forgery, fork, type Manipulation, type Row, slipsOf, without } from './forgery.ts';

/** A draw of the month before, which the log has with its book, its number and its payments. */
const EARLIER = { draw: '777001', lottery: '2D', day: '2026-11-29', section: '11:00', round: 1 };
const OPENED = '2026-11-28T04:00:00.000000Z';
const CLOSED = '2026-11-29T03:00:00.000000Z';
const AT = '2026-11-29T04:00:00.000000Z';
const PAID = 8_000_000;

/** Puts such a draw into the log, which is signed anew. */
export function tellEarlierDraw(it: Forgery, settlement: object = {}): void {
  const hash = '0'.repeat(64);
  fork(it, (entries) => {
    const terms = entries.find((leaf) => leaf.type === 'terms' && leaf.lottery === '2D' && leaf.odds_hundredths === 8000);
    const base = { v: 1, at: AT, ...EARLIER };
    const result = { ...base, type: 'result', number: '07', derivation: 'entered', decided: 'operators', sources: [] };
    return [
      ...entries,
      { ...terms, ...EARLIER, at: OPENED, opens_at: OPENED, closes_at: CLOSED, draws_at: AT, numbers: {} },
      { ...base, type: 'book', closed_at: CLOSED, sealed_at: CLOSED, slip_count: 1, total_pya: 100_000, worst_pya: PAID, root: hash },
      result,
      { ...base, type: 'settlement', checked_at: AT, slip_count: 1, paid_pya: PAID, root: hash, ...settlement },
    ];
  });
}

/** Books a payment of a slip of another month to a player, with every balance right, and tells of its slip. */
export function bookBeside({ tables }: Forgery, amount: number, entry: object = {}, slip: object = {}): void {
  const [about] = tables.get('about')!;
  const own = tables.get('purses')!.find((it) => it.purse.endsWith('/main'));
  const house = tables.get('purses')!.find((it) => it.purse === 'house_lottery/2D');
  own.closing = String(Number(own.closing) + amount);
  house.closing = String(Number(house.closing) - amount);
  const [player] = own.purse.split('/');
  const made = { id: about.beyond_entry, ref: 'win:777', reason: 'win', operator: null, at: tables.get('entries')!.at(-1).at };
  tables.get('entries')!.push({ ...made, moves: [[0, house.purse, own.purse, amount, null, Number(own.closing)]], ...entry });
  about.beyond_entry += 1;
  const stakes = { numbers: ['07'], stakes_pya: [100_000], total_pya: 100_000, odds_hundredths: 8000, tot_odds_hundredths: null };
  tables.set('slips_beside', [
    { entry: made.id, slip: 777, draw: Number(EARLIER.draw), ...stakes, accepted_at: '2026-11-29T02:00:00.000000Z', player, ...slip },
  ]);
}

const lieBeside = ({ tables }: Forgery, entry: Row): void => {
  without({ tables } as Forgery, 'entries', (it) => it === entry);
  tables.get('entries_beside')!.push(entry);
};

/** What is forged of slips and entries that lie beside the month. */
export const BESIDE_THE_MONTH: Manipulation[] = [
  {
    what: 'a win is invented, with a slip of a draw that nobody told of',
    found_by: 'payout-booked',
    forge: (it) => bookBeside(it, 999_999_900, { ref: 'win:777:9' }),
  },
  {
    what: 'a win is invented, with a slip beside that is of a draw of the month',
    found_by: 'payout-booked',
    forge: (it) => bookBeside(it, PAID, {}, { draw: drawOf(it.tables, '2D', '11:00').draw }),
  },
  {
    what: 'a slip of the month before is paid more than the number of its draw gives',
    found_by: 'payout-booked',
    forge: (it) => {
      tellEarlierDraw(it);
      bookBeside(it, PAID + 100);
    },
  },
  {
    what: 'a slip of the month before is paid in a round that its draw never had',
    found_by: 'payout-booked',
    forge: (it) => {
      tellEarlierDraw(it);
      bookBeside(it, PAID, { ref: 'win:777:2' });
    },
  },
  {
    what: 'a slip of the month before is paid, and a second move with it',
    found_by: 'payout-booked',
    forge: (it) => {
      tellEarlierDraw(it);
      bookBeside(it, PAID);
      const { moves } = it.tables.get('entries')!.at(-1);
      moves.push([1, ...moves[0].slice(1)]);
    },
  },
  {
    what: 'a slip of the month before has better odds than the log told',
    found_by: 'bet-terms',
    forge: (it) => {
      tellEarlierDraw(it);
      bookBeside(it, 2 * PAID, {}, { odds_hundredths: 16_000 });
    },
  },
  {
    what: 'a draw of the month before pays more slips than its settlement says',
    found_by: 'settlement-root',
    forge: (it) => {
      tellEarlierDraw(it, { slip_count: 0, paid_pya: 0 });
      bookBeside(it, PAID);
    },
  },
  {
    what: 'a stake is given back of a draw of the month before that was not called off',
    found_by: 'refund-whole',
    forge: (it) => {
      tellEarlierDraw(it);
      bookBeside(it, 100_000, { ref: 'refund:777', reason: 'refund' });
    },
  },
  {
    what: 'the stake of a slip of the month lies beside it, under a number of the month',
    found_by: 'bet-paid-for',
    forge: (it) => lieBeside(it, entryOf(it, `stake:${slipsOf(it, 'C2D', '14:00')[0].slip}`)),
  },
  {
    what: 'a friend bets for nothing in the month: the stake is said to be of the month before',
    found_by: 'bet-paid-for',
    forge: (it) => {
      const entry = entryOf(it, `stake:${slipsOf(it, 'C2D', '14:00')[0].slip}`);
      lieBeside(it, entry);
      Object.assign(entry, { id: it.tables.get('about')![0].first_entry - 1, at: '2026-11-30T12:00:00.000000Z' });
    },
  },
  {
    what: 'a win that was never paid is said to be paid after the month, which that month does not know',
    found_by: 'month-joined',
    forge: (it) => {
      const entry = it.tables.get('entries')!.findLast((one) => one.reason === 'win');
      lieBeside(it, entry);
      Object.assign(entry, { id: it.tables.get('about')![0].beyond_entry + 5, at: '2027-01-01T12:00:00.000000Z' });
    },
  },
  {
    what: 'a stake of before the month is another than the month before had',
    found_by: 'month-joined',
    forge: ({ tables }) => {
      tables.get('entries_beside')![0].id -= 1;
    },
  },
];
