import { fill } from '@shwekan/phrases/fill';
import type { LotteryCode } from '@shwekan/rules';
import { useT } from '../../house/language.ts';
import { Sheet } from '../Sheet.tsx';
import { BetActions } from './BetActions.tsx';
import { BetBeingChecked, BetRefused, BetUnknown } from './BetOutcome.tsx';
import { BetSuccess } from './BetSuccess.tsx';
import { type Bet, isUnderWay } from './betting.ts';
import { DrawLine } from './DrawLine.tsx';
import { LineList } from './LineList.tsx';
import { usePlace } from './place.ts';
import type { Lottery, OpenLottery } from './use-lottery.ts';
import type { Sheets } from './use-sheets.ts';

type BetSheetProps = { lottery: Lottery; ready: OpenLottery | null; sheets: Sheets };

/** The list to confirm, and from then on what becomes of the bet: sent, being checked, refused or accepted. */
export function BetSheet({ lottery, ready, sheets }: BetSheetProps) {
  const t = useT('lottery');
  const { bet, betting, game } = lottery;
  const is_open = sheets.opened === 'bet';
  const close = () => {
    betting.close();
    sheets.close();
  };
  if (bet.is === 'accepted') {
    return (
      <Sheet title={t.accepted} open={is_open} close={close}>
        <BetSuccess code={game.code} bet={bet.bet} receipt={bet.receipt} close={close} />
      </Sheet>
    );
  }
  if (isUnderWay(bet)) {
    return (
      <Sheet title={t.your_bet} open={is_open} close={close}>
        <UnderWay is={bet.is} bet={bet.bet} code={game.code} ask={() => betting.askAgain(bet.bet.player_id)} />
      </Sheet>
    );
  }
  if (ready === null) return null;
  return (
    <Sheet title={t.your_bet} open={is_open} close={close} actions={<BetActions lottery={ready} sheets={sheets} close={close} />}>
      <ToConfirm lottery={ready} sheets={sheets} close={close} />
    </Sheet>
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

function ToConfirm({ lottery, sheets, close }: { lottery: OpenLottery; sheets: Sheets; close: () => void }) {
  const t = useT('lottery');
  const { bet, board, draft, section, change, game } = lottery;
  const place = usePlace(lottery, sheets);
  return (
    <div className="flex flex-col gap-3">
      <DrawLine code={game.code} draw={{ date: section.date, section: section.time_section }} />
      {board.tot !== null && <p className="text-soft text-sm">{fill(t.tot_how, { odds: board.tot })}</p>}
      {bet.is === 'refused' && <BetRefused bet={bet} lottery={lottery} place={place} />}
      <LineList
        lines={draft.lines}
        odd={board.odd}
        cells={new Map(board.cells.map((cell) => [cell.bet_number, cell]))}
        edit={(bet_number) => sheets.setAmount({ bet_number })}
        remove={(bet_number) => {
          change({ change: 'remove', bet_number });
          if (draft.lines.length === 1) close();
        }}
      />
    </div>
  );
}
