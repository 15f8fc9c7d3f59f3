import { TRADE_NAMES } from '@shwekan/phrases/lottery/trade';
import type { Digits } from '@shwekan/rules';
import type { PointerEvent, ReactNode } from 'react';
import { useT } from '../../../house/language.ts';
import { BackspaceIcon, KeysIcon } from '../icons.tsx';
import { FORMS } from './use-text.ts';

const ROWS = [
  ['1', '2', '3', 'R', 'back'],
  ['4', '5', '6', '.', '-'],
  ['7', '8', '9', ' ', 'phone'],
  ['00', '0', '000', '=', '\n'],
] as const;

const SIGNS: Record<string, ReactNode> = {
  back: <BackspaceIcon />,
  phone: <KeysIcon />,
  '\n': <span className="text-xl">↵</span>,
  ' ': <span className="text-xl">␣</span>,
};

/** The keys keep the caret where it is. */
const keepCaret = (event: PointerEvent) => event.preventDefault();

export type WritingPadProps = { digits: Digits; pressed: (key: string) => void; phoneKeys: () => void };

/** Keys for the trade's marks and words: digits, R, what stands between, and for two digits the forms. */
export function WritingPad({ digits, pressed, phoneKeys }: WritingPadProps) {
  return (
    <div className="flex flex-col gap-1.5">
      {digits === 2 && <FormKeys pressed={pressed} />}
      <div className="grid grid-cols-5 gap-1.5">
        {ROWS.flat().map((key) => (
          <PadKey key={key} sign={key} disabled={key === 'R' && digits === 1} pressed={key === 'phone' ? phoneKeys : pressed} />
        ))}
      </div>
    </div>
  );
}

function PadKey({ sign, disabled, pressed }: { sign: string; disabled: boolean; pressed: (key: string) => void }) {
  const t = useT('writing');
  const lottery = useT('lottery');
  const names: Record<string, string> = { back: lottery.backspace, phone: t.phone_keys, '\n': t.new_line, ' ': t.space };
  const isDigit = /\d/.test(sign);
  return (
    <button
      type="button"
      aria-label={names[sign]}
      disabled={disabled}
      onPointerDown={keepCaret}
      onClick={() => pressed(sign)}
      className={`flex min-h-11 items-center justify-center rounded-control font-semibold active:bg-gold-wash disabled:opacity-40 ${isDigit ? 'bg-sunk text-xl' : 'border border-line bg-card text-lg'}`}
    >
      {SIGNS[sign] ?? sign}
    </button>
  );
}

/** A finger pushes them sideways; with a mouse they stand in rows. */
function FormKeys({ pressed }: { pressed: (key: string) => void }) {
  const { picks } = useT('lottery');
  return (
    <div className="no-bar -mx-4 flex gap-1.5 overflow-x-auto px-4 pointer-fine:mx-0 pointer-fine:flex-wrap pointer-fine:px-0 low:-mx-3 low:px-3">
      {FORMS.map((form) => (
        <button
          key={form}
          type="button"
          onPointerDown={keepCaret}
          onClick={() => pressed(TRADE_NAMES[form])}
          className="flex min-h-11 min-w-14 shrink-0 flex-col items-center justify-center whitespace-nowrap rounded-control border border-line bg-card px-2 font-semibold text-sm leading-5 active:bg-gold-wash pointer-fine:flex-auto"
        >
          {picks[form]}
          {picks[form] !== TRADE_NAMES[form] && (
            <span lang="my" className="font-normal text-soft text-xs leading-5">
              {TRADE_NAMES[form]}
            </span>
          )}
        </button>
      ))}
    </div>
  );
}
