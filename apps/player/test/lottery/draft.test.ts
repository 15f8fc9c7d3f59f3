import { expect, test } from 'vitest';
import { changeDraft, type Draft, type DraftChange, EMPTY_DRAFT } from '../../src/parts/lottery/draft.ts';
import { totalPya } from '../../src/parts/lottery/lines.ts';

const NOTHING = new Set<string>();

/** The draft after these changes, of a lottery that takes 5 lines. */
function after(...changes: DraftChange[]): Draft {
  return changes.reduce((draft, change) => changeDraft(draft, change, 5), EMPTY_DRAFT);
}

function shown(draft: Draft): string {
  return draft.lines.map((line) => `${line.bet_number}=${line.stake_pya / 100}`).join(' ');
}

const toggle = (bet_number: string): DraftChange => ({ change: 'toggle', bet_number });
const all = (kyat: number): DraftChange => ({ change: 'stake_all', stake_pya: kyat * 100 });
const amount = (kyat: number): DraftChange => ({ change: 'stake_batch', stake_pya: kyat * 100 });
const write = (bet_number: string, kyat: number): DraftChange => ({ change: 'add', lines: [{ bet_number, stake_pya: kyat * 100 }] });
const one = (bet_number: string, kyat: number): DraftChange => ({ change: 'stake_line', bet_number, stake_pya: kyat * 100 });
const pick = (...numbers: string[]): DraftChange => ({ change: 'pick', numbers, not_taken: NOTHING });

test('a tapped number is chosen with the amount that is set, a second tap lets it go', () => {
  expect(shown(after(toggle('07')))).toBe('07=0');
  expect(shown(after(all(500), toggle('07'), toggle('12')))).toBe('07=500 12=500');
  expect(shown(after(toggle('07'), toggle('12'), toggle('07')))).toBe('12=0');
});

test('an amount for all is put on every line, one for a line only on that', () => {
  expect(shown(after(toggle('07'), toggle('12'), all(1000), one('12', 300)))).toBe('07=1000 12=300');
});

test('an amount is for the numbers chosen since the last one, and corrects itself until another number is chosen', () => {
  const slip = [toggle('12'), pick('21'), amount(500), toggle('34')];
  expect(shown(after(...slip))).toBe('12=500 21=500 34=500');
  expect(shown(after(...slip, amount(1000)))).toBe('12=500 21=500 34=1000');
  expect(shown(after(...slip, amount(1000), amount(2000)))).toBe('12=500 21=500 34=2000');
  expect(shown(after(...slip, amount(1000), toggle('56'), amount(100)))).toBe('12=500 21=500 34=1000 56=100');
});

test('an amount that takes the place of another can be taken back', () => {
  expect(shown(after(toggle('12'), amount(500), amount(1000), { change: 'undo' }))).toBe('12=500');
  expect(after(toggle('12'), amount(500)).undo).toBe(null);
});

test('written lines keep their amounts, those of the same number add up, and can be taken back', () => {
  const written = [toggle('12'), amount(500), write('12', 300), write('34', 1000)];
  expect(shown(after(...written, amount(200)))).toBe('12=800 34=1000');
  expect(shown(after(...written, { change: 'undo' }))).toBe('12=800');
});

test('an amount is for all lines of a repeated slip until a number is chosen', () => {
  const load: DraftChange = {
    change: 'load',
    lines: [
      { bet_number: '07', stake_pya: 10_000 },
      { bet_number: '12', stake_pya: 20_000 },
    ],
  };
  expect(shown(after(load, amount(500)))).toBe('07=500 12=500');
  expect(shown(after(load, toggle('99'), amount(500)))).toBe('07=100 12=200 99=500');
});

test('setting one amount for all can be taken back when lines had amounts of their own', () => {
  const lines = [toggle('07'), toggle('12'), all(1000), one('12', 300), all(200)];
  expect(shown(after(...lines))).toBe('07=200 12=200');
  expect(shown(after(...lines, { change: 'undo' }))).toBe('07=1000 12=300');
});

test('a quick pick adds numbers in its order and leaves out blocked, full and already chosen ones', () => {
  const added = after(toggle('12'), { change: 'pick', numbers: ['11', '12', '13'], not_taken: new Set(['11']) });
  expect(shown(added)).toBe('12=0 13=0');
});

