import { type LotteryCode, sectionLabel, yangonInstant, yangonStamp } from '@shwekan/rules';
import { expect, test } from 'vitest';
import { announce, confirmDrawn } from '../src/lottery/announce.ts';
import { keepDraws } from '../src/lottery/calendar.ts';
import type { Feed } from '../src/lottery/feeds/feed.ts';
import { follow } from '../src/lottery/live.ts';
import { decide } from './deeds.ts';
import type { DrawsWorld } from './draws-world.ts';
import type { FeedAnswer, feedServer } from './feed-server.ts';
import { must } from './people.ts';
import { until } from './until.ts';

/** At a time of the draw's day the feed says something; or a second, independent feed gives a result. */
export type Step = { at: string; next_day?: true; says: FeedAnswer } | { at: string; second: { set: string | null; value: string } };
/** What happens on a day; the outcome is the exact one: nothing, proposed with every number, or the confirmed number. */
type Case = { name: string; section?: string; steps: (day: string) => Step[]; outcome: string; alerts: string[] };
/** How an adapter is tried: each case on a draw of its own, with the feed trusted, so that whatever it says may pay. */
type Trial = {
  name: string;
  lottery: LotteryCode;
  section: string;
  world: DrawsWorld;
  server: Awaited<ReturnType<typeof feedServer>>;
  makeFeed(): Feed;
  nextDay(): string;
};

/** A test per case: its outcome, and its alerts in the operators' console, with the draw they are about. */
export function tryCases(trial: Trial, cases: Case[]): void {
  for (const it of cases)
    test(`${trial.name}: ${it.name} gives ${it.outcome}${it.alerts.length > 0 ? ` and ${it.alerts.join(', ')}` : ''}`, async () => {
      const { world, lottery } = trial;
      const day = trial.nextDay();
      const section = it.section ?? trial.section;
      await readyFor(trial, day, section);
      const before = (await listAlerts(world))[0]?.id ?? 0;
      const turn = follow(world.server.world, trial.makeFeed());
      for (const step of it.steps(day)) {
        const at = yangonInstant(day, step.at).getTime() + ('next_day' in step ? 86_400_000 : 0);
        await world.moveClock(yangonStamp(new Date(at)));
        if ('second' in step) {
          await announce(world.server.world, { name: 'second', lottery }, { day, section, source_at: null, ...step.second });
          continue;
        }
        trial.server.says(step.says);
        await turn();
      }
      await confirmDrawn(world.server.world);
      const draw = await drawOf(trial, day, section);
      const raised = (await listAlerts(world)).filter((alert) => alert.id > before && isAbout(alert.data, day, section));
      expect([outcomeOf(draw), raised.map((alert) => alert.kind).sort()]).toEqual([it.outcome, it.alerts.toSorted()]);
      for (const alert of raised) if (alert.data['section'] === section) expect(alert.data['draw_id'], alert.kind).toBe(draw.id);
    });
}

/** Before the draw, with nothing else waiting and the feed trusted. */
async function readyFor({ world, lottery, makeFeed }: Trial, day: string, section: string): Promise<void> {
  await world.moveClock(yangonStamp(new Date(yangonInstant(day, section).getTime() - 7_200_000)));
  const body = { trusted_feed: makeFeed().name };
  await must(decide(world, world.call('POST /api/console/lotteries/:lottery', { token: world.draws_a, params: { lottery }, body })));
  await world.sql(`update draw set voided_at = product_now(), void_reason = 'of the case before'
    where draws_at <= product_now() and result is null and voided_at is null`);
  await until(async () => {
    await keepDraws(world.server.world);
    return (await drawsOn(world, lottery, day)).length > 0;
  });
}

async function drawsOn(world: DrawsWorld, lottery: LotteryCode, day: string) {
  return (await must(world.call('GET /api/console/draws', { token: world.draws_a, query: { lottery, from: day, to: day } }))).data;
}

async function drawOf({ world, lottery }: Trial, day: string, section: string) {
  const draw = (await drawsOn(world, lottery, day)).find((it) => it.section === sectionLabel(section));
  if (!draw) throw new Error(`there is no draw at ${section} on ${day}`);
  return draw;
}

function outcomeOf(draw: Awaited<ReturnType<typeof drawOf>>): string {
  if (draw.result !== null) return `confirmed ${draw.result}`;
  const proposed = draw.proposals.filter((it) => it.state === 'proposed').map((it) => it.number);
  return proposed.length === 0 ? 'nothing' : `proposed ${proposed.toSorted().join(' ')}`;
}

type Alert = { id: number; kind: string; data: Record<string, unknown> };

async function listAlerts(world: DrawsWorld): Promise<Alert[]> {
  const { data } = await must(world.call('GET /api/console/alerts', { token: world.draws_a, query: { limit: 50 } }));
  return data.map((it) => ({ id: it.id, kind: it.kind, data: it.data as Record<string, unknown> }));
}

function isAbout(data: Record<string, unknown>, day: string, section: string): boolean {
  // A feed that fails is told once, for all the draws that wait for it.
  return data['day'] === day && ('reason' in data || (data['section'] ?? section) === section);
}
