import { calls, type Endpoint } from '@shwekan/contract';
import { expect, test } from 'vitest';
import { HOSTILE_AMOUNTS } from './wallet-people.ts';

// The door parses every body by its contract: what a field refuses here never reaches a use case.
type Schema = {
  safeParse(value: unknown): { success: boolean; data?: unknown };
  shape?: Record<string, Schema>;
  def: { innerType?: Schema; element?: Schema };
};
type AmountField = [name: string, schema: Schema];

/** A field that takes kyat: it alone makes pya of what was sent. */
const isAmount = (schema: Schema) => schema.safeParse('12345').data === 1_234_500;

function amountsIn(name: string, schema: Schema): AmountField[] {
  if (isAmount(schema)) return [[name, schema]];
  const { innerType, element } = schema.def;
  if (schema.shape) return Object.entries(schema.shape).flatMap(([field, it]) => amountsIn(`${name} ${field}`, it));
  if (innerType) return amountsIn(name, innerType);
  return element ? amountsIn(`${name}[]`, element) : [];
}

const fields = calls.flatMap((it: Endpoint) => (it.body ? amountsIn(`${it.method} ${it.path}:`, it.body as unknown as Schema) : []));
/** Zero is for the rules, and null may end a limit; kyat with a fraction only where the wire says so. */
const FRACTIONS = ['POST /api/console/adjustments: amount'];
const NEVER = HOSTILE_AMOUNTS.filter((it) => it !== 0 && it !== null && it !== '');

test('the amounts of betting, cash, transfers, limits, corrections and settings are all found', () => {
  const names = fields.map(([name]) => name);
  for (const name of [
    'POST /api/user/betting: bet_obj[] amount',
    'POST /api/user/betting_3d: bet_obj[] amount',
    'POST /api/cash-in: amount',
    'POST /api/cash-out: amount',
    'POST /api/user/transfer_in: transfer_balance',
    'POST /api/user/transfer_out: transfer_balance',
    'POST /api/user/play_limits: amount',
    'POST /api/console/adjustments: amount',
    'POST /api/console/payment-methods/:id: in_minimum',
    'POST /api/console/cash-terms: day_maximum',
  ])
    expect(names).toContain(name);
});

test.each(fields)('%s takes no amount that is not one', (name, schema) => {
  for (const amount of NEVER) {
    if (FRACTIONS.includes(name) && (amount === 1.5 || amount === '5000.50')) continue;
    expect(schema.safeParse(amount).success, JSON.stringify(amount)).toBe(false);
  }
});
