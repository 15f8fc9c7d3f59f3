import { fill } from '@shwekan/phrases/fill';
import { type ComponentType, type ReactNode, useEffect, useMemo, useRef } from 'react';
import { loadPhrases, useT } from '../../house/language.ts';
import { whenIdle } from '../../phone/browser.ts';
import { LaterPart, LostPart, later } from '../later-part.tsx';
import { useLazyPart } from '../lazy-part.ts';
import { Skeleton } from '../Skeleton.tsx';
import { TryAgain } from '../TryAgain.tsx';
import { useIsWide } from '../use-is-wide.ts';
import { BetBar } from './BetBar.tsx';
import { ClosedLottery } from './ClosedLottery.tsx';
import { numbersToStake } from './draft.ts';
import type { Game } from './games.ts';
import { LotteryHead } from './LotteryHead.tsx';
import { LotteryLine } from './LotteryLine.tsx';
import { GridLegend, NumberGrid, NumberGridSkeleton } from './NumberGrid.tsx';
import { NumbersLink } from './NumbersLink.tsx';
import { takeOpening } from './opening.ts';
import { PickBar } from './PickBar.tsx';
import { useIsPast } from './use-is-past.ts';
import { type Lottery, type OpenLottery, useLottery } from './use-lottery.ts';
import { type Sheets, useSheets } from './use-sheets.ts';
import { useWriting } from './writing/use-writing.ts';
import { WritingButton } from './writing/WritingButton.tsx';

/** The server draws them; their code comes after the screen's. */
export const noBets = later(async () => (await import('../moments/head-parts.ts')).NoBets);
export const endedDraw = later(async () => (await import('../moments/head-parts.ts')).EndedDraw, NumbersLink);
const loadSlipPane = () =>
  Promise.all([import('./pane/SlipPane.tsx'), loadPhrases(['writing'])]).then(
    ([pane]) => pane.SlipPane,
    () => LostPart,
  );
const loadBetSheet = async () => (await import('./BetSheet.tsx')).BetSheet;
const loadAmountSheet = async () => (await import('./AmountSheet.tsx')).AmountSheet;
const loadQuickPicks = async () => (await import('./QuickPickSheet.tsx')).QuickPickSheet;

const ABOVE_BOARD = <LaterPart part={noBets} given={{ className: 'mx-3 mt-3' }} instead={null} />;

type NumbersProps = { lottery: OpenLottery };
type LotteryScreenProps = { game: Game; live: ReactNode; number?: ReactNode; numbers?: ComponentType<NumbersProps> };

/**
 * A lottery's screen: sections, live number, grid, picks, amounts and the bet. `live` is what the lottery shows moving, `number` the
 * number of it alone, `numbers` what takes the grid's place where there are too many for one.
 */
export function LotteryScreen({ game, live, number, numbers }: LotteryScreenProps) {
  const lottery = useLottery(game);
  const head = useRef<HTMLDivElement>(null);
  const isPast = useIsPast(head);
  const { section, board } = lottery;
  const ready = section !== null && board?.is_open && board.cells.length > 0 ? { ...lottery, section, board } : null;
  const opening = useSheets(lottery, ready);
  const isWide = useIsWide();
  const [SlipPane, fetchSlipPane] = useLazyPart(loadSlipPane);
  useEffect(() => {
    if (isWide) fetchSlipPane();
  }, [isWide, fetchSlipPane]);
  const [BetSheet, fetchBetSheet] = useLazyPart(loadBetSheet);
  // The numbers come first. The list to confirm is there before anybody has chosen one; where it could not come, a tap asks for it again.
  useEffect(() => void whenIdle().then(loadBetSheet).then(fetchBetSheet, ignored), [fetchBetSheet]);
  const review = () => {
    fetchBetSheet();
    opening.review();
  };
  const sheets = { ...opening, review };
  // One element, whatever this screen comes to know, as above the board: what the server drew of it would go with another one, until its code is there.
  const ended = useMemo(() => <LaterPart part={endedDraw} given={{ game }} instead={<NumbersLink game={game} />} />, [game]);
  // A tap on a number changes nothing of it: on a slow phone each tap would draw it anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: all of the lottery that it shows
  const top = useMemo(
    () => (
      <>
        <LotteryLine lottery={lottery} number={number} isPast={isPast} />
        <LotteryHead lottery={lottery} live={live} ended={ended} ref={head} />
      </>
    ),
    [ended, lottery.sections.data, lottery.ahead, section, board, live, number, isPast],
  );
  return (
    <>
      {top}
      <div className="flex-1 lg:grid lg:grid-cols-[minmax(0,1fr)_26rem]">
        <div>
          {ABOVE_BOARD}
          {ready === null ? <NotReady lottery={lottery} /> : <Betting lottery={ready} sheets={sheets} isWide={isWide} numbers={numbers} />}
        </div>
        <div className="hidden lg:block">
          {isWide && SlipPane && <SlipPane lottery={lottery} ready={ready} sheets={sheets} list={BetSheet} />}
        </div>
      </div>
      {BetSheet && !isWide && <BetSheet lottery={lottery} ready={ready} sheets={sheets} />}
    </>
  );
}

