import { hurry, type ModelHouse } from './house.ts';
import type { Model } from './model.ts';

/** What each purse holds by the product's ledger, in the words of the model. */
const PURSES = `select p.kind::text as kind, p.name, p.player_id::int, case when p.keeps_balance then p.balance else
    coalesce((select sum(m.amount) from move m where m.to_purse = p.id), 0) - coalesce((select sum(m.amount) from move m where m.from_purse = p.id), 0) end::bigint as amount
  from purse p`;
const UNSETTLED = `select d.id::int from draw d where (d.result is not null and d.settled_at is null or d.voided_at is not null and d.refunded_at is null)
  and exists (select from slip s where s.draw_id = d.id)`;
const PATIENCE_MS = 20_000;

/** What of all purses, turnovers and sums is not as the model has it. What jobs bring late is waited for. */
export async function compare(house: ModelHouse, model: Model): Promise<string[]> {
  const began = Date.now();
  for (;;) {
    const found = await differences(house, model);
    if (found.length === 0 || Date.now() - began > PATIENCE_MS) return found;
    await hurry(house);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function differences({ sql }: ModelHouse, model: Model): Promise<string[]> {
  const found: string[] = [];
  const places = new Map(model.players.map((it) => [it.id, it.n]));
  const left = new Map(model.books.purses);
  let sum = 0;
  for (const row of await sql(PURSES)) {
    const { kind, name, player_id } = row as { kind: string; name: string; player_id: number | null };
    const purse = player_id === null ? `${kind}:${name}` : `${kind}:${places.get(player_id)}`;
    const amount = Number(row['amount']);
    if (!/points/.test(kind)) sum += amount;
    const due = left.get(purse) ?? 0;
    left.delete(purse);
    if (amount !== due) found.push(`purse ${purse}: the product has ${amount}, the model ${due}`);
  }
  for (const [purse, due] of left) if (due !== 0) found.push(`purse ${purse} is not there, the model has ${due}`);
  if (sum !== 0) found.push(`the sum of all purses is ${sum}`);
  for (const row of await sql(UNSETTLED)) found.push(`draw ${row['id']} is not settled`);
  for (const row of await sql('select id::int, turnover_pya from player')) {
    const player = model.players.find((it) => it.id === row['id']);
    if (player && Number(row['turnover_pya']) !== player.turnover)
      found.push(`turnover of player ${player.n}: the product has ${Number(row['turnover_pya'])}, the model ${player.turnover}`);
  }
  return found;
}
