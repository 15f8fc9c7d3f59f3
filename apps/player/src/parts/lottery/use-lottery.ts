import { skipToken, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useReducer, useState, useSyncExternalStore } from 'react';
import { serverClock } from '../../house/call.ts';
import { saidIn } from '../../house/language.ts';
import { streamHeard } from '../../house/live-stream.ts';
import { refreshCalls, useOnline } from '../../house/query.ts';
import { useSession } from '../../house/session.ts';
import { toast } from '../../phone/toast.ts';
import { useDeadline } from '../use-deadline.ts';
import { askNumbers, askSections } from './ask.ts';
import { type BetState, isUnderWay } from './betting.ts';
import { awaitedBoard, type Board, boardOf, wholeBoard } from './board.ts';
import { type Draft, EMPTY_DRAFT } from './draft.ts';
import { type GameState, gameState } from './game-state.ts';
import type { Game } from './games.ts';
import { nextOpening, sectionFor, sectionsAhead } from './sections.ts';

/** How often what is shown is asked for while the stream tells what changes of it, and while it does not. A thousand numbers, and sections, are not fetched so often. */
const OFTEN_MS = { told: 300_000, untold: 15_000 };
const SELDOM_MS = { told: 900_000, untold: 60_000 };
/** What opens by the calendar is told by nobody; who has it is answered so in a few bytes. */
const SECTIONS_MS = 60_000;
/** No sooner than this is asked again what is overdue. */
const SOONEST_MS = 1_000;
/** A phone's clock may be a little before the server's: what opens is asked for so long after. */
const OPENED_AFTER_MS = 700;

type KeptAnswer = { state: { dataUpdatedAt: number; errorUpdatedAt: number } };

/** When to ask again by the age of an answer, or of its failure: what the stream puts into it begins no new wait. */
function everyOfAge(every_ms: number) {
  return ({ state }: KeptAnswer) => {
    const known_ms = Math.max(state.dataUpdatedAt, state.errorUpdatedAt);
    return known_ms === 0 ? every_ms : Math.min(every_ms, Math.max(SOONEST_MS, known_ms + every_ms - Date.now()));
  };
}

/**
 * Everything a lottery's screen shows: its sections by the server's clock, the numbers of the chosen one, the draft, the bet. The grid shows a tap before the
 * rest of the screen does: what acts on what is chosen reads `drafts`, which knows it already.
 */
export function useLottery(game: Game) {
  const state = gameState(game);
  const { draft: drafts, betting, several, change, text } = state;
  const draft = useDraft(drafts);
  const told = streamHeard.use() ? 'told' : 'untold';
  const sections = useQuery({
    queryKey: [game.calls.sections],
    queryFn: () => askSections(game),
    refetchInterval: SECTIONS_MS,
  });
  // Counts the closings and openings seen, so that what is ahead is worked out anew.
  const [closings, setClosings] = useState(0);

  // What was over by a fast clock is ahead again. What a slow one did not know is over ends by its deadline, which says so.
  useEffect(() => serverClock.onCorrection((by_ms) => by_ms < 0 && setClosings((count) => count + 1)), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a closing, or an opening, changes what is ahead without changing the answer
  const ahead = useMemo(() => sectionsAhead(sections.data ?? [], serverClock.now()), [sections.data, closings]);
  const section = sectionFor(ahead, draft.draw);
  useDeadline(section?.closes_at ?? null, () => {
    setClosings((count) => count + 1);
    refreshCalls(game.calls.sections);
    // In the phone's own language also where the server drew the page in another, which this screen still speaks then.
    void saidIn('lottery').then((t) => toast('warning', t.section_closed));
  });
  const opens_at = useMemo(() => nextOpening(ahead, serverClock.now(), OPENED_AFTER_MS), [ahead]);
  useDeadline(opens_at, () => {
    setClosings((count) => count + 1);
    refreshCalls(game.calls.sections, game.calls.numbers);
  });

  const draw = section && { date: section.date, section: section.time_section };
  const numbers = useQuery({
    queryKey: [game.calls.numbers, draw],
    queryFn: draw === null ? skipToken : () => askNumbers(game, draw),
    refetchInterval: everyOfAge((game.digits === 3 ? SELDOM_MS : OFTEN_MS)[told]),
    // A board without numbers says nothing of the next one.
    placeholderData: (other) => (other?.data.length ? other : undefined),
  });
  const { data, isPlaceholderData } = numbers;
  const board = useMemo(() => {
    if (data === undefined) return null;
    const board = wholeBoard(boardOf(data), game.digits);
    return isPlaceholderData ? awaitedBoard(board) : board;
  }, [data, isPlaceholderData, game.digits]);
  return { game, draft, drafts, change, text, betting, several, ...useBets(state), sections, ahead, section, numbers, board };
}

export type Lottery = ReturnType<typeof useLottery>;
/** A lottery whose section is known and whose numbers are there. */
export type OpenLottery = Lottery & { section: NonNullable<Lottery['section']>; board: Board };

/**
 * The draft as it is, drawn anew with the haste of who changes it: in a transition where what was tapped is drawn first, which `drafts.use()` would not wait for.
 * The server knows none.
 */
function useDraft(drafts: GameState['draft']): Draft {
  const [, draw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => drafts.subscribe(draw), [drafts]);
  return useSyncExternalStore(never, drafts.get, () => EMPTY_DRAFT);
}

const never = () => () => {};

const IDLE: BetState = { is: 'idle' };
/** The server knows no bet: its page is drawn without one. */
const idle = () => IDLE;

const NO_BETS: readonly BetState[] = [];
const noBets = () => NO_BETS;

/** Where the bet stands, or those on several sections. One whose answer a reload or the network lost is asked for again at once. */
function useBets({ betting, several, askAgain, show }: GameState) {
  const bet = useSyncExternalStore(betting.subscribe, betting.state, idle);
  const bets = useSyncExternalStore(several.subscribe, several.states, noBets);
  const player_id = useSession()?.id ?? null;
  const online = useOnline();
  useEffect(() => {
    if (player_id !== null && online) askAgain(player_id);
  }, [askAgain, player_id, online]);
  useEffect(show, [show]);
  const under_way = [bet, ...bets].find((it) => isUnderWay(it))?.is ?? null;
  return { bet, bets, under_way, isUnderWay: under_way !== null };
}
