import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { makeLog } from '../../apps/server/src/platform/log.ts';
import { openMetricsDoor } from '../../apps/server/src/platform/metrics/door.ts';
import { openMetrics } from '../../apps/server/src/platform/metrics/metrics.ts';
import { askDoor, type DoorAnswer } from './door.ts';
import type { ProbeSettings } from './settings.ts';

/** The name that its account has, so that whoever sees its slips, stakes and payouts sees whose they are. */
export const PROBE_NAME = 'House Probe';
const FAILURES_MOST = 3;
/** A bet that got no answer is asked for again sooner than a new one is placed. */
const AGAIN_MS = 2_000;
const BUCKETS_S = [0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** Nothing that another bet in a minute would mend. */
const GIVES_UP = ['not_enough_money', 'overdrawn', 'blocked', 'excluded', 'birthday_needed', 'under_age'];

/** What a turn came to. `idle`: no draw takes bets. */
type Outcome = 'taken' | 'refused' | 'failed' | 'idle';
type BetBody = { section: string; date: string; bet_obj: { bet_number: string; amount: number }[] };
type OpenBet = { key: string; body: BetBody };
export type Probe = { metrics_url: string | null; end: Promise<void>; stop(): void };

/**
 * Bets one small line after the other on the 2D draw that closes next, as a player whose money two operators gave it, and measures what a player
 * waits for. One bet is one stake: what got no answer is sent again with its key before another is placed. Ends with an error when it failed three times in a row, or
 * when nothing that it does could mend it (its money is used up).
 */
export async function openProbe(settings: ProbeSettings): Promise<Probe> {
  const metrics = openMetrics();
  const watch = metrics.stopwatch({
    name: 'shwekan_probe_seconds',
    help: 'How long the probe waited for the answer to its bet, at the public door.',
    labels: ['outcome'],
    buckets_s: BUCKETS_S,
  });
  const player = await logIn(settings);
  let balance_kyat = player.balance_kyat;
  metrics.add([
    { name: 'shwekan_probe_balance_kyat', help: 'What the probe has left to bet.', label: null, read: () => [{ value: balance_kyat }] },
  ]);
  const log = makeLog('info');
  const door =
    settings.metrics_port === null ? null : await openMetricsDoor(metrics, { host: '127.0.0.1', port: settings.metrics_port, log });
  log.info({ metrics_url: door?.url ?? null, every_ms: settings.every_ms, stake_kyat: settings.stake_kyat }, 'the probe bets');

  const resting = new AbortController();
  const turns = async () => {
    let open: OpenBet | null = null;
    let token = player.token;
    for (let failures = 0; !resting.signal.aborted; ) {
      const found: BetChoice = open ? { open } : await nextBet(settings);
      open = found.open;
      const turn = open ? await askDoor(settings.url, 'POST /api/user/betting', { body: open.body, key: open.key, token }) : null;
      const outcome: Outcome = turn ? outcomeOf(turn) : found.is_unread ? 'failed' : 'idle';
      if (turn) watch.observe({ outcome }, turn.ms / 1000);
      if (turn?.status === 401) token = (await logIn(settings)).token;
      else if (outcome !== 'failed') open = null;
      if (outcome === 'taken') balance_kyat = Number(turn?.body.user_balance);
      failures = outcome === 'failed' ? failures + 1 : 0;
      log.info({ outcome, status: turn?.status, code: turn?.body.code, ms: turn && Math.round(turn.ms) }, 'a bet of the probe');
      if (GIVES_UP.includes(turn?.body.code ?? '')) throw new Error(`The probe stops: its bet was refused as ${turn?.body.code}.`);
      if (failures === FAILURES_MOST)
        throw new Error(`The probe stops: ${FAILURES_MOST} bets in a row failed, the last with status ${turn?.status}.`);
      await rest(outcome === 'failed' ? Math.min(AGAIN_MS, settings.every_ms) : settings.every_ms, resting.signal);
    }
  };
  return { metrics_url: door?.url ?? null, end: turns().finally(() => door?.close()), stop: () => resting.abort() };
}

/** Logs in, and looks whether the account is the probe's own: nobody else's money is bet by a machine. Throws a sentence. */
async function logIn({ url, phone, password }: ProbeSettings): Promise<{ token: string; balance_kyat: number }> {
  const { status, body } = await askDoor(url, 'POST /api/user/login', { body: { phone, password } });
  if (status !== 200 || body.token === undefined)
    throw new Error(`The probe cannot log in: status ${status}, ${body.code ?? 'no answer'}.`);
  const name = body.data?.name;
  if (name !== PROBE_NAME) throw new Error(`The probe bets for nobody but an account of the name "${PROBE_NAME}"; this one has another.`);
  return { token: body.token, balance_kyat: Number(body.data?.balance) };
}

/** A bet to place; without one no draw takes bets, or the door did not say which (`is_unread`). */
type BetChoice = { open: OpenBet | null; is_unread?: boolean };

/** A bet on the 2D draw that closes next, on another number each minute. */
async function nextBet({ url, stake_kyat }: ProbeSettings): Promise<BetChoice> {
  const { status, body } = await askDoor(url, 'GET /api/section');
  if (status !== 200) return { open: null, is_unread: true };
  const next = body.data?.find((it) => it.is_open);
  if (next === undefined) return { open: null };
  const bet_number = String(Math.floor(Date.now() / 60_000) % 100).padStart(2, '0');
  const bet_obj = [{ bet_number, amount: stake_kyat }];
  return { open: { key: randomUUID(), body: { section: next.time_section, date: next.date, bet_obj } } };
}

function outcomeOf({ status }: DoorAnswer<'POST /api/user/betting'>): Outcome {
  if (status === 200) return 'taken';
  return status === 0 || status >= 500 || status === 401 || status === 429 ? 'failed' : 'refused';
}

/** Until the next turn, or until it is stopped. */
async function rest(ms: number, signal: AbortSignal): Promise<void> {
  await wait(ms, undefined, { signal }).catch(() => undefined);
}
