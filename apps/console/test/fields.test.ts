import { describe, expect, test } from 'vitest';
import { changesIn, type FieldRow, type Form, isComplete, refusalsOf, withoutSpace, writtenIn, wrongIn } from '../src/parts/fields.ts';

type Draft = { reason: string; kyat: number | string; name: { en: string; my: string } };

const ROWS: readonly FieldRow<Draft>[] = [
  { kind: 'reason', name: 'reason' },
  {
    cols: 2,
    of: [
      { kind: 'kyat', name: 'kyat', required: true, refuse: ({ kyat }) => (Number(kyat) > 500 ? 'Too much.' : null) },
      { kind: 'text', name: 'name', language: 'en', required: true },
      { kind: 'text', name: 'name', language: 'my' },
      false,
    ],
  },
  () => 'a row that the form does not look at',
  false,
];

const whole: Draft = { reason: 'because', kyat: 100, name: { en: 'Tea', my: '' } };

describe('a form as data is sent once it is complete', () => {
  for (const { says, draft, isSent } of [
    { says: 'everything that is required is there', draft: whole, isSent: true },
    { says: 'a reason is always required', draft: { ...whole, reason: '' }, isSent: false },
    { says: 'a reason of spaces is none', draft: { ...whole, reason: '  ' }, isSent: false },
    { says: 'nought is an amount', draft: { ...whole, kyat: 0 }, isSent: true },
    { says: 'an empty amount is none', draft: { ...whole, kyat: '' }, isSent: false },
    { says: 'an amount beside others is refused', draft: { ...whole, kyat: 501 }, isSent: false },
    { says: 'the text of one language may be required alone', draft: { ...whole, name: { en: '', my: 'လက်ဖက်ရည်' } }, isSent: false },
  ]) {
    test(says, () => expect(isComplete(ROWS, formOf(draft))).toBe(isSent));
  }
});

test('a form waits while a day or time in it cannot be read, wherever it stands: it is not sent as if nothing were typed', () => {
  expect(isComplete(ROWS, { ...formOf(whole), unread: new Set(['until']) })).toBe(false);
});

test('what was written is told back in its order, without what stands as before, what is secret and what is only chosen', () => {
  const values = { reason: ' because ', kyat: 0, name: { en: 'Tea', my: '' } };
  const rows: FieldRow<Draft>[] = [...ROWS, { kind: 'secret', name: 'reason' }, { kind: 'choice', name: 'reason' }];
  const form = { ...formOf(values), isDirty: (name?: string) => name !== 'name.en' };
  expect(writtenIn(rows, form)).toEqual(['because', '0']);
});

test('what was written in the tabs of languages is told back as well, though a row of its own makes its fields', () => {
  const rows: FieldRow<Draft>[] = [() => 'the tabs', { kind: 'reason', name: 'reason' }];
  const form = {
    ...formOf({ reason: 'because', kyat: 5, name: { en: 'Tea', my: 'လက်ဖက်ရည်' } }),
    isDirty: (name?: string) => name !== 'name.en',
  };
  expect(writtenIn(rows, form)).toEqual(['လက်ဖက်ရည်', 'because']);
});

test('what is refused is said at its own field, and of a text at its language', () => {
  expect(refusalsOf(ROWS, { ...whole, kyat: 501 })).toEqual({ reason: null, kyat: 'Too much.', 'name.en': null, 'name.my': null });
});

test('of a record only what was changed is sent: what a colleague changed meanwhile stays', () => {
  const read = { kyat: 500, name: { en: 'Tea', my: '' }, is_open: true, until: null as string | null };
  expect(changesIn(read, { ...read, name: { en: 'Tea', my: '' } })).toBeNull();
  expect(changesIn(read, { ...read, kyat: 600, name: { en: 'Tea', my: 'လက်ဖက်ရည်' }, until: '2026-12-01' })).toEqual({
    kyat: 600,
    name: { en: 'Tea', my: 'လက်ဖက်ရည်' },
    until: '2026-12-01',
  });
});

test('what is sent has no space around its texts, whatever else it holds', () => {
  const typed = { name: { en: ' Tea ', my: '' }, kyat: 5, isOpen: true, since: null, places: [1, 2] };
  expect(withoutSpace(typed)).toEqual({ ...typed, name: { en: 'Tea', my: '' } });
});

/** As the library reads a form: by the path of a field. */
function formOf(values: Draft): Form<Draft> {
  const at = (path: string) => path.split('.').reduce<unknown>((from, key) => (from as Record<string, unknown>)[key], values);
  const nothing = () => undefined;
  const getInputProps = (path: string) => ({ value: at(path) });
  return { values, isDirty: () => true, setFieldValue: nothing, getInputProps, unread: new Set(), setUnread: nothing };
}

test('what the server says of a field stands at that field, of a list and of a language as well; what it says of anything else does not', () => {
  const errors = { 'kyat.1': 'Too little.', 'name.my': 'Too long.', 'name.th': 'Too short.', body: 'Malformed.', kyats: 'Too much.' };
  expect(wrongIn(ROWS, errors)).toEqual({ kyat: 'Too little.', 'name.my': 'Too long.' });
  expect(wrongIn(ROWS, {})).toEqual({});
});
