import { useT } from '../../app/language.ts';
import type { OpenLottery } from './use-lottery.ts';

export type PickSheet = 'quick' | 'typed';

/** The ways to choose numbers beside the grid: quick picks, R, the keypad; and to take all back. */
export function PickBar({ lottery, open }: { lottery: OpenLottery; open: (sheet: PickSheet) => void }) {
  const t = useT('lottery');
  const { game, draft, change, board } = lottery;
  const selection = draft.lines.map((line) => line.bet_number);
  const reverse = () => change({ change: 'pick', numbers: game.reverse(selection), not_taken: board.not_taken });
  return (
    <div className="flex gap-1.5">
      <PickButton name={t.quick} onClick={() => open('quick')} strong />
      <PickButton name={t.round} label={t.round_name} onClick={reverse} disabled={selection.length === 0} />
      <PickButton name={t.keypad} onClick={() => open('typed')} />
      {draft.undo === null ? (
        <PickButton name={t.reset} onClick={() => change({ change: 'reset' })} disabled={selection.length === 0} />
      ) : (
        <PickButton name={t.undo} onClick={() => change({ change: 'undo' })} />
      )}
    </div>
  );
}

type PickButtonProps = { name: string; label?: string; onClick: () => void; disabled?: boolean; strong?: boolean };

function PickButton({ name, label, onClick, disabled = false, strong = false }: PickButtonProps) {
  return (
    <button
      type="button"
      aria-label={label === undefined ? undefined : `${name}: ${label}`}
      onClick={onClick}
      disabled={disabled}
      className={`min-h-11 min-w-11 flex-auto whitespace-nowrap rounded-control px-2 text-sm transition-colors disabled:opacity-50 ${strong ? 'bg-brand-raised font-semibold text-on-brand active:bg-brand' : 'border border-edge bg-card active:bg-sunk'}`}
    >
      {name}
    </button>
  );
}
