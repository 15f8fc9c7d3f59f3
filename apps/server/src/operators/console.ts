import { alertKindsClosedBy, alertKindsOf, callsUnderHeadings, mayCall, ROLES } from '@shwekan/contract';
import { normalisePhone } from '@shwekan/rules';
import {
  countWaiting,
  findAlert,
  isReadNoted,
  newestArrivals,
  operatorNames,
  pageOfAlerts,
  pageOfAudit,
  pageOfSms,
} from '#queries/operators/console.ts';
import { findFactor } from '#queries/operators/second-factor.ts';
import { newestAlert } from '../platform/alert-messages/kinds.ts';
import { closeAlert } from '../platform/alerts.ts';
import { auditCall, auditRow } from '../platform/audit-row.ts';
import { waitingForOperator } from '../platform/deeds/deeds.ts';
import type { AnyDeedKind } from '../platform/deeds/kind.ts';
import { type CountedRequest, type PageRequest, placeOf, readCounted } from '../platform/lists.ts';
import { Refusal } from '../platform/refusal.ts';
import type { OperatorCaller } from '../platform/serve.ts';
import type { World } from '../platform/world.ts';
import { operatorWire } from './login.ts';

/** The operator who is logged in and what waits for them. */
export async function consoleOf(world: World, kinds: readonly AnyDeedKind[], who: OperatorCaller) {
  const [waiting] = await countWaiting.run({ kinds: alertKindsOf(who.roles) }, world.db);
  const [factor] = await findFactor.run({ operator_id: who.operator_id }, world.db);
  const [newest] = await newestArrivals.run(undefined, world.db);
  const deeds = await waitingForOperator(world, kinds, who);
  if (!waiting || !newest) throw new Error('nothing was counted');
  const { now, ...counts } = waiting;
  return {
    data: operatorWire({ id: who.operator_id, username: who.username, roles: who.roles }),
    waiting: { ...counts, deeds: deeds.count },
    newest: { ...newest, deeds: deeds.newest, alerts: await newestAlert(world, who) },
    now: now.toISOString(),
    is_demo: world.config.DEMO,
    second_factor: {
      is_on: who.has_second_factor,
      is_needed: !world.config.DEMO && !who.has_second_factor,
      codes_left: factor?.codes_left ?? 0,
    },
  };
}

/** What each role may do: every call of operators, as the contract has it. */
export async function listRights() {
  const data = Object.entries(callsUnderHeadings('console')).flatMap(([heading, calls]) =>
    calls
      .filter((it) => it.auth === 'operator')
      .map((call) => ({
        heading,
        method: call.method,
        path: call.path,
        summary: call.summary,
        roles: ROLES.filter((role) => mayCall([role], call)),
        is_proved: call.proof === true,
      })),
  );
  return { data };
}

type AuditFilter = CountedRequest & Partial<Record<'subject' | 'action' | 'operator' | 'from' | 'to', string | undefined>>;

/**
 * What operators did, newest first; `subject` is a whole subject ("cash_in:12") or its kind ("cash_in"), `action` a part of
 * what was done, `from` and `to` days of Yangon.
 */
export async function listAudit(world: World, asked: AuditFilter) {
  const { subject, action, operator, from, to } = asked;
  const filter = {
    subject: subject || null,
    // As people write it: "cash in" finds approve_cash_in.
    action: action?.trim().toLowerCase().replaceAll(' ', '_') || null,
    operator: operator || null,
    from: from ?? null,
    to: to ?? null,
    sort: asked.sort ?? null,
  };
  const { rows, total_count, next } = await readCounted(world.db, pageOfAudit, filter, asked);
  const names = await operatorNames.run(undefined, world.db);
  const data = rows.map(({ total_count: _, at, ...row }) => ({ ...row, at: at.toISOString() }));
  return { total_count, next, operators: names.map((it) => it.username), data };
}

/** What needs an eye of somebody with these roles: open alerts first, newest first. */
export async function listAlerts(world: World, who: OperatorCaller, asked: PageRequest) {
  const rows = await pageOfAlerts.run({ kinds: alertKindsOf(who.roles), ...placeOf(asked) }, world.db);
  return { data: rows.map((it) => ({ ...it, at: it.at.toISOString(), closed_at: it.closed_at?.toISOString() ?? null })) };
}

/**
 * Marks an alert as seen to, of those the operator may close: others are not there (`not_found`), and one about what they did themself is somebody
 * else's (`same_operator`). Safe to repeat: the first to close it stays.
 */
export async function seeToAlert(world: World, who: OperatorCaller, asked: { id: number; address: string }) {
  const { id, address } = asked;
  const kinds = alertKindsClosedBy(who.roles);
  await world.db.transaction(async (tx) => {
    const closed = await closeAlert(tx, { id, kinds }, who);
    if (closed) return auditCall(tx, { who, address }, { action: 'close_alert', subject: `alert:${id}`, after: closed });
    const [found] = await findAlert.run({ id, kinds, username: who.username }, tx);
    if (!found) throw new Refusal('not_found');
    if (found.is_own) throw new Refusal('same_operator');
  });
  return {};
}

/**
 * Text messages, newest first; a phone as people type it finds its own. A reader leaves a row in the audit trail, one an hour.
 */
export async function listTexts(world: World, reader: Reader, asked: CountedRequest & { phone?: string | undefined }) {
  const phone = asked.phone ? (normalisePhone(asked.phone) ?? '') : null;
  await noteRead(world, reader, phone ? `texts:${phone}` : 'texts');
  const { rows, total_count, next } = await readCounted(world.db, pageOfSms, { phone, sort: asked.sort ?? null }, asked);
  const data = rows.map(({ total_count: _, at, ...row }) => ({ ...row, at: at.toISOString() }));
  return { total_count, next, data };
}

type Reader = { operator_id: number; address: string };

async function noteRead(world: World, { operator_id, address }: Reader, subject: string): Promise<void> {
  const [read] = await isReadNoted.run({ operator_id, subject }, world.db);
  if (read?.is_noted) return;
  await world.db.transaction((tx) => auditRow(tx, { operator_id, action: 'read_texts', subject, address }));
}
