import { pyaOf } from '@shwekan/ui';
import { useT } from '../../house/language.ts';
import { useSession } from '../../house/session.ts';
import { goLogin } from '../../phone/navigate.ts';
import { paths } from '../../phone/paths.ts';
import { Button, ButtonLink } from '../Button.tsx';
import { isRefused, type Refusal, shortOf } from './BetOutcome.tsx';
import { BetTotals } from './BetTotals.tsx';
import { hasOnlyLost } from './draft.ts';
import { totalPya } from './lines.ts';
import { useNoBets } from './NoBets.tsx';
import { openedAt } from './opening.ts';
import { AGREE_ID, CONFIRM_ID } from './pane/fields.ts';
import { usePlace } from './place.ts';
import { drawsOf } from './sections.ts';
import type { OpenLottery } from './use-lottery.ts';
import type { Sheets } from './use-sheets.ts';
import { WayOn } from './WayOn.tsx';

/** The total against the balance, and the buttons that end the list: reset, confirm, or what is to be done first; after a refusal one alone. */
export function BetActions({ lottery, sheets, close }: { lottery: OpenLottery; sheets: Sheets; close: () => void }) {
  const t = useT('lottery');
  const { titles } = useT();
  const player = useSession();
  const no = useNoBets();
  const place = usePlace(lottery, sheets);
  const { draft, bet, change, ahead, section } = lottery;
  const times = drawsOf(ahead, section, draft.more).length;
  const total_pya = totalPya(draft.lines) * times;
  const balance_pya = player === null ? null : pyaOf(player.balance);
  const reset = () => {
    change({ change: 'reset' });
    close();
  };
  const cut = (refused: Refusal) => change({ change: 'cut', available: shortOf(refused) });
  return (
    <div className="flex w-full flex-col gap-3">
      {no !== null && <p className="text-sm text-warn">{no.says}</p>}
      <BetTotals total_pya={total_pya} balance_pya={balance_pya} times={times} />
      {isRefused(bet, draft.lines) ? (
        <WayOn
          id={AGREE_ID}
          bet={bet}
          lottery={lottery}
          send={(lines) => {
            cut(bet);
            place(lines);
          }}
          betOn={sheets.betOn}
          close={() => {
            cut(bet);
            close();
          }}
        />
      ) : (
        <div className="flex gap-3 huge:flex-col">
          {/* A line that a hasty finger took off the list is not lost with its amount. */}
          {hasOnlyLost(draft) && <Button onClick={() => change({ change: 'undo' })}>{t.undo}</Button>}
          <Button onClick={reset}>{t.reset}</Button>
          {no !== null ? (
            <ButtonLink look="gold" className="flex-1" href={no.href}>
              {no.name}
            </ButtonLink>
          ) : balance_pya !== null && total_pya > balance_pya ? (
            <ButtonLink look="gold" className="flex-1" href={paths.cashin}>
              {t.cash_in}
            </ButtonLink>
          ) : (
            <Button id={CONFIRM_ID} look="gold" className="flex-1" onClick={() => place()}>
              {player === null ? t.login : t.confirm}
            </Button>
          )}
        </div>
      )}
      {player === null && (
        <Button look="text" wide className="-my-2" onClick={() => goLogin(openedAt(lottery.game.path, 'bet'), paths.register)}>
          {titles.register}
        </Button>
      )}
    </div>
  );
}
