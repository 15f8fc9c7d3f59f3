import { randomBytes } from 'node:crypto';
import type { Game, Product } from '../products.ts';
import { type Language, languageOf } from './languages.ts';

/** One launch: who plays what, in which language, and where the way back leads. */
export interface Session {
  token: string;
  member: string;
  name: string;
  product: Product;
  /** Null: the player chooses in the lobby. */
  game: Game | null;
  language: Language;
  return_url: string;
  created_at: number;
}

const LIFE_MS = 12 * 3_600_000;
const MOST_SESSIONS = 20_000;

export interface Sessions {
  launch(of: { member: string; name: string; product: Product; game: Game | null; language_code: number; return_url: string }): Session;
  find(token: string): Session | undefined;
  members(): string[];
}

/** Sessions live in memory for twelve hours: a launch after a restart makes a new one. */
export function openSessions(): Sessions {
  const sessions = new Map<string, Session>();
  const forget = (): void => {
    for (const [token, it] of sessions) {
      if (sessions.size < MOST_SESSIONS && Date.now() - it.created_at < LIFE_MS) return;
      sessions.delete(token);
    }
  };
  return {
    launch({ language_code, ...of }) {
      forget();
      const token = randomBytes(24).toString('base64url');
      const session: Session = { token, ...of, language: languageOf(language_code), created_at: Date.now() };
      sessions.set(token, session);
      return session;
    },
    find(token) {
      const session = sessions.get(token);
      return session && Date.now() - session.created_at < LIFE_MS ? session : undefined;
    },
    members: () => [...new Set([...sessions.values()].map((it) => it.member))],
  };
}
