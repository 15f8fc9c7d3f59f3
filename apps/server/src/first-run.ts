import type { FirstRunCode } from '@shwekan/contract/first-run';
import type { Queryable } from './platform/db.ts';
import type { Config } from './platform/settings.ts';

// The query stands here and not in a .sql twin: it looks over all rooms, as their owner or as the server, and writes nothing.

/** A step towards the first bet: what is not needed is advice. */
export type FirstRunStep = { code: FirstRunCode; is_needed: boolean; is_done: boolean; detail: string | null };
type Machine = Pick<Config, 'DEMO' | 'PUBLIC_URL' | 'LOG_WITNESSES' | 'ALERT_SMTP_URL' | 'ALERT_WEBHOOK_URL'>;

const WITNESSES_WANTED = 2;

/** How far a house is on its way to the first bet. Of a machine whose settings cannot be read only the database is looked at. */
export async function firstRun(db: Queryable, machine: Machine | null): Promise<FirstRunStep[]> {
  const { rows } = await db.query(
    `select (select coalesce(string_agg(code, ', ' order by id), '') from lottery where trusted_feed = 'replay') as replayed,
       (select coalesce(string_agg(code, ', ' order by id), '') from lottery where is_offered and not is_open) as closed,
       (select count(*)::int from operator where disabled_at is null and 'owner' = any (roles)) as owners,
       exists (select from payment_account where is_open) as has_account,
       exists (select from payment_method where cash_in_open) as takes_money,
       exists (select from payment_method where cash_out_open) as gives_money,
       exists (select from setting where key = 'alert_ways' and (value->>'chat_id' is not null or value->'mails' <> '[]')) as is_told,
       exists (select from setting where key = 'licence' and (value->>'expires_on')::date >= yangon_day(product_now())) as is_licensed`,
  );
  const it = rows[0];
  const needed = (code: FirstRunCode, is_done: boolean, detail: string | null = null) => ({ code, is_needed: true, is_done, detail });
  const steps: FirstRunStep[] = [
    needed('owner', it.owners > 0),
    needed('two_owners', it.owners > 1),
    needed('account', it.has_account),
    needed('cash_in', it.takes_money),
    needed('cash_out', it.gives_money),
    needed('lotteries', it.closed === '', it.closed || null),
  ];
  // A demo's draws are replays, and who reaches or sees it is its owner's matter.
  if (machine?.DEMO) return steps;
  steps.push(needed('feeds', it.replayed === '', it.replayed || null));
  steps.push(needed('licence', it.is_licensed));
  if (machine === null) return steps;
  const advised = (code: FirstRunCode, is_done: boolean) => ({ code, is_needed: false, is_done, detail: null });
  const has_way = machine.ALERT_SMTP_URL !== undefined || machine.ALERT_WEBHOOK_URL !== undefined;
  return [
    ...steps,
    needed('reached', machine.PUBLIC_URL !== undefined),
    advised('alert_way', has_way),
    advised('alert_told', it.is_told),
    advised('witnesses', machine.LOG_WITNESSES.length >= WITNESSES_WANTED),
  ];
}
