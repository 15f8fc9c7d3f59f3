import { fill } from '@shwekan/phrases/fill';
import type { LotteryCode } from '@shwekan/rules';
import { type ReactNode, useEffect } from 'react';
import { useT } from '../../house/language.ts';
import { useSession } from '../../house/session.ts';
import { useLazyPart } from '../lazy-part.ts';
import { Sheet } from '../Sheet.tsx';
import { BetActions } from './BetActions.tsx';
import { BetBeingChecked, BetRefused, BetUnknown, isRefused, needsSession } from './BetOutcome.tsx';
import { BetSuccess } from './BetSuccess.tsx';
import { type Bet, isUnderWay } from './betting.ts';
import { DrawLine } from './DrawLine.tsx';
import { LineList } from './LineList.tsx';
import { othersOfDay } from './sections.ts';
import type { Lottery, OpenLottery } from './use-lottery.ts';
import type { Sheets } from './use-sheets.ts';

const loadSeveral = async () => (await import('./SeveralBets.tsx')).SeveralBets;

type BetSheetProps = { lottery: Lottery; ready: OpenLottery | null; sheets: Sheets; frame?: typeof Sheet };

/** The list to confirm, and from then on what becomes of the bet: sent, being checked, refused or accepted. `frame`: what it stands in. */
export function BetSheet({ lottery, ready, sheets, frame: Frame = Sheet }: BetSheetProps) {
  const t = useT('lottery');
  const { bet, bets, betting, several, game, ahead, section } = lottery;
  const is_open = sheets.opened === 'bet';
  const close = () => {
    betting.close();
    several.close();
    sheets.close();
  };
  // What was taken, and what is left of the money, is its player's: who logs out, in another tab as well, takes it along.
  const isLeft = useSession() === null && [bet, ...bets].some((it) => it.is === 'accepted');
  useEffect(() => {
    if (isLeft) close();
  });
  const [SeveralBets, fetchSeveral] = useLazyPart(loadSeveral);
  const hasOthers = bets.length > 0 || (section !== null && othersOfDay(ahead, section).length > 0);
  useEffect(() => {
    if (hasOthers) fetchSeveral();
  }, [hasOthers, fetchSeveral]);
  // One that was refused for an ended session is a list to confirm again.
  if (bets.length > 0 && !needsSession(bet)) {
    const isWhole = bets.every((it) => it.is === 'accepted') && (bet.is === 'idle' || bet.is === 'accepted');
    return (
      <Frame title={isWhole ? t.accepted : t.your_bet} open={is_open} close={close}>
        {SeveralBets ? <SeveralBets lottery={lottery} ready={ready} close={close} /> : <BetBeingChecked is="checking" />}
      </Frame>
    );
  }
  if (bet.is === 'accepted') {
    return (
      <Frame title={t.accepted} open={is_open} close={close}>
        <BetSuccess code={game.code} bet={bet.bet} receipt={bet.receipt} close={close} />
      </Frame>
    );
  }
  if (isUnderWay(bet)) {
    return (
      <Frame title={t.your_bet} open={is_open} close={close}>
        <UnderWay is={bet.is} bet={bet.bet} code={game.code} ask={() => betting.askAgain(bet.bet.player_id)} />
      </Frame>
    );
  }
  if (ready === null) return null;
  return (
    <Frame title={t.your_bet} open={is_open} close={close} actions={<BetActions lottery={ready} sheets={sheets} close={close} />}>
      <ToConfirm lottery={ready} sheets={sheets} close={close}>
        {SeveralBets && <SeveralBets lottery={lottery} ready={ready} close={close} />}
      </ToConfirm>
    </Frame>
  );
}

type UnderWayProps = { is: 'sending' | 'checking' | 'unknown'; bet: Bet; code: LotteryCode; ask: () => void };

function UnderWay({ is, bet, code, ask }: UnderWayProps) {
  return (
    <>
      <DrawLine code={code} draw={bet.draw} />
      {is === 'unknown' ? <BetUnknown ask={ask} /> : <BetBeingChecked is={is} />}
    </>
  );
}

type ToConfirmProps = { lottery: OpenLottery; sheets: Sheets; close: () => void; children: ReactNode };

function ToConfirm({ lottery, sheets, close, children }: ToConfirmProps) {
  const t = useT('lottery');
  const { bet, board, draft, section, change, game } = lottery;
  return (
    <div className="flex flex-col gap-3 lg:gap-2">
      <DrawLine code={game.code} draw={{ date: section.date, section: section.time_section }} />
      {board.tot !== null && <p className="text-soft text-sm">{fill(t.tot_how, { odds: board.tot })}</p>}
      {children}
      {isRefused(bet, draft.lines) && <BetRefused bet={bet} />}
      <LineList
        lines={draft.lines}
        odd={board.odd}
        cells={new Map(board.cells.map((cell) => [cell.bet_number, cell]))}
        limits={board}
        edit={(bet_number) => sheets.setAmount({ bet_number })}
        remove={(bet_number) => {
          change({ change: 'remove', bet_number });
          if (draft.lines.length === 1) close();
        }}
      />
    </div>
  );
}
