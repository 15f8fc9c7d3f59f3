import { randomUUID } from 'node:crypto';
import { askDoor } from './door.ts';
import { isNoAnswer, logIn } from './log-in.ts';
import type { ProbeSettings } from './settings.ts';

/** Who bets: `open` is the bet that got no answer yet, `token` null before the first login and after a session has ended. */
export type ProbePlayer = { settings: ProbeSettings; token: string | null; balance_kyat: number | null; open: OpenBet | null };
type BetBody = { section: string; date: string; bet_obj: { bet_number: string; amount: number }[] };
type OpenBet = { key: string; body: BetBody };
/** What a turn came to. `idle`: no draw takes bets. */
export type Turn = { outcome: 'taken' | 'refused' | 'failed' | 'idle'; ms: number; status: number; code: string | undefined };
type DoorAnswer = { status: number; ms: number; body: { code?: string } };

/** One turn: logs in where that is needed, finds a draw and bets on it, or sends again what got no answer. Throws when the house refuses its account. */
export async function placeNextBet(player: ProbePlayer): Promise<Turn> {
  const { settings } = player;
  if (player.token === null) {
    const began_ms = performance.now();
    const known = await logIn(settings);
    if (known.token === null) return { outcome: 'failed', ms: performance.now() - began_ms, status: known.status, code: known.code };
    Object.assign(player, known);
  }
  if (player.open === null) {
    const sections = await askDoor(settings.url, 'GET /api/section');
    if (sections.status !== 200) return asTurn('failed', sections);
    const next = sections.body.data?.find((it) => it.is_open);
    if (next === undefined) return asTurn('idle', sections);
    player.open = betOn(next, settings.stake_kyat);
  }
  const { key, body } = player.open;
  const answer = await askDoor(settings.url, 'POST /api/user/betting', {
    body,
    key,
    ...(player.token === null ? {} : { token: player.token }),
  });
  // The same bet is sent again by another session.
  if (answer.status === 401) player.token = null;
  if (answer.status === 401 || isNoAnswer(answer.status)) return asTurn('failed', answer);
  player.open = null;
  if (answer.status !== 200) return asTurn('refused', answer);
  player.balance_kyat = Number(answer.body.user_balance);
  return asTurn('taken', answer);
}

/** A bet on another number each minute. */
function betOn({ time_section, date }: { time_section: string; date: string }, amount: number): OpenBet {
  const bet_number = String(Math.floor(Date.now() / 60_000) % 100).padStart(2, '0');
  return { key: randomUUID(), body: { section: time_section, date, bet_obj: [{ bet_number, amount }] } };
}

function asTurn(outcome: Turn['outcome'], { status, ms, body }: DoorAnswer): Turn {
  return { outcome, ms, status, code: body.code };
}
