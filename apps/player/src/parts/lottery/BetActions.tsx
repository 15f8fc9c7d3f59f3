import { pyaOf } from '@shwekan/ui';
import { useT } from '../../house/language.ts';
import { useSession } from '../../house/session.ts';
import { paths } from '../../phone/paths.ts';
import { Button, ButtonLink } from '../Button.tsx';
import { BetTotals } from './BetTotals.tsx';
import { totalPya } from './draft.ts';
import { usePlace } from './place.ts';
import { linesProblem } from './stake.ts';
import type { OpenLottery } from './use-lottery.ts';
import type { Sheets } from './use-sheets.ts';

/** The total against the balance, and the buttons that end the list: reset, confirm, or what is to be done first. */
export function BetActions({ lottery, sheets, close }: { lottery: OpenLottery; sheets: Sheets; close: () => void }) {
  const t = useT('lottery');
  const player = useSession();
  const place = usePlace(lottery, sheets);
  const { draft, board, change } = lottery;
  const total_pya = totalPya(draft.lines);
  const balance_pya = player === null ? null : pyaOf(player.balance);
  const problem = linesProblem(draft.lines, board);
  const reset = () => {
    change({ change: 'reset' });
    close();
  };
  return (
    <div className="flex w-full flex-col gap-3">
      <BetTotals total_pya={total_pya} balance_pya={balance_pya} />
      <div className="flex gap-3 zoomed:flex-col">
        <Button onClick={reset}>{t.reset}</Button>
        {balance_pya !== null && total_pya > balance_pya ? (
          <ButtonLink look="gold" className="flex-1" href={paths.cashin}>
            {t.cash_in}
          </ButtonLink>
        ) : (
          <Button look="gold" className="flex-1" disabled={problem !== null && problem !== 'amount_not_set'} onClick={() => place()}>
            {player === null ? t.login : t.confirm}
          </Button>
        )}
      </div>
    </div>
  );
}
