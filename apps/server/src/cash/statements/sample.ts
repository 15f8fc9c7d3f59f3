import type { accountStatements } from '@shwekan/contract';
import { yangonStamp } from '@shwekan/rules';
import { stringify } from 'csv-stringify/sync';
import { sampleLines } from '#queries/cash/statements/statements.ts';
import type { Call } from '../../platform/serve.ts';
import type { World } from '../../platform/world.ts';
import { accountHere } from './statements.ts';

const HEADS = ['Transaction Time', 'Transaction No.', 'Type', 'Amount (MMK)', 'Name', 'Balance (MMK)'];
const REQUESTS_MOST = 30;
/** What the app held before the first line, and what nobody asked for: for exceptions to look at. */
const BEGINS_PYA = 25_000_000;
const NOBODYS_PYA = 1_250_000;
const FEE_PYA = 50_000;

type Line = { at: Date; transaction_id: string; type: 'Received' | 'Sent'; pya: number; name: string };

/**
 * The statement that a payment app would give of an account in a demo: its last requests as they were paid, those that wait as well, with one payment that
 * nobody asked for and a fee. A demo's money is nobody's: a house brings its own.
 */
export async function sampleStatement(world: World, call: Call<typeof accountStatements.sample>) {
  const { id, method_id, account_number } = await accountHere(world.db, call.params.id);
  const requests = await sampleLines.run({ method_id, account_number, row_count: REQUESTS_MOST }, world.db);
  const paid = requests.map((it): Line => ({ ...it, type: 'Received', pya: it.amount_pya, name: it.account_name })).reverse();
  const [first] = paid;
  const begins = first?.at ?? new Date(0);
  const beside: Line[] = first
    ? [
        { at: begins, transaction_id: `0100990000${id}700001`, type: 'Received', pya: NOBODYS_PYA, name: 'Daw Hla Hla' },
        { at: begins, transaction_id: `0100990000${id}700002`, type: 'Sent', pya: -FEE_PYA, name: 'Service fee' },
      ]
    : [];
  let held = BEGINS_PYA;
  const rows = [...beside, ...paid.sort((a, b) => a.at.getTime() - b.at.getTime())].map(({ at, transaction_id, type, pya, name }) => {
    held += pya;
    return [yangonStamp(at).slice(0, 19).replace('T', ' '), transaction_id, type, pya / 100, name, held / 100];
  });
  return { data: { name: `demo-${account_number}.csv`, text: stringify([HEADS, ...rows], { bom: true, escape_formulas: false }) } };
}
