import { fill } from '@shwekan/phrases/fill';
import { kyatShown } from '@shwekan/rules';
import { useState } from 'react';
import { useT } from '../../house/language.ts';
import { toast } from '../../phone/toast.ts';
import { Button, IconButton } from '../Button.tsx';
import { Field } from '../Field.tsx';
import { TrashIcon } from './icons.tsx';
import { totalPya } from './lines.ts';
import { NAME_MAX, type NumberSet } from './number-sets.ts';
import type { OpenLottery } from './use-lottery.ts';
import { useSets } from './use-sets.ts';

/** "My numbers": sets under names of the player's own. A tap adds one with its amounts; what is chosen now can be kept as another. */
export function NumberSets({ lottery, added }: { lottery: OpenLottery; added: () => void }) {
  const t = useT('lottery');
  const { game, draft, board, change, under_way } = lottery;
  const { sets, keep, drop } = useSets(game.digits);
  const add = (set: NumberSet) => {
    if (under_way !== null) return toast('warning', t[under_way]);
    const lines = set.lines.filter((line) => !board.not_taken.has(line.bet_number));
    if (lines.length === 0) return toast('warning', t.all_taken);
    change({ change: 'add', lines });
    added();
  };
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-semibold text-sm text-soft">{t.my_sets}</h3>
      {sets.length === 0 && draft.lines.length === 0 && <p className="text-soft text-sm">{t.my_sets_hint}</p>}
      <ul className="flex flex-col gap-2 empty:hidden">
        {sets.map((set) => (
          <li key={set.name} className="flex items-center gap-1">
            <button
              type="button"
              onClick={() => add(set)}
              className="flex min-h-12 min-w-0 flex-1 flex-col justify-center rounded-control bg-sunk px-3 py-1 text-left active:bg-line"
            >
              <span className="flex gap-2">
                <b className="min-w-0 flex-1 truncate">{set.name}</b>
                {/* Kept without amounts, it costs nothing yet. */}
                {totalPya(set.lines) > 0 && <span className="amount text-soft text-sm">{kyatShown(totalPya(set.lines))}</span>}
              </span>
              <span className="amount truncate text-soft text-sm">{set.lines.map((line) => line.bet_number).join(' ')}</span>
            </button>
            <IconButton name={fill(t.delete_set, { name: set.name })} onClick={() => void drop(set.name)}>
              <TrashIcon />
            </IconButton>
          </li>
        ))}
      </ul>
      {draft.lines.length > 0 && <KeepChosen count={draft.lines.length} keep={(name) => keep({ name, lines: draft.lines })} />}
    </section>
  );
}

/** A name for what is chosen now. */
function KeepChosen({ count, keep }: { count: number; keep: (name: string) => Promise<boolean> }) {
  const t = useT('lottery');
  const [name, setName] = useState('');
  return (
    <form
      className="flex zoomed:flex-col zoomed:items-stretch items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() === '') return;
        void keep(name.trim()).then((isKept) => isKept && setName(''));
      }}
    >
      <Field
        className="min-w-0 flex-1"
        label={fill(t.keep_set, { count })}
        name="set"
        value={name}
        maxLength={NAME_MAX}
        autoComplete="off"
        placeholder={t.set_name}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" disabled={name.trim() === ''}>
        {t.keep}
      </Button>
    </form>
  );
}
