import { fill } from '@shwekan/phrases/fill';
import { useState } from 'react';
import { useT } from '../../house/language.ts';
import { Button } from '../Button.tsx';
import { Sheet } from '../Sheet.tsx';
import type { Picks } from './games.ts';
import { NumberSets } from './NumberSets.tsx';
import { DigitPicks, DigitsPicks, type PickState, PlainPicks, RowPicks } from './PickGroups.tsx';
import { type PickGroup, SHEET_PICKS } from './sheet-picks.ts';
import type { OpenLottery } from './use-lottery.ts';

type QuickPickSheetProps = { lottery: OpenLottery; open: boolean; close: () => void };

/** All quick picks in their groups. What is picked shows its numbers before it adds them; another tap lets it go. */
export function QuickPickSheet({ lottery, open, close }: QuickPickSheetProps) {
  const t = useT('lottery');
  const { game, draft, board, change } = lottery;
  const { picks, groups } = SHEET_PICKS[game.digits];
  const [picked, setPicked] = useState<readonly (readonly string[])[]>([]);
  // The pairs of the digits that are being chosen.
  const [pairs, setPairs] = useState<readonly string[]>([]);
  const keys = picked.map(keyOf);
  const taken: PickState = {
    pick: (numbers) =>
      setPicked(keys.includes(keyOf(numbers)) ? picked.filter((it) => keyOf(it) !== keyOf(numbers)) : [...picked, numbers]),
    isPicked: (numbers) => keys.includes(keyOf(numbers)),
    setPairs,
  };
  const chosen = new Set(draft.lines.map((line) => line.bet_number));
  const all = [...new Set([...picked.flat(), ...pairs])];
  const added = all.filter((number) => !chosen.has(number) && !board.not_taken.has(number)).slice(0, game.lines_max - draft.lines.length);
  const leave = () => {
    setPicked([]);
    setPairs([]);
    close();
  };
  const add = () => {
    change({ change: 'pick', numbers: added, not_taken: board.not_taken });
    leave();
  };
  const footer = (
    <div className="flex w-full flex-col gap-2">
      <p role="status" className="amount flex max-h-17 min-h-6 flex-wrap gap-x-2 overflow-y-auto text-sm">
        {added.length > 0 ? (
          added.map((number) => <b key={number}>{number}</b>)
        ) : (
          <span className="text-soft">{all.length > 0 ? t.all_taken : fill(t.chosen_count, { count: draft.lines.length })}</span>
        )}
      </p>
      <Button look="gold" wide onClick={added.length > 0 ? add : leave}>
        {added.length > 0 ? fill(t.add_count, { count: added.length }) : t.done}
      </Button>
    </div>
  );
  return (
    <Sheet title={t.quick} open={open} close={leave} actions={footer}>
      <div className="flex flex-col gap-5">
        <NumberSets lottery={lottery} added={leave} />
        {groups.map((group) => (
          <section key={group.title} className="flex flex-col gap-2">
            <h3 className="font-semibold text-sm text-soft">{t[group.title] as string}</h3>
            <Group group={group} picks={picks} taken={taken} />
          </section>
        ))}
      </div>
    </Sheet>
  );
}

const keyOf = (numbers: readonly string[]): string => numbers.join(' ');

/** A group asks for what its picks take: nothing, one digit, several digits, or which row of 20. */
function Group({ group, picks, taken }: { group: PickGroup; picks: Picks; taken: PickState }) {
  const takes = picks[group.picks[0] ?? 'reverse']?.takes;
  if (takes === 'digit') return <DigitPicks keys={group.picks} picks={picks} taken={taken} />;
  if (takes === 'digits') return <DigitsPicks keys={group.picks} picks={picks} taken={taken} />;
  if (takes === 'block') return <RowPicks keys={group.picks} picks={picks} taken={taken} />;
  return <PlainPicks keys={group.picks} picks={picks} taken={taken} />;
}
