import { useMarquee } from '../app/marquee.ts';

/** A message of the house, running over the screen for 20 seconds. */
export function MessageMarquee() {
  const text = useMarquee();
  if (text === null) return null;
  return (
    <div role="status" className="overflow-hidden whitespace-nowrap bg-gold py-2 font-semibold text-on-gold">
      <p className="w-max animate-[run_10s_-1s_linear_infinite] pl-[100%] motion-reduce:w-auto motion-reduce:animate-none motion-reduce:whitespace-normal motion-reduce:px-4">
        {text}
      </p>
    </div>
  );
}
