import type { ComponentType, ReactNode } from 'react';
import { useT } from '../../house/language.ts';
import { DISABLED } from '../Button.tsx';
import type { PickKey, Picks } from './games.ts';
import { TrashIcon, UndoIcon } from './icons.tsx';
import type { OpenLottery } from './use-lottery.ts';

type PickBarProps = { lottery: OpenLottery; quick: () => void; fetchQuick: () => void; writing: ReactNode };

/** The ways to choose numbers beside the grid: quick picks, R, the field to write in; and to take all back. */
export function PickBar({ lottery, quick, fetchQuick, writing }: PickBarProps) {
  const t = useT('lottery');
  const { game, draft, drafts, change, board } = lottery;
  const hasNone = draft.lines.length === 0;
  const { few_picks, reverse } = game;
  const pick = (numbers: readonly string[], by: 'pick' | 'turn' = 'pick') => change({ change: by, numbers, not_taken: board.not_taken });
  return (
    <div className={`flex gap-1.5 zoomed:flex-wrap ${few_picks === null ? '' : 'flex-wrap'}`}>
      {few_picks !== null ? (
        <FewPicks picks={few_picks} pick={pick} />
      ) : (
        <>
          <PickButton name={t.quick} onClick={quick} wanted={fetchQuick} strong />
          {reverse !== null && (
            <PickButton
              name={t.round}
              label={game.digits === 3 ? t.round_name_3d : t.round_name}
              onClick={() => pick(reverse(drafts.get().lines.map((line) => line.bet_number)), 'turn')}
              disabled={hasNone}
            />
          )}
        </>
      )}
      {writing}
      {draft.undo === null ? (
        <PickButton name={t.reset} sign={TrashIcon} onClick={() => change({ change: 'reset' })} disabled={hasNone} />
      ) : (
        <PickButton name={t.undo} sign={UndoIcon} onClick={() => change({ change: 'undo' })} />
      )}
    </div>
  );
}

/** The picks of a lottery that has only a few, each a button of its own. */
function FewPicks({ picks, pick }: { picks: Picks; pick: (numbers: readonly string[]) => void }) {
  const t = useT('lottery');
  return (Object.keys(picks) as PickKey[]).map((key) => {
    const it = picks[key];
    return it?.takes === 'nothing' && <PickButton key={key} name={t.picks[key]} onClick={() => pick(it.numbers())} strong />;
  });
}

type PickButtonProps = {
  name: string;
  label?: string;
  /** What stands for the name on a narrow phone, and where letters are large. */
  sign?: ComponentType;
  onClick: () => void;
  /** A finger or the keys have come to it: what it opens may be fetched. */
  wanted?: () => void;
  disabled?: boolean;
  strong?: boolean;
};

function PickButton({ name, label, sign: Sign, onClick, wanted, disabled = false, strong = false }: PickButtonProps) {
  return (
    <button
      type="button"
      aria-label={label === undefined ? undefined : `${name}: ${label}`}
      onPointerDown={wanted}
      onFocus={wanted}
      onClick={onClick}
      disabled={disabled}
      className={`min-h-11 min-w-11 flex-auto zoomed:shrink-0 whitespace-nowrap rounded-control px-2 narrow:px-1.5 text-sm transition-colors ${DISABLED} ${strong ? 'bg-brand-raised font-semibold text-on-brand active:bg-brand' : 'border border-edge bg-card active:bg-sunk'}`}
    >
      {Sign === undefined ? (
        name
      ) : (
        <>
          <span className="narrow:sr-only">{name}</span>
          <span className="hidden narrow:inline-block align-middle">
            <Sign />
          </span>
        </>
      )}
    </button>
  );
}
