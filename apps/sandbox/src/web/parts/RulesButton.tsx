import { type ReactNode, useState } from 'react';
import { fill, kyat } from '../format.ts';
import { useStage } from '../stage.ts';
import { Sheet } from './Sheet.tsx';

/** Opens the rules of a game, which end with its limits and what it returns. */
export function RulesButton({ children, returns }: { children: ReactNode; returns?: number }) {
  const { words, game } = useStage();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="quiet rules-button" onClick={() => setOpen(true)}>
        {words.rules}
      </button>
      {open && (
        <Sheet title={words.rules} close={() => setOpen(false)} close_word={words.close}>
          <div className="rules">
            {children}
            <p>{fill(words.limits_line, { min: kyat(game.min_bet * 100), max: kyat(game.max_bet * 100) })}</p>
            {returns !== undefined && <p>{fill(words.return_line, { percent: (returns * 100).toFixed(2) })}</p>}
          </div>
        </Sheet>
      )}
    </>
  );
}
