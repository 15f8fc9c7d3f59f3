import { type ComponentProps, type ComponentType, createContext, type ReactNode, useContext, useEffect } from 'react';
import { useT } from '../../../house/language.ts';
import { LoneSkeleton } from '../../Skeleton.tsx';
import { TryAgain } from '../../TryAgain.tsx';
import type { BetSheet } from '../BetSheet.tsx';
import type { Lottery, OpenLottery } from '../use-lottery.ts';
import type { Sheets } from '../use-sheets.ts';
import { AgreeStep } from './AgreeStep.tsx';
import { DrawResults } from './DrawResults.tsx';
import { DrawSlips } from './DrawSlips.tsx';
import { focusField, STAKE_ID } from './fields.ts';
import { KeyHints } from './KeyHints.tsx';
import { StakePane } from './StakePane.tsx';
import { useAgreedDraw } from './use-agreed-draw.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { usePanePart } from './use-pane-part.ts';

const loadWritingPane = async () => (await import('./WritingPane.tsx')).WritingPane;
const loadList = async () => (await import('../BetSheet.tsx')).BetSheet;

/** What stands in the place of what ends the list, until it is pressed. */
const Step = createContext<ReactNode>(null);

type SlipPaneProps = {
  lottery: Lottery;
  ready: OpenLottery | null;
  sheets: Sheets;
  /** The list to confirm, once its code is there. */
  list: ComponentType<ComponentProps<typeof BetSheet>> | null;
};

/**
 * What stands beside the board where there is room: the field of the keyboard, the amount, the list that a phone opens as a sheet and what
 * becomes of the bet, and below it the player's slips of this draw and the latest numbers.
 */
export function SlipPane({ lottery, ready, sheets, list }: SlipPaneProps) {
  const writing = usePanePart(loadWritingPane);
  const { fetchPart } = writing;
  useEffect(fetchPart, [fetchPart]);
  const { bet, bets, betting, several, draft } = lottery;
  const count = draft.lines.length;
  const areTaken = bets.length > 0 && bets.every((it) => it.is === 'accepted');
  // The next slip begins: what became of the last one stands among the slips.
  useEffect(() => {
    if (count === 0) return;
    if (bet.is === 'accepted') betting.close();
    if (areTaken) several.close();
  }, [bet.is, betting, areTaken, several, count]);
  // It stands open here: a window that becomes narrow does not open it by itself.
  const { opened, close } = sheets;
  useEffect(() => {
    if (opened === 'bet') close();
  });
  const setAmount: Sheets['setAmount'] = (it) => (typeof it === 'object' && it?.is_missing ? focusField(STAKE_ID) : sheets.setAmount(it));
  const isEmpty = count === 0 && bets.length === 0 && (bet.is === 'idle' || bet.is === 'refused');
  const place = useKeptFocus();
  const { isMoved, agree } = useAgreedDraw(lottery);
  // What the draw before refused says nothing of this one.
  const goOn = () => {
    if (bet.is === 'refused') betting.close();
    agree();
  };
  const step = isMoved && lottery.section ? <AgreeStep section={lottery.section} agree={goOn} /> : null;
  return (
    <div className="sticky top-13 flex max-h-[calc(100dvh-7.75rem)] flex-col gap-3 p-3 pl-0">
      {ready && (
        <div className="flex shrink-0 flex-col gap-2 rounded-card bg-card p-3 shadow-card">
          {writing.Part ? <writing.Part lottery={ready} /> : <Awaited part={writing} />}
          <StakePane lottery={ready} />
          <KeyHints />
        </div>
      )}
      <div ref={place} className="contents">
        <Step value={step}>
          {isEmpty ? <NoLines /> : <List lottery={lottery} ready={ready} sheets={{ ...sheets, setAmount }} part={list} />}
        </Step>
      </div>
      {/* On a low screen the list that is being put together has its room. */}
      <div
        className={`${count > 0 ? '[@media(max-height:56rem)]:hidden' : ''} flex min-h-24 flex-1 flex-col gap-2 overflow-y-auto rounded-card bg-card px-3 pb-3 shadow-card`}
      >
        {ready && <DrawSlips lottery={ready} />}
        <DrawResults game={lottery.game} />
      </div>
    </div>
  );
}

type ListProps = Omit<ComponentProps<typeof BetSheet>, 'frame'> & { part: SlipPaneProps['list'] };

/** The list to confirm. Its code is asked for again where it did not come with the screen. */
function List({ part, ...props }: ListProps) {
  const own = usePanePart(loadList);
  const Part = part ?? own.Part;
  const isMissing = Part === null;
  useEffect(() => {
    if (isMissing) own.fetchPart();
  }, [isMissing, own.fetchPart]);
  return Part === null ? <Awaited part={own} /> : <Part {...props} frame={Pane} />;
}

/** Where a part comes, or can be asked for again. */
function Awaited({ part: { isLost, fetchPart } }: { part: Pick<ReturnType<typeof usePanePart>, 'isLost' | 'fetchPart'> }) {
  return isLost ? <TryAgain again={fetchPart} /> : <LoneSkeleton className="h-12 shrink-0" />;
}

type PaneProps = { title: string; children: ReactNode; actions?: ReactNode };

/** Stands open where a phone has a sheet. */
function Pane({ title, children, actions }: PaneProps) {
  const step = useContext(Step);
  const isHeld = step !== null && actions !== undefined;
  return (
    <section aria-label={title} className="flex min-h-[21rem] flex-col rounded-card bg-card shadow-card">
      <h2 role="status" className="border-line border-b px-3 py-1.5 font-semibold">
        {title}
      </h2>
      <div className="overflow-y-auto px-3 py-2">
        <fieldset disabled={isHeld} className="min-w-0">
          {children}
        </fieldset>
      </div>
      {actions && <div className="border-line border-t px-3 py-2">{isHeld ? step : actions}</div>}
    </section>
  );
}

function NoLines() {
  const t = useT('lottery');
  const { keys } = useT('writing');
  return (
    <section aria-label={t.your_bet} className="shrink-0 rounded-card border border-edge border-dashed px-4 py-5 text-center">
      <h2 className="font-semibold">{t.your_bet}</h2>
      <p className="text-soft text-sm">{keys.begin}</p>
    </section>
  );
}
