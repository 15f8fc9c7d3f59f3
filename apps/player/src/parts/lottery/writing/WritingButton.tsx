import type { Digits } from '@shwekan/rules';
import { useT } from '../../../house/language.ts';
import { KeysIcon } from '../icons.tsx';

/** What a bet looks like, by the digits of the lottery's numbers. */
const EXAMPLES: Record<Digits, string> = { 1: '7=500', 2: '12R500', 3: '123R500' };

type WritingButtonProps = { digits: Digits; text: string; show: () => void; fetchSheet: () => void };

/** Looks like the field to write bets in, and opens it. What was written and not added yet is still there. */
export function WritingButton({ digits, text, show, fetchSheet }: WritingButtonProps) {
  const t = useT('lottery');
  return (
    <button
      type="button"
      aria-label={t.write_bets}
      onPointerDown={fetchSheet}
      onFocus={fetchSheet}
      onClick={show}
      className={`lg:hidden flex min-h-11 min-w-24 zoomed:min-w-11 items-center ${digits === 1 ? 'flex-[3_1_60%]' : 'flex-[1_1_6rem] zoomed:basis-11 huge:basis-24'} gap-1.5 rounded-control border border-edge bg-card px-2 text-left active:bg-sunk`}
    >
      <KeysIcon />
      <span
        className={`amount min-w-0 flex-1 truncate text-sm narrow:text-xs ${text === '' ? 'text-soft zoomed:hidden huge:block' : 'font-semibold'}`}
      >
        {text || EXAMPLES[digits]}
      </span>
    </button>
  );
}
