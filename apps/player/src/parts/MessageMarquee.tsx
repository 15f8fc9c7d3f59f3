import { useState } from 'react';
import { useT } from '../house/language.ts';
import { useMarquee } from '../phone/marquee.ts';

/** A message of the house, running over the screen for 20 seconds. A tap stops it and lets it run again. */
export function MessageMarquee() {
  const text = useMarquee();
  return text === null ? null : <Running key={text} text={text} />;
}

/** Another message runs, whatever became of the one before. */
function Running({ text }: { text: string }) {
  const t = useT();
  const [stopped, setStopped] = useState(false);
  return (
    <div role="status">
      <button
        type="button"
        aria-pressed={stopped}
        title={t.home.stop_text}
        onClick={() => setStopped(!stopped)}
        className="pointer-events-auto block min-h-11 w-full overflow-hidden whitespace-nowrap rounded-control bg-gold py-2 text-left font-semibold text-on-gold shadow-card"
      >
        <span
          className="block w-max animate-[run_10s_-1s_linear_infinite] pl-[100%] motion-reduce:w-auto motion-reduce:animate-none motion-reduce:whitespace-normal motion-reduce:px-4"
          style={stopped ? { animationPlayState: 'paused' } : undefined}
        >
          {text}
        </span>
      </button>
    </div>
  );
}
