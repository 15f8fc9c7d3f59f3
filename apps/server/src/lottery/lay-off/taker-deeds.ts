import { kyatShown } from '@shwekan/rules';
import { z } from 'zod';
import { addTaker, dropTerms, lockTaker, takerNamed, takers, writeTaker, writeTerms } from '#queries/lottery/lay-off/takers.ts';
import type { Queryable, Tx } from '../../platform/db.ts';
import type { DeedKind, DeedLine } from '../../platform/deeds/kind.ts';
import { TakerState, Terms, termsWire } from './terms.ts';

const NewTaker = TakerState.omit({ is_open: true });
type NewTaker = z.output<typeof NewTaker>;
type Place = { is_taken: boolean };

/** Another house to sell to: an operator alone could sell what was won to nobody. */
export const newTakerDeed: DeedKind<NewTaker, Place> = {
  kind: 'new_taker',
  asks: ['draws'],
  decides: ['draws'],
  data: NewTaker,
  subject: () => 'takers',
  // Nothing else adds one, and one deed waits at a time.
  lock: async () => undefined,
  basis: async (db, { name }) => ({ is_taken: await isNameTaken(db, name, null) }),
  title: ({ name }) => `The house ${name} takes what is laid off`,
  lines: (data) => takerLines(null, { ...data, is_open: true }),
  async perform(tx, { data }) {
    const [added] = await addTaker.run(data, tx);
    if (!added) throw new Error('another house was not added');
    await putTerms(tx, added.id, data.terms);
  },
};

const TakerChange = TakerState.extend({ taker_id: z.number() });
type TakerChange = z.output<typeof TakerChange>;

/** `is_name_taken` by a third house, which got it while this waited. */
type NamedState = TakerState & { is_name_taken: boolean };

/** The name, the terms and the amount of another house, and that it is open again. What is sold to it keeps its terms. */
export const takerDeed: DeedKind<TakerChange, NamedState> = {
  kind: 'taker',
  asks: ['draws'],
  decides: ['draws'],
  data: TakerChange,
  subject: ({ taker_id }) => `taker:${taker_id}`,
  async lock(tx, { taker_id }) {
    await lockTaker.run({ taker_id }, tx);
  },
  async basis(db, { taker_id, name }) {
    const state = await takerState(db, taker_id);
    return state && { ...state, is_name_taken: await isNameTaken(db, name, taker_id) };
  },
  title: (_data, { name }) => `The house ${name}, which takes what is laid off, is changed`,
  lines: (data, basis) => takerLines(basis, data),
  async perform(tx, { data: { taker_id, terms, ...state } }) {
    await writeTaker.run({ taker_id, ...state }, tx);
    await dropTerms.run({ taker_id }, tx);
    await putTerms(tx, taker_id, terms);
  },
};

/** Another house as it stands, or null. */
export async function takerState(db: Queryable, taker_id: number): Promise<TakerState | null> {
  const [row] = await takers.run({ taker_id }, db);
  if (!row) return null;
  const { name, is_open, second_above_pya } = row;
  return { name, is_open, second_above_pya, terms: z.array(Terms).parse(row.terms) };
}

/** Whether a name is that of another house than the one that is to have it. */
export async function isNameTaken(db: Queryable, name: string, taker_id: number | null): Promise<boolean> {
  return (await takerNamed.run({ name }, db)).some((it) => it.id !== taker_id);
}

async function putTerms(tx: Tx, taker_id: number, terms: readonly Terms[]): Promise<void> {
  await writeTerms.run(
    {
      taker_id,
      codes: terms.map((it) => it.code),
      odds_hundredths: terms.map((it) => it.odds_hundredths),
      tot_odds_hundredths: terms.map((it) => it.tot_odds_hundredths ?? 0),
      commissions: terms.map((it) => it.commission_basis_points),
    },
    tx,
  );
}

/** Terms as people read them. */
export function termsShown(terms: Omit<Terms, 'code'>): string {
  const { odd, tot_odd, commission_percent } = termsWire(terms);
  return tot_odd === null
    ? `x${odd}, commission ${commission_percent} %`
    : `x${odd}, near win x${tot_odd}, commission ${commission_percent} %`;
}

/** What is changed of another house, in words; null before for one that is new. */
export function takerLines(before: TakerState | null, after: TakerState): DeedLine[] {
  const [was, is] = [before === null ? [] : shown(before), shown(after)];
  const fields = [...new Set([...was, ...is].map((it) => it.field))];
  return fields.flatMap((field) => {
    const [from, to] = [was, is].map((of) => of.find((it) => it.field === field)?.value ?? null);
    return from === to ? [] : [{ field, before: from ?? null, after: to ?? null }];
  });
}

function shown({ name, is_open, second_above_pya, terms }: TakerState) {
  return [
    { field: 'Name', value: name },
    { field: 'State', value: is_open ? 'open' : 'shut' },
    { field: 'Sales of a draw above it need a second person', value: `${kyatShown(second_above_pya)} kyat` },
    ...terms.map(({ code, ...it }) => ({ field: `Terms of ${code}`, value: termsShown(it) })),
  ];
}
