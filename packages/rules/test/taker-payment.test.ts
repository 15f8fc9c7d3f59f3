import { expect, test } from 'vitest';
import { plainReference, refuseTakerPayment } from '../src/index.ts';
import { table } from './table.ts';

test.each(
  table(`
  direction  owed   amount  ahead  says
  out        1000   1000    no     _                    // all that we owe
  out        1000   1001    no     payment_above_owed
  out        1000   1001    yes    _                    // it was said to be paid ahead
  out        0      1       no     payment_above_owed
  out        -1000  1       no     payment_above_owed   // the house that owes is not paid
  in         -1000  1000    no     _                    // all that it owes
  in         -1000  1001    no     payment_above_owed
  in         -1000  1001    yes    _
  in         0      1       no     payment_above_owed
  in         1000   1       no     payment_above_owed   // nor does the house that is owed pay
  in         1000   1       yes    _
  in         -1000  0       no     amount_not_set
  out        1000   0       yes    amount_not_set
`),
)('nobody pays more than they owe unless it is paid ahead: $about', (it) => {
  const payment = {
    direction: it.direction === 'in' ? ('in' as const) : ('out' as const),
    amount_pya: Number(it.amount),
    owed_pya: Number(it.owed),
    is_ahead: it.ahead === 'yes',
  };
  expect(refuseTakerPayment(payment)).toBe(it.says === '_' ? null : it.says);
});

test('a reference is one however it is written', () => {
  for (const written of ['KBZ 0001', 'kbz-0001', ' K B Z 0 0 0 1 ', 'ＫＢＺ０００１']) expect(plainReference(written)).toBe('kbz0001');
  expect(plainReference('KBZ0002')).not.toBe('kbz0001');
});