test('R gives the turned number the stake of the number it was turned from', () => {
  const turn: DraftChange = { change: 'turn', numbers: ['12', '21', '33'], not_taken: NOTHING };
  expect(shown(after(all(100), toggle('12'), one('12', 700), turn))).toBe('12=700 21=700 33=100');
});

test('what is picked gets the amount that is set, also where a number of the list has the same digits', () => {
  expect(shown(after(all(100), toggle('12'), one('12', 700), pick('20', '21', '22')))).toBe('12=700 20=100 21=100 22=100');
});

test('a quick pick and a reset can be taken back', () => {
  expect(shown(after(toggle('12'), pick('20', '21'), { change: 'undo' }))).toBe('12=0');
  expect(shown(after(toggle('12'), { change: 'reset' }))).toBe('');
  expect(shown(after(toggle('12'), { change: 'reset' }, { change: 'undo' }))).toBe('12=0');
});

test('never more lines than the lottery takes', () => {
  const full = after(pick('00', '01', '02', '03', '04', '05', '06'));
  expect(full.lines).toHaveLength(5);
  expect(changeDraft(full, toggle('50'), 5).lines).toHaveLength(5);
});

test('cutting lowers lines to what is available, drops numbers that take nothing, and touches no other', () => {
  const cut = after(all(1000), toggle('07'), toggle('12'), toggle('33'), {
    change: 'cut',
    available: [
      { bet_number: '07', available_pya: 30_000 },
      { bet_number: '12', available_pya: 0 },
    ],
  });
  expect(shown(cut)).toBe('07=300 33=1000');
  expect(totalPya(cut.lines)).toBe(130_000);
});

test('a slip that names a number twice is loaded with the amounts added', () => {
  const lines = [
    { bet_number: '07', stake_pya: 10_000 },
    { bet_number: '12', stake_pya: 20_000 },
    { bet_number: '07', stake_pya: 5_000 },
  ];
  expect(shown(after(toggle('99'), { change: 'load', lines }))).toBe('07=150 12=200');
});

test('lines for several draws stay for those that have not taken them', () => {
  const [noon, three, late] = ['12:01 PM', '03:00 PM', '04:30 PM'].map((section) => ({ date: '2026-11-20', section }));
  if (noon === undefined || three === undefined || late === undefined) throw new Error('three draws');
  const chosen = after(toggle('07'), { change: 'draw', draw: noon }, { change: 'more', draws: [three, late] });
  const left = changeDraft(changeDraft(chosen, { change: 'placed', draw: three }, 100), { change: 'placed', draw: noon }, 100);
  expect([left.draw, left.more, left.lines.length]).toEqual([late, [], 1]);
  const done = changeDraft(left, { change: 'placed', draw: late }, 100);
  expect([done.lines, done.more]).toEqual([[], []]);
  // The next list is not for the last of them unawares.
  expect(done.draw).toEqual(noon);
  const following = after(toggle('07'), { change: 'more', draws: [late] });
  const each = changeDraft(changeDraft(following, { change: 'placed', draw: noon }, 100), { change: 'placed', draw: late }, 100);
  expect([each.draw, each.lines]).toEqual([null, []]);
});

test('after a bet the list is empty and the amount stays for the next', () => {
  const placed = after(all(500), toggle('07'), { change: 'placed', draw: null });
  expect(placed).toEqual({ draw: null, more: [], from: null, lines: [], stake_pya: 50_000, batch: [], is_batch_set: true, undo: null });
});

test('lines that are taken off the list one after the other are taken back together, with their amounts, until something else changes', () => {
  const remove = (bet_number: string) => ({ change: 'remove', bet_number }) as const;
  const written = [toggle('12'), amount(500), toggle('34'), amount(1000), toggle('56')] as const;
  expect(shown(after(...written, remove('12'), remove('34')))).toBe('56=1000');
  expect(shown(after(...written, remove('12'), remove('34'), { change: 'undo' }))).toBe('12=500 34=1000 56=1000');
  expect(shown(after(...written, remove('12'), toggle('78'), remove('34'), { change: 'undo' }))).toBe('34=1000 56=1000 78=1000');
  // What was loaded in place of other lines comes back itself, not what it took the place of.
  const loaded = { change: 'load', lines: [{ bet_number: '90', stake_pya: 10_000 }] } as const;
  expect(shown(after(...written, loaded, remove('90'), { change: 'undo' }))).toBe('90=100');
});
