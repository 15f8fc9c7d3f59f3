import { openSessions, type Session, type Sessions } from './play/sessions.ts';
import type { Game } from './products.ts';
import type { Settings } from './settings.ts';
import { openWagers, type WagerBook } from './wagers.ts';

/** All the sandbox provider has: its settings, who plays, and what was bet. */
export interface Sandbox {
  settings: Settings;
  sessions: Sessions;
  wagers: WagerBook;
  /** Where a session is played. */
  gameUrl(session: Session): string;
  pictureUrl(game: Game): string;
  /** Where a player goes back to: the address a launch gave when it is a web address, else the setting. */
  wayBack(asked: string | null | undefined): string;
}

/** Makes the sandbox; `publicUrl` is asked late because a port may be chosen at listening. */
export function makeSandbox(settings: Settings, publicUrl: () => string): Sandbox {
  return {
    settings,
    sessions: openSessions(),
    wagers: openWagers([], () => {}),
    gameUrl: (session) => `${publicUrl()}/play/${session.token}`,
    pictureUrl: (game) => `${publicUrl()}/art/${game.code}.png`,
    wayBack: (asked) => (asked && /^https?:\/\//i.test(asked) && URL.canParse(asked) ? asked : settings.return_url),
  };
}
