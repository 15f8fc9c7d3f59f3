import type { CallName, Endpoint } from '@shwekan/contract';
import { understood } from '../../../apps/server/test/contract-bodies.ts';
import type { Dice } from '../../../apps/server/test/dice.ts';
import { ENDS, HOSTILE, NAMED, ODD_IDS, ODD_QUERIES } from '../../../apps/server/test/hostile-values.ts';

/** A request that means no good: its path with its query, and what it sends. */
export type HostileRequest = { path: string; headers: Record<string, string>; body?: string };

/** Things of the house have small numbers: most requests name one that is there. */
const IDS_MOST = 40;
const BROKEN = ['{"a":', '', '[]', '7', '\u0000', '{"__proto__":{"may":"all"},"constructor":1}'];

/** A request of a call, with one to three things wrong in its path, query or body; of eight one is as its call understands it. */
export function hostileRequest(call: Endpoint, dice: Dice): HostileRequest {
  const isPlain = dice.below(8) === 0;
  const path = pathOf(call, dice, isPlain) + queryOf(call, dice, isPlain);
  if (call.method !== 'POST') return { path, headers: {} };
  const good = understood[`${call.method} ${call.path}` as CallName] ?? {};
  const key: Record<string, string> = call.idempotent
    ? { 'Idempotency-Key': dice.below(9) === 0 ? 'short' : `hostile-${dice.below(10 ** 9)}` }
    : {};
  if (!isPlain && dice.below(20) === 0)
    return { path, headers: { 'Content-Type': dice.of(['application/json', 'text/plain', 'application/xml']) }, body: dice.of(BROKEN) };
  let body: unknown = good;
  if (!isPlain) for (let n = dice.below(3); n >= 0; n -= 1) body = spoiled(body, dice);
  return { path, headers: { 'Content-Type': 'application/json', ...key }, body: JSON.stringify(body) };
}

function pathOf(call: Endpoint, dice: Dice, isPlain: boolean): string {
  return call.path.replace(/:(\w+)/g, (_, name: string) => {
    if (!isPlain && dice.below(6) === 0) return dice.of([...ODD_IDS, ...ENDS.map(String)]);
    return NAMED[name] ?? String(1 + dice.below(IDS_MOST));
  });
}

function queryOf(call: Endpoint, dice: Dice, isPlain: boolean): string {
  const fields = Object.keys((call.query as { shape?: object } | undefined)?.shape ?? {});
  const asked = new URLSearchParams(fields.includes('lottery') ? { lottery: '2D' } : {});
  for (const field of isPlain ? [] : fields)
    if (dice.below(2) === 0) asked.append(field, dice.of([...ODD_QUERIES, ...ENDS.map(String), String(dice.below(IDS_MOST))]));
  return asked.size === 0 ? '' : `?${asked}`;
}

/** The same with one thing in it, however deep, gone, doubled or replaced. */
function spoiled(value: unknown, dice: Dice): unknown {
  if (typeof value !== 'object' || value === null || Object.keys(value).length === 0) return dice.of([...HOSTILE, ...ENDS]);
  const at = dice.of(Object.keys(value));
  const roll = dice.below(10);
  if (Array.isArray(value)) return roll === 0 ? [...value, ...value] : value.with(Number(at), spoiled(value[Number(at)], dice));
  const { [at]: inner, ...others } = value as Record<string, unknown>;
  return roll === 0 ? others : { ...others, [at]: roll < 5 ? spoiled(inner, dice) : dice.of([...HOSTILE, ...ENDS]) };
}
