import type { Caller } from '@shwekan/ui';
import { TODAY_CALLS } from '../house/results.ts';
import type { ServerPage } from '../house/server-page.ts';
import { askNumbers, askSections } from '../parts/lottery/ask.ts';
import { CRYPTO_ONE_D, CRYPTO_TWO_D, type Game, ONE_D, THREE_D, TWO_D } from '../parts/lottery/games.ts';
import { endedDraw, noBets } from '../parts/lottery/LotteryScreen.tsx';
import { sectionFor, sectionsAhead } from '../parts/lottery/sections.ts';
import { isDaily } from '../parts/numbers/today-numbers.ts';
import { paths } from '../phone/paths.ts';
import { today } from '../screens/home/HomeScreen.tsx';

/** What a screen is drawn with. One that is not named here is drawn as its frame and a skeleton. */
export type Needs = {
  ask: (by: Caller, now_ms: number) => Promise<ServerPage['answers']>;
};

const home: Needs = {
  ask: async (by) => {
    const [texts, lotteries, numbers, live] = await Promise.all([
      by('GET /api/header_play_text'),
      by('GET /api/lottery/list'),
      by('GET /api/luckynumber_daily'),
      by('GET /api/live_2d'),
      today.load(),
    ]);
    return [
      [['GET /api/header_play_text', null], texts],
      [['GET /api/lottery/list', null], lotteries],
      [['GET /api/luckynumber_daily', null], numbers],
      [['GET /api/live_2d', null], live],
    ];
  },
};

const DRAWN_MAX = 100;

const lottery = (game: Game, live: 'GET /api/live_2d' | 'GET /api/live_crypto' | 'GET /api/luckynumber3d'): Needs => ({
  ask: async (by, now_ms) => {
    const daily = isDaily(game.code) ? TODAY_CALLS[game.code] : null;
    const [sections, moving, today] = await Promise.all([
      askSections(game, by),
      by(live),
      daily && by(daily),
      endedDraw.load(),
      noBets.load(),
    ]);
    const answers: ServerPage['answers'] = [
      [[game.calls.sections], sections],
      [[live, null], moving],
    ];
    if (daily !== null) answers.push([[daily, null], today]);
    const section = sectionFor(sectionsAhead(sections, now_ms), null);
    if (section === null) return answers;
    const draw = { date: section.date, section: section.time_section };
    const numbers = await askNumbers(game, draw, by);
    // A thousand numbers weigh more than a first screen may: the first page of them is drawn, and the app asks for all at once.
    answers.push([[game.calls.numbers, draw], { ...numbers, data: numbers.data.slice(0, DRAWN_MAX) }]);
    return answers;
  },
});

/** What no address leads to needs no answers. */
const notFound: Needs = { ask: () => Promise.resolve([]) };

/** Where every unknown path is drawn. */
export const UNKNOWN = '/404';

/** The screens that the server draws whole, by path. */
export const needs: Partial<Record<string, Needs>> = {
  [paths.home]: home,
  [UNKNOWN]: notFound,
  [paths.oneLottery]: lottery(ONE_D, 'GET /api/live_2d'),
  [paths.twoLottery]: lottery(TWO_D, 'GET /api/live_2d'),
  [paths.threeLottery]: lottery(THREE_D, 'GET /api/luckynumber3d'),
  [paths.cryptoOneLottery]: lottery(CRYPTO_ONE_D, 'GET /api/live_crypto'),
  [paths.cryptoLottery]: lottery(CRYPTO_TWO_D, 'GET /api/live_crypto'),
};
