import { setTimeout as wait } from 'node:timers/promises';
import { Agent, request } from 'undici';
import type { House } from './house.ts';

/** What a player's event stream has told, over all the times that it came back. */
export type StreamEar = {
  player_id: number | null;
  token: string | null;
  begins: number;
  first: string | null;
  last: string | null;
  heard: Map<string, number>;
  faults: string[];
};

/** Balances are told anew at every return; the other words are of the stream itself. */
const OF_NO_FACT = ['hello', 'balance', 'last_balance', 'reset'];
const RETRY_MS = 1000;
const agent = new Agent({ connections: null, bodyTimeout: 60_000, headersTimeout: 30_000, connect: { timeout: 2000 } });

/** An ear that has heard nothing. */
export function emptyEar(player_id: number | null, token: string | null): StreamEar {
  return { player_id, token, begins: 0, first: null, last: null, heard: new Map(), faults: [] };
}

/** Keeps a stream open as a browser does: it comes back after its end, from the place it was told last, until it is over. */
export async function listenOn(ear: StreamEar, url: string, over: AbortSignal): Promise<void> {
  while (!over.aborted) {
    try {
      const headers = {
        ...(ear.token === null ? {} : { Authorization: `Bearer ${ear.token}` }),
        ...(ear.last === null ? {} : { 'Last-Event-ID': ear.last }),
      };
      const { statusCode, body } = await request(new URL('/api/stream?live=', url), { dispatcher: agent, headers, signal: over });
      if (statusCode === 200) ear.begins += 1;
      else ear.faults.push(`a stream was answered ${statusCode}`);
      await hear(ear, body.setEncoding('utf8'));
    } catch (error) {
      if (!over.aborted) ear.faults.push(`a stream was cut: ${String(error)}`);
    }
    if (!over.aborted) await wait(RETRY_MS);
  }
}

async function hear(ear: StreamEar, body: AsyncIterable<string>): Promise<void> {
  let rest = '';
  for await (const text of body) {
    const events = (rest + text).split('\n\n');
    rest = events.pop() ?? '';
    for (const it of events) note(ear, it);
  }
}

function note(ear: StreamEar, event: string): void {
  const field = (name: string) => new RegExp(`^${name}: ?(.*)$`, 'm').exec(event)?.[1];
  const [id, name] = [field('id'), field('event')];
  if (name === 'reset') ear.faults.push('a stream was told to begin anew');
  if (id === undefined || name === undefined) return;
  ear.first ??= id;
  ear.last = id;
  if (!OF_NO_FACT.includes(name)) ear.heard.set(placeIn(id), (ear.heard.get(placeIn(id)) ?? 0) + 1);
}

/** A place among facts, without the era in which it was told. */
function placeIn(id: string): string {
  return id.split('-').slice(0, 2).join('-');
}

/** What a stream was not told, or twice, of the facts since its first word: those that are told as events, in the database's own words. */
export async function missedBy(house: House, ear: StreamEar): Promise<{ told: number; wrong: string[] }> {
  const who = `the stream of ${ear.player_id ?? 'a visitor'}`;
  const [xid, id] = (ear.first ?? '').split('-');
  if (id === undefined) return { told: 0, wrong: [`${who} never began`] };
  const { rows } = await house.database.owner.query<{ place: string; kind: string }>(
    `select f.xid::text || '-' || f.id as place, f.kind from public_fact f
     where (f.xid, f.id) > ($1::xid8, $2::bigint) and (f.player_id is null or f.player_id = $3::bigint)
       and (f.kind in ('changed', 'draws', 'result', 'won', 'message', 'board') or f.kind = 'notification'
         and exists (select from public_notification n where n.id = (f.data ->> 'id')::bigint and n.topic <> 'result'))`,
    [xid, id, ear.player_id],
  );
  const wrong = rows
    .filter((it) => ear.heard.get(it.place) !== 1)
    .map((it) => `${who} was told ${it.kind} at ${it.place} ${ear.heard.get(it.place) ?? 0} times`);
  return { told: rows.length, wrong: [...ear.faults.map((it) => `${who}: ${it}`), ...wrong] };
}
