import type { Game } from '../products.ts';

/** What the page is told about its session. */
export interface SessionView {
  name: string;
  language: 'en' | 'mm' | 'thai' | 'cn';
  provider: string;
  return_url: string;
  game: string | null;
  games: Game[];
  balance_pya: number | null;
}

/** A "no" of the games' server, by its code; `offline` when it could not be asked. */
export class No extends Error {
  readonly code: string;
  readonly balance_pya: number | null;
  constructor(code: string, balance_pya: number | null = null) {
    super(code);
    this.code = code;
    this.balance_pya = balance_pya;
  }
}

const token = location.pathname.split('/')[2] ?? '';
const ANSWER_PATIENCE_MS = 25_000;

/** The address of this session's calls. */
export function address(path: string): string {
  return `/api/play/${token}${path}`;
}

/** Asks for something that changes nothing. */
export async function look<T>(path: string): Promise<T> {
  return await ask<T>(path, {});
}

/** Plays: the same key is sent again when an answer is lost on the way, so that nothing is ever bet twice. */
export async function play<T>(path: string, body: object): Promise<T> {
  const sent = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ key: newKey(), ...body }) };
  for (let tries = 0; ; tries += 1) {
    try {
      return await ask<T>(path, sent);
    } catch (error) {
      if (!(error instanceof No) || error.code !== 'offline' || tries === 2) throw error;
      await new Promise((resolve) => setTimeout(resolve, 700 * (tries + 1)));
    }
  }
}

async function ask<T>(path: string, how: RequestInit): Promise<T> {
  let reply: Response;
  let said: { no?: string; balance_pya?: number | null };
  try {
    reply = await fetch(address(path), { ...how, signal: AbortSignal.timeout(ANSWER_PATIENCE_MS) });
    said = await reply.json();
  } catch {
    throw new No('offline');
  }
  // The server of this very build answered: what it says with 200 is what its types promise.
  if (reply.ok && said.no === undefined) return said as T;
  throw new No(said.no ?? 'bad_request', said.balance_pya ?? null);
}

/** Not randomUUID: that is missing where a phone opens the page by a plain address. */
function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((it) => it.toString(16).padStart(2, '0')).join('');
}
