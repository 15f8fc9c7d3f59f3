import { useState } from 'react';
import { useT } from '../../house/language.ts';
import { MegaphoneIcon } from '../../parts/first-icons.tsx';

/** Characters a second that can be read while they run. */
const PACE = 7;
const SHORTEST_S = 16;
/** The text has begun to run when it is first seen: no empty line. */
const BEGUN_S = -4;

/** The running text of the house. A tap stops it and lets it run again. */
export function Ticker({ texts }: { texts: string[] }) {
  const t = useT();
  const [stopped, setStopped] = useState(false);
  const text = texts.join('   •   ');
  const seconds = Math.max(SHORTEST_S, Math.round(text.length / PACE));
  return (
    <button
      type="button"
      aria-pressed={stopped}
      title={t.home.stop_text}
      onClick={() => setStopped(!stopped)}
      className="flex min-h-11 w-full items-center gap-2 overflow-hidden bg-gold-wash px-4 text-left text-gold-ink"
    >
      <MegaphoneIcon className="size-5" />
      <span className="min-w-0 flex-1 overflow-hidden">
        <span
          className="block w-max whitespace-nowrap pl-[100%] motion-reduce:w-auto motion-reduce:animate-none! motion-reduce:whitespace-normal motion-reduce:pl-0"
          style={{ animation: `run ${seconds}s ${BEGUN_S}s linear infinite`, animationPlayState: stopped ? 'paused' : 'running' }}
        >
          {text}
        </span>
      </span>
    </button>
  );
}
