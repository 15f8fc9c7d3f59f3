import { useMemo } from 'react';
import type { SlotRules } from '../../games/slot.ts';
import { SlotSymbol } from './symbols.tsx';
import type { SlotView } from './use-slot.ts';

/** The reels: strips that run, and stop one after the other at what was decided. Winning places glow. */
export function Reels({ rules, view }: { rules: SlotRules; view: SlotView }) {
  const first = useMemo(
    () => rules.reels.map((strip, reel) => Array.from({ length: rules.rows }, (_, row) => strip[(reel * 7 + row) % strip.length] ?? '')),
    [rules],
  );
  const settled = view.phase !== 'spinning' && view.spin !== null;
  const lit = new Set<string>();
  if (settled && view.spin) {
    for (const { line, count } of view.spin.wins) {
      rules.lines[line]?.slice(0, count).forEach((row, reel) => {
        lit.add(`${reel} ${row}`);
      });
    }
    if (view.spin.scatters >= (rules.scatter?.least ?? 99)) {
      view.spin.window.forEach((column, reel) => {
        column.forEach((symbol, row) => {
          if (symbol === rules.scatter?.symbol) lit.add(`${reel} ${row}`);
        });
      });
    }
  }
  return (
    <div className={`reels reels-${rules.reels.length}${lit.size > 0 ? ' has-win' : ''}`}>
      {rules.reels.map((strip, reel) => {
        const running = view.phase === 'spinning' && view.stopped <= reel;
        const column = view.spin?.window[reel] ?? first[reel] ?? [];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a reel is its place
          <div className="reel" key={reel}>
            {running ? (
              <div className="strip">
                {[...strip.slice(0, 12), ...strip.slice(0, 3)].map((symbol, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a place of a strip
                  <div className="cell" key={i}>
                    <SlotSymbol name={symbol} />
                  </div>
                ))}
              </div>
            ) : (
              <div className={view.spin ? 'column landed' : 'column'}>
                {column.map((symbol, row) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a place of the window
                  <div className={`cell${lit.has(`${reel} ${row}`) ? ' lit' : ''}`} key={row}>
                    <SlotSymbol name={symbol} />
                  </div>
                ))}
              </div>
            )}
          </div>
        );
      })}
    </div>
  );
}
