import { fill } from '@shwekan/phrases/fill';
import { kyatOf } from '@shwekan/ui';
import { useEffect, useRef, useState } from 'react';
import { useT } from '../../house/language.ts';
import { Coin } from '../../parts/Kyat.tsx';
import { GoldRain } from '../../parts/moments/GoldRain.tsx';
import { useCountUp } from '../../parts/moments/use-count-up.ts';

/** The specification's timings: counts up for 5 s, closes 2 s after that, and 2 s more pass before all else goes on. */
const COUNT_MS = 5_000;
const SHOWN_AFTER_MS = 2_000;
const QUIET_AFTER_MS = 2_000;

/** "Congratulation! You have won {amount}": the amount counts up over the whole screen. `over` is told when all of it has passed. */
export function Congratulation({ amount, over }: { amount: string; over: () => void }) {
  const { pocket: t } = useT('rewards');
  const counted = kyatOf(useCountUp(amount, COUNT_MS));
  const [is_open, setOpen] = useState(true);
  const told = useRef(over);
  told.current = over;

  useEffect(() => {
    const closing = setTimeout(() => setOpen(false), COUNT_MS + SHOWN_AFTER_MS);
    const ending = setTimeout(() => told.current(), COUNT_MS + SHOWN_AFTER_MS + QUIET_AFTER_MS);
    return () => {
      clearTimeout(closing);
      clearTimeout(ending);
    };
  }, []);

  if (!is_open) return null;
  const whole = fill(t.kyat, { amount: kyatOf(amount) });
  return (
    <div className="fixed inset-0 z-50 flex flex-col items-center justify-center gap-6 overflow-hidden bg-brand bg-[radial-gradient(circle_at_50%_42%,var(--brand-raised),transparent_70%)] px-6 text-center text-on-brand">
      {/* Gold fades where the words are: gold on gold cannot be read. */}
      <div className="absolute inset-0 [mask-image:linear-gradient(#000_calc(50%-4rem),transparent_calc(50%-1rem),transparent_calc(50%+8rem),#000_calc(50%+11rem))]">
        <GoldRain />
      </div>
      <p role="status" className="sr-only">
        {fill(t.won, { amount: whole })}
      </p>
      <div aria-hidden="true" className="relative flex flex-col items-center gap-5">
        <Coin className="size-24 animate-arrive" />
        <p className="text-balance font-bold text-2xl">{fill(t.won, { amount: '' }).trim()}</p>
        <p className="amount font-black text-gold leading-snug" style={{ fontSize: sizeOf(whole) }}>
          {fill(t.kyat, { amount: counted })}
        </p>
      </div>
    </div>
  );
}

/** As large as the whole amount may stand in one line, so that it does not change while it counts. */
function sizeOf(text: string): string {
  // A Chinese sign is as wide as two digits.
  const width = text.replace(/\p{Script=Han}/gu, '00').length * 0.56;
  return `min(3.5rem, calc((100vw - 3rem) / ${width.toFixed(2)}))`;
}
