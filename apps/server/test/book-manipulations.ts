import { drawOf, fork, leafOf, type Manipulation, slipsOf, without } from './forgery.ts';

/** What is forged of draws: their slips, numbers and payments. */
export const OF_DRAWS: Manipulation[] = [
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
    what: 'stakes do not add up to the total of a slip',
    found_by: 'bet-adds-up',
    forge: (it) => {
      slipsOf(it, 'C2D', '14:00')[0].total_pya -= 100;
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
    what: 'the worst case of a book is told too low, and the log signed anew',
    found_by: 'book-told',
    forge: (it) =>
      fork(it, (entries) => {
        leafOf(entries, 'book', drawOf(it.tables, '3D', '15:30').draw).worst_pya -= 1;
        return entries;
      }),
  },
];
