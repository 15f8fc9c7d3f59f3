import { fill } from '@shwekan/phrases/fill';
import { useState } from 'react';
import { useT } from '../../house/language.ts';
import { Button } from '../Button.tsx';
import { Sheet } from '../Sheet.tsx';
import type { PickGroup } from './games.ts';
import { DigitPicks, DigitsPicks, PlainPicks, RowPicks } from './PickGroups.tsx';
import type { OpenLottery } from './use-lottery.ts';

/** All quick picks in their groups. Each adds at once; the sheet stays open for more. */
export function QuickPickSheet({ lottery, open, close }: { lottery: OpenLottery; open: boolean; close: () => void }) {
  const t = useT('lottery');
  const { game, draft, board, change } = lottery;
  // Counts picks that added nothing, so that each of them is said.
  const [vain, setVain] = useState(0);
  const pick = (numbers: readonly string[]) => {
    const chosen = new Set(draft.lines.map((line) => line.bet_number));
    const adds = numbers.some((number) => !chosen.has(number) && !board.not_taken.has(number));
    setVain(adds ? 0 : vain + 1);
    change({ change: 'pick', numbers, not_taken: board.not_taken });
  };
  const footer = (
    <div className="flex w-full items-center gap-3 zoomed:flex-wrap">
      <p aria-live="polite" className="min-w-0 flex-1 text-sm zoomed:basis-full">
        {vain > 0 ? <span key={vain}>{t.all_taken}</span> : <b>{fill(t.chosen_count, { count: draft.lines.length })}</b>}
      </p>
      <Button onClick={() => change({ change: 'undo' })} disabled={draft.undo === null}>
        {t.undo}
      </Button>
      <Button look="gold" onClick={close}>
        {t.done}
      </Button>
    </div>
  );
  return (
    <Sheet title={t.quick} open={open} close={close} actions={footer}>
      <div className="flex flex-col gap-5">
        {game.pick_groups.map((group) => (
          <section key={group.title} className="flex flex-col gap-2">
            <h3 className="font-semibold text-sm text-soft">{t[group.title] as string}</h3>
            <Group group={group} game={game} pick={pick} />
          </section>
        ))}
      </div>
    </Sheet>
  );
}

/** A group asks for what its picks take: nothing, one digit, several digits, or which row of 20. */
function Group({ group, game, pick }: { group: PickGroup; game: OpenLottery['game']; pick: (numbers: readonly string[]) => void }) {
  const takes = game.picks[group.picks[0] ?? 'reverse']?.takes;
  if (takes === 'digit') return <DigitPicks keys={group.picks} picks={game.picks} pick={pick} />;
  if (takes === 'digits') return <DigitsPicks keys={group.picks} picks={game.picks} pick={pick} />;
  if (takes === 'block') return <RowPicks keys={group.picks} picks={game.picks} pick={pick} />;
  return <PlainPicks keys={group.picks} picks={game.picks} pick={pick} />;
}
