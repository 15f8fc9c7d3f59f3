import { pageLanguage } from '@shwekan/phrases/languages';
import { type CallerOptions, createCaller, createServerClock, type RefusedAnswer } from '@shwekan/ui';
import { goLogin } from '../phone/navigate.ts';
import { local } from '../phone/storage.ts';
import { toast } from '../phone/toast.ts';
import { language, shellPhrases } from './language.ts';
import { endSession, lookAtSession, token } from './session.ts';

const OFFSET_KEY = 'clock_offset_ms';

/** The server's clock: countdowns and dates follow it. */
export const serverClock = createServerClock({
  read: () => {
    const text = local.getItem(OFFSET_KEY);
    return text === null ? null : Number(text) || 0;
  },
  write: (offset_ms) => local.setItem(OFFSET_KEY, String(Math.round(offset_ms))),
});

let served_ms: number | null = null;

/** When the server drew the page that is taken over; where there is none, or on the server, it is now. */
export const servedAt = (): number => served_ms ?? serverClock.now();

/** Takes a page's time where none is known: it may have waited in a cache, so a known difference is better. */
export function noteServed(now: string): void {
  served_ms = Date.parse(now);
  if (local.getItem(OFFSET_KEY) === null) serverClock.note(now, Date.now());
  else serverClock.compare(now);
}

/** What every call of the app goes with. A session that ended leads to the login screen. */
export const callerOptions: CallerOptions = {
  token,
  language: () => pageLanguage[language()],
  clock: serverClock,
  readable: withWords,
  refused: (refused, sentToken) => {
    if (refused.code !== 'session_expired' && refused.code !== 'login_needed') return;
    // Only the session that was refused is ended, and only once; never that of who has logged in from another tab since.
    lookAtSession();
    if (token() === sentToken) expireSession();
  },
};

/** The app's one way to call the server: `await call('GET /api/section')`. */
export const call = createCaller(callerOptions);

const BURMESE = /[\u1000-\u109f]/;

/** With its words whole wherever it is shown: a toast, a field, a card. Only who reads Burmese fetches what knows them; without it the sentence is as it came. */
async function withWords(said: RefusedAnswer): Promise<RefusedAnswer> {
  const { message, errors = {} } = said;
  if (!BURMESE.test(message)) return said;
  return import('@shwekan/phrases/burmese').then(
    ({ keepWords, keepAllWords }) => ({ ...said, message: keepWords(message), errors: keepAllWords(errors) }),
    () => said,
  );
}

function expireSession(): void {
  endSession();
  toast('error', shellPhrases().session_expired);
  goLogin();
}
