import { setTimeout as wait } from 'node:timers/promises';
import { request } from 'undici';
import type { Dice } from '../../../apps/server/test/dice.ts';
import type { House } from './house.ts';
import type { Node } from './node.ts';

/** A player's open app, as far as its event stream goes: it comes back with its last place whenever the stream ends, at any server. */
export type Listener = {
  resets(): number;
  /** What it should have been told and was not, by the facts that whoever leads has in the end. */
  missed(leader: Node): Promise<string[]>;
  end(): Promise<void>;
};

type Place = { xid: bigint; id: number; era: string };
/** Facts that are always told, each as one event. */
const TOLD = `kind in ('board', 'draws', 'changed', 'message', 'result')`;
const PAUSE_MS = 100;

/** Listens as the house's first player. */
export function listenIn(house: House, dice: Dice): Listener {
  const heard = new Set<string>();
  const resets: Place[] = [];
  let [first, last]: [Place | null, Place | null] = [null, null];
  const stopped = new AbortController();
  const hear = (event: string) => {
    const [, id] = /^id: (.+)$/m.exec(event) ?? [];
    if (id === undefined) return;
    const place = placeOf(id);
    first ??= place;
    last = place;
    heard.add(`${place.xid}-${place.id}`);
    if (/^event: reset$/m.test(event)) resets.push(place);
  };
  const listen = async () => {
    const place = last === null ? {} : { 'Last-Event-ID': `${last.xid}-${last.id}-${last.era}` };
    const headers = { Authorization: `Bearer ${house.players[0]?.token}`, 'Accept-Language': 'en', ...place };
    const { body } = await request(new URL('/api/stream', dice.of(house.servers).url), { headers, signal: stopped.signal, bodyTimeout: 0 });
    let text = '';
    for await (const chunk of body.setEncoding('utf8')) {
      const events = (text + chunk).split('\n\n');
      text = events.pop() ?? '';
      for (const it of events) hear(it);
    }
  };
  const going = (async () => {
    for (; !stopped.signal.aborted; await wait(PAUSE_MS)) await listen().catch(() => undefined);
  })();
  return {
    resets: () => resets.length,
    async missed(leader) {
      const until = last;
      if (first === null || until === null) return ['the stream told nothing'];
      // Who is told `reset` asks for everything: of what was before it nothing is missed. A place of another timeline says nothing of this one.
      const since = [first, ...resets].filter((it) => it.era.slice(0, 4) === until.era.slice(0, 4)).at(-1);
      if (since === undefined) return [`the stream went on from one timeline to another without a reset: ${until.era}`];
      const facts = await leader.ask<{ xid: string; id: string; kind: string }>(
        `select xid::text, id::text, kind from platform.fact where (xid, id) > ('${since.xid}'::xid8, ${since.id}) and (xid, id) <= ('${until.xid}'::xid8, ${until.id})
         and (player_id is null or player_id = ${house.players[0]?.id}) and ${TOLD}`,
      );
      return facts.filter((it) => !heard.has(`${it.xid}-${it.id}`)).map((it) => `the stream did not tell ${it.kind} ${it.xid}-${it.id}`);
    },
    async end() {
      stopped.abort();
      await going;
    },
  };
}

function placeOf(id: string): Place {
  const [xid = '0', n = '0', era = ''] = id.split('-');
  return { xid: BigInt(xid), id: Number(n), era };
}
