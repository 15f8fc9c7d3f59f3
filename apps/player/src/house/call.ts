import { pageLanguage } from '@shwekan/phrases/languages';
import { type Caller, type CallerOptions, createCaller, createServerClock, Refused, type RefusedAnswer } from '@shwekan/ui';
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
  refused: (refused, sentToken) => {
    if (refused.code !== 'session_expired' && refused.code !== 'login_needed') return;
    // Only the session that was refused is ended, and only once; never that of who has logged in from another tab since.
    lookAtSession();
    if (token() === sentToken) expireSession();
  },
};

/** The app's one way to call the server: `await call('GET /api/section')`. */
export const call: Caller = (name, sent) =>
  ask(name, sent).catch(async (error: unknown) => {
    throw error instanceof Refused && BURMESE.test(error.message) ? await withWords(error) : error;
  });

const ask = createCaller(callerOptions);
const WORDS_WITHIN_MS = 1_500;
const BURMESE = /[\u1000-\u109f]/;

/** A refusal whose words are whole wherever it is shown: a toast, a field, a card. Where what knows them cannot be had the sentence is as it came. */
function withWords(refused: Refused): Promise<Refused> {
  // Nobody waits on a slow line for marks alone: what was refused is told, and its overlay ends.
  const late = new Promise<Refused>((done) => setTimeout(done, WORDS_WITHIN_MS, refused));
  const whole = import('@shwekan/phrases/burmese').then(
    ({ keepWords, keepAllWords }) =>
      new Refused(refused.status, {
        // It was made of this answer.
        ...(refused.answer as RefusedAnswer),
        message: keepWords(refused.message),
        errors: keepAllWords(refused.errors),
      }),
    () => refused,
  );
  return Promise.race([whole, late]);
}

function expireSession(): void {
  endSession();
  toast('error', shellPhrases().session_expired);
  goLogin();
}
