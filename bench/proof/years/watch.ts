import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { audit } from '../../../apps/server/src/proof/audit.ts';
import type { DayHead } from '../../../apps/server/src/proof/heads.ts';
import { compareStatement } from '../../../apps/server/test/model/reports.ts';
import { addDays, drawsOn, gloDay } from '../../../packages/rules/src/index.ts';
import { boundToStarter } from '../../../tools/bound-process.ts';
import { root } from '../../../tools/processes.ts';
import { count, type Life } from './life.ts';

const SET = ['11:00', '12:01', '15:00', '16:30'];
const CRYPTO = ['10:00', '14:00', '18:00', '21:00'];
/** A feed may be late by 30 hours. */
const UNDONE = `select l.code, d.day::text, to_char(d.section, 'HH24:MI') as section from draw d join lottery l on l.id = d.lottery_id
  where d.draws_at < product_now() - interval '40 hours' and d.settled_at is null and d.refunded_at is null
    and (d.voided_at is null or exists (select from slip s where s.draw_id = d.id))`;
const DRAWN = `select l.code || ' ' || to_char(d.section, 'HH24:MI') as place from draw d join lottery l on l.id = d.lottery_id where d.day = $1 order by 1`;
const VERIFIER = join(root, 'apps/verifier/src/verify.ts');
const FAILED = `select task_id || ' ' || coalesce(key, '') || ', ' || last_error as job from graphile_worker._private_jobs where last_error is not null`;
const NEW_ALERTS = 'select id::int, ref, kind, data from alert where id > $1 order by id';
/** What a draw with a trouble of its own raises. */
const OF_PROVIDERS = [
  'game_rollback_differs',
  'game_transaction_differs',
  'game_result_without_bet',
  'game_refund_too_large',
  'game_prize_of_void',
];
const OF_DRAWS = ['results_disagree', 'result_missing', 'result_differs'];

/** What a proof knows from one look to the next. */
export type Watch = {
  /** On which the exchange rests, as operators confirmed it. */
  off_days: Set<string>;
  alert_id: number;
  heads: DayHead[];
  /** The last day of the licence; null of a house that has just begun. */
  licence: string | null;
  months: { first: string; last: string }[];
  /** Days and months that wait to be signed, and since when. */
  unsigned: { period: string; since: string }[];
  found: string[];
};
export const firstWatch = (): Watch => ({
  off_days: new Set(),
  alert_id: 0,
  heads: [],
  licence: null,
  months: [],
  unsigned: [],
  found: [],
});

/** The draws that a day has by the rules: worked out here, and not asked of the product. */
function drawsOf(day: string, off_days: ReadonlySet<string>): string[] {
  const thai = drawsOn({ days: 'weekdays', off_days }, day) ? SET.flatMap((it) => [`1D ${it}`, `2D ${it}`]) : [];
  const crypto = CRYPTO.flatMap((it) => [`C1D ${it}`, `C2D ${it}`]);
  const normal = [-2, -1, 0, 1, 2].map((it) => addDays(day, it)).filter((it) => /-(01|16)$/.test(it));
  return [...thai, ...crypto, ...normal.filter((it) => gloDay(it) === day).map(() => '3D 15:30')].sort();
}

/** What of the calendar is not as it must be: a draw that should be there and is not, or the other way round, or one that nobody settled. */
export async function wrongDraws({ scene: { house } }: Life, watch: Watch, day: string): Promise<string[]> {
  const there = (await house.sql(DRAWN, [day])).map((it) => String(it['place'])).sort();
  const due = drawsOf(day, watch.off_days);
  const found = String(there) === String(due) ? [] : [`the draws of ${day} are ${there.join(', ')}; by the rules ${due.join(', ')}`];
  for (const it of await house.sql(UNDONE)) found.push(`a draw is left over: ${it['code']} ${it['day']} ${it['section']}`);
  return found;
}

/** Alerts that came since the last look, and that nobody caused. */
export async function strangeAlerts(life: Life, watch: Watch): Promise<string[]> {
  const found: string[] = [];
  for (const row of await life.scene.house.sql(NEW_ALERTS, [watch.alert_id])) {
    watch.alert_id = Number(row['id']);
    const data = row['data'] as { draw_id?: number; expires_on?: string; period?: string };
    const kind = String(row['kind']);
    count(life, `alerts ${kind}`);
    const isOfDraw = OF_DRAWS.includes(kind) && life.troubled.has(Number(data.draw_id));
    const isOfLicence = kind === 'licence_expiring' && data.expires_on === watch.licence;
    const isOfSigned = kind === 'closing_changed' && changedDays(life).some((day) => day.startsWith(String(data.period)));
    if (!OF_PROVIDERS.includes(kind) && !isOfDraw && !isOfLicence && !isOfSigned)
      found.push(`an alert that nobody caused: ${row['ref']} ${JSON.stringify(data)}`);
  }
  return found;
}

/** The days with draws that got their number late, had it taken back or were called off: who signed such a day signed before that. */
function changedDays({ scene: { model }, troubled }: Life): string[] {
  return [...model.draws.values()].filter((it) => it.is_void || troubled.has(it.id)).map((it) => it.day);
}

/** The product's audit, of what came since the last one or of everything. */
export async function wrongBooks(life: Life, watch: Watch, isWhole: boolean): Promise<string[]> {
  const { difference, head } = await audit(life.database.url, { heads: isWhole ? [] : watch.heads });
  if (head !== null && head.day !== watch.heads.at(-1)?.day) watch.heads.push(head);
  count(life, isWhole ? 'whole audits' : 'audits of a month');
  return difference === null ? [] : [`audit, ${difference.check}: ${difference.difference}`];
}

/** The statements of some players over the days of a month that is over. */
export async function wrongStatements(life: Life, from: string, to: string): Promise<string[]> {
  const found: string[] = [];
  const { scene } = life;
  count(life, 'statements of a month read', 3);
  for (let n = 0; n < 3; n += 1) found.push(...(await compareStatement(scene, scene.dice.of(scene.model.players), { from, to })));
  return found;
}

/** The public log as anybody reads it who has seen it before: what its own program says against it. */
export async function wrongLog({ server, database }: Life): Promise<string[]> {
  const words = [VERIFIER, `${server.url}/log`, '--seen', join(database.folder, '..', 'seen-head')];
  const { code, output } = await runProgram(words);
  return code === 0 ? [] : output.split('\n').filter((it) => it.startsWith('NO ') || code !== 1);
}

function runProgram(words: string[]): Promise<{ code: number | null; output: string }> {
  const child = spawn(...boundToStarter(process.execPath, words), { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text) => (output += text));
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, output })));
}

/** Work of the queue that failed, or that nobody does any more. */
export async function deadJobs({ scene: { house } }: Life): Promise<string[]> {
  return (await house.sql(FAILED)).map((it) => `a job of the queue failed: ${it['job']}`);
}
