import { fill } from '@shwekan/phrases/fill';
import { kyatOf } from '@shwekan/ui';
import { useEffect, useRef, useState } from 'react';
import { useT } from '../../house/language.ts';
import { Coin } from '../../parts/Kyat.tsx';

/** The specification's timings: counts up for 5 s, closes 2 s after that, and 2 s more pass before all else goes on. */
const COUNT_MS = 5_000;
const SHOWN_AFTER_MS = 2_000;
const QUIET_AFTER_MS = 2_000;
/** Where coins fall, in per cent of the width. */
const PLACES = [4, 41, 78, 15, 52, 89, 26, 63, 10, 37, 74, 48, 85, 22];

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** "Congratulation! You have won {amount}": the amount counts up over the whole screen. `over` is told when all of it has passed. */
export function Congratulation({ amount, over }: { amount: string; over: () => void }) {
  const { pocket: t } = useT('rewards');
  const [shown, setShown] = useState(isStill() ? 1 : 0);
  const [is_open, setOpen] = useState(true);
  const told = useRef(over);
  told.current = over;

  useEffect(() => {
    const began = performance.now();
    let frame = 0;
    const step = (now: number) => {
      const part = Math.min(1, (now - began) / COUNT_MS);
      setShown(1 - (1 - part) ** 3);
      if (part < 1) frame = requestAnimationFrame(step);
    };
    if (!isStill()) frame = requestAnimationFrame(step);
    const closing = setTimeout(() => setOpen(false), COUNT_MS + SHOWN_AFTER_MS);
    const ending = setTimeout(() => told.current(), COUNT_MS + SHOWN_AFTER_MS + QUIET_AFTER_MS);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(closing);
      clearTimeout(ending);
    };
  }, []);

  if (!is_open) return null;
  const counted = kyatOf((Number(amount) * shown).toFixed(2));
  const whole = fill(t.kyat, { amount: kyatOf(amount) });
  return (
    <div className="fixed inset-0 z-50 flex flex-col items-center justify-center gap-6 overflow-hidden bg-brand bg-[radial-gradient(circle_at_50%_42%,var(--brand-raised),transparent_70%)] px-6 text-center text-on-brand">
      {/* Coins fade where the words are: gold on gold cannot be read. */}
      <div className="absolute inset-0 [mask-image:linear-gradient(#000_calc(50%-4rem),transparent_calc(50%-1rem),transparent_calc(50%+8rem),#000_calc(50%+11rem))]">
        {!isStill() && PLACES.map((left, at) => <Falling key={left} left={left} at={at} />)}
      </div>
      <p role="status" className="sr-only">
        {fill(t.won, { amount: whole })}
      </p>
      <div aria-hidden="true" className="relative flex flex-col items-center gap-5">
        <Coin className="size-24" />
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

/** A coin that falls again and again, each at its own place and pace. */
function Falling({ left, at }: { left: number; at: number }) {
  const fall = (element: HTMLSpanElement | null) => {
    element?.animate([{ transform: 'translateY(-15vh) rotate(0)' }, { transform: 'translateY(115vh) rotate(1turn)' }], {
      duration: 2_400 + ((at * 397) % 1_600),
      delay: -((at * 613) % 2_400),
      iterations: Number.POSITIVE_INFINITY,
    });
  };
  return (
    <span ref={fall} aria-hidden="true" className="absolute top-0 opacity-70" style={{ left: `${left}%` }}>
      <Coin className="size-6" />
    </span>
  );
}
