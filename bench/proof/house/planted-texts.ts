import { type CallName, calls, type Endpoint } from '@shwekan/contract';
import { type Doors, doorFor } from '@shwekan/contract/address';
import { sessionHeaders } from '../../../apps/server/src/demo/session-headers.ts';
import { understood } from '../../../apps/server/test/contract-bodies.ts';
import { NAMED } from '../../../apps/server/test/hostile-values.ts';

/** Each runs, if a screen takes it for more than a text, and is short enough for a name. */
export const HOSTILE_TEXTS = ['<img src onerror=ran=1>', '"><svg onload=ran=1>', '</script><script>ran=1</script>', 'javascript:ran=1'];
/** By these a screen is known to show one of them. */
export const SHOWN = /onerror=ran|onload=ran|script>ran=1|javascript:ran/;
/** These end the session or the rights of who plants, or are about secrets that no screen shows. */
const LEFT_OUT =
  /log(in|out)|password|proof|join|second-factor|otp|exclusion|time_out|block|shut-out|roles|sessions|change_phone|maintenance/;
/** Things of the demo have small numbers. */
const IDS_MOST = 6;

export type Planters = { player: string; owner: string; second: string };
export type PlantedTexts = { sent: number; taken: number; calls: number; deeds: number };
type Json = Record<string, unknown>;
type TextRequest = { doors: Doors; token: string; path: string; body: Json };

/** Writes hostile texts in every field of every call that takes a text, one field after the other, and has a second owner confirm what waits for one. */
export async function plantTexts(doors: Doors, who: Planters): Promise<PlantedTexts> {
  const planted = { sent: 0, taken: 0, calls: 0, deeds: 0 };
  for (const [name, body] of Object.entries(understood) as [CallName, Json][]) {
    const call: Endpoint | undefined = calls.find((it) => `${it.method} ${it.path}` === name);
    if (call === undefined || call.demo || LEFT_OUT.test(call.path)) continue;
    const taken = await plantIn(doors, call.auth === 'operator' ? who.owner : who.player, call, body, planted);
    planted.taken += taken;
    if (taken > 0) planted.calls += 1;
    planted.deeds += await confirmAll(doors, who.second);
  }
  return planted;
}

async function plantIn(doors: Doors, token: string, call: Endpoint, body: Json, planted: PlantedTexts): Promise<number> {
  let taken = 0;
  for (const place of textsIn(body)) {
    for (const text of HOSTILE_TEXTS) {
      planted.sent += 1;
      const hostile = withText(body, place, text) as Json;
      for (const path of pathsOf(call)) {
        if (!(await send({ doors, token, path, body: hostile }))) continue;
        taken += 1;
        break;
      }
    }
  }
  return taken;
}

function pathsOf({ path }: Endpoint): string[] {
  const named = path.replace(/:(\w+)/g, (whole, name: string) => NAMED[name] ?? whole);
  if (!named.includes(':')) return [named];
  return Array.from({ length: IDS_MOST }, (_, n) => named.replace(/:\w+/g, String(n + 1)));
}

async function send({ doors, token, path, body }: TextRequest): Promise<boolean> {
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID(), ...sessionHeaders({ path }, doors, token) };
  const answer = await fetch(new URL(path, doorFor({ path }, doors)), { method: 'POST', headers, body: JSON.stringify(body) });
  await answer.arrayBuffer();
  return answer.ok;
}

/** Where in a body its texts stand. */
function textsIn(value: unknown, at: string[] = []): string[][] {
  if (typeof value === 'string') return [at];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsIn(inner, [...at, name]));
}

function withText(value: unknown, [name, ...more]: string[], text: string): unknown {
  if (name === undefined) return text;
  if (Array.isArray(value)) return value.with(Number(name), withText(value[Number(name)], more, text));
  const whole = value as Json;
  return { ...whole, [name]: withText(whole[name], more, text) };
}

/** Confirms what waits for a second person, as it is read; answers how many it did. */
async function confirmAll(doors: Doors, token: string): Promise<number> {
  const path = '/api/console/deeds?limit=100';
  const list = await fetch(new URL(path, doors.console_url), { headers: sessionHeaders({ path }, doors, token) });
  const { data = [] } = (await list.json()) as { data?: { id: number; digest: string }[] };
  let done = 0;
  for (const { id, digest } of data)
    if (await send({ doors, token, path: `/api/console/deeds/${id}/confirm`, body: { digest } })) done += 1;
  return done;
}