/** Nobody has asked for it yet. */
function ignored(): void {}

/** Still coming, failed, or closed. */
function NotReady({ lottery }: { lottery: Lottery }) {
  const { sections, numbers, section, board, game } = lottery;
  const again = () => {
    void sections.refetch();
    if (section !== null) void numbers.refetch();
  };
  if (board !== null && !board.is_open) return <ClosedLottery reason="betting_closed" again={again} />;
  const has_none = (sections.data !== undefined && section === null) || board?.cells.length === 0;
  if (has_none || (numbers.error as { code?: unknown } | null)?.code === 'no_digit_data') {
    return <ClosedLottery reason="no_digit_data" again={again} />;
  }
  if (sections.isError || numbers.isError) return <TryAgain again={again} error={sections.error ?? numbers.error} />;
  return (
    <div className="flex flex-col gap-2 px-3 pt-2">
      <Skeleton className="h-11" />
      {game.digits === 1 && <Skeleton className="h-11" />}
      {game.digits === 3 && <Skeleton className="h-11" />}
      <NumberGridSkeleton digits={game.digits} />
    </div>
  );
}

type BettingProps = { lottery: OpenLottery; sheets: Sheets; isWide: boolean; numbers: ComponentType<NumbersProps> | undefined };

function Betting({ lottery, sheets, isWide, numbers: Numbers }: BettingProps) {
  const t = useT('lottery');
  const { draft, board, change, section } = lottery;
  const { opened, open, close, amount, setAmount } = sheets;
  const [QuickPicks, fetchQuickPicks] = useLazyPart(loadQuickPicks);
  const showQuickPicks = () => {
    fetchQuickPicks();
    open('quick');
  };
  const [AmountSheet, fetchAmountSheet] = useLazyPart(loadAmountSheet);
  useEffect(() => void whenIdle().then(loadAmountSheet).then(fetchAmountSheet, ignored), [fetchAmountSheet]);
  useEffect(() => {
    if (amount !== null) fetchAmountSheet();
  }, [amount, fetchAmountSheet]);
  const isWriting = opened === 'writing';
  const { Sheet: WritingSheet, show, fetchSheet } = useWriting(lottery.text, { isWriting, isWide }, () => open('writing'));
  const field = <WritingButton digits={lottery.game.digits} text={lottery.text.use()} show={show} fetchSheet={fetchSheet} />;
  // What the way here was for: a slip to be bet again, or a list to be written.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when there are numbers to bet on
  useEffect(() => {
    const asked = takeOpening();
    if (asked === 'writing') show();
    if (asked === 'bet') sheets.review();
  }, []);
  const line = draft.lines.find((it) => it.bet_number === amount?.bet_number);
  const apply = (stake_pya: number, isForAll = false) => {
    if (line === undefined) change({ change: isForAll ? 'stake_all' : 'stake_batch', stake_pya });
    else change({ change: 'stake_line', bet_number: line.bet_number, stake_pya });
    setAmount(null);
  };
  return (
    <>
      <div className="sticky top-13 z-[5] huge:static flat:static bg-page px-3 py-2">
        <PickBar lottery={lottery} quick={showQuickPicks} fetchQuick={fetchQuickPicks} writing={field} />
      </div>
      <div className="lg:pb-4 px-3 pb-[calc(9.5rem+env(safe-area-inset-bottom))] sideways:pb-20">
        {Numbers === undefined ? <NumberGrid lottery={lottery} cells={board.cells} /> : <Numbers lottery={lottery} />}
        <GridLegend />
      </div>
      <BetBar lottery={lottery} setAmount={() => setAmount({ bet_number: null })} review={sheets.review} />
      {QuickPicks && <QuickPicks lottery={lottery} open={opened === 'quick'} close={close} />}
      {WritingSheet && <WritingSheet lottery={lottery} open={isWriting} close={close} review={sheets.review} />}
      {AmountSheet && (
        <AmountSheet
          open={amount !== null}
          close={() => setAmount(null)}
          bet_number={line?.bet_number ?? null}
          forCount={numbersToStake(draft).size}
          allCount={draft.lines.length}
          stake_pya={line?.stake_pya ?? draft.stake_pya}
          is_missing={amount?.is_missing ?? false}
          limits={board}
          apply={apply}
        />
      )}
      <span className="sr-only" aria-live="polite">
        {fill(t.next_section, { section: section.time_section })}
      </span>
    </>
  );
}
