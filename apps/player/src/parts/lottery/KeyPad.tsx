import { useT } from '../../house/language.ts';
import { BackspaceIcon } from './icons.tsx';

/** A pad of large keys: digits, one more key of the screen's choice, and back. It keeps the phone's own keyboard away. */
export function KeyPad({ extra, extraName, pressed }: { extra: string; extraName?: string; pressed: (key: string) => void }) {
  const t = useT('lottery');
  const keys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', extra, '0', 'back'];
  return (
    <div className="grid grid-cols-3 gap-2 low:gap-1.5">
      {keys.map((key) => (
        <button
          key={key}
          type="button"
          aria-label={key === 'back' ? t.backspace : key === extra ? extraName : undefined}
          onClick={() => pressed(key)}
          className="flex min-h-12 low:min-h-11 items-center justify-center rounded-control bg-sunk font-semibold text-xl active:bg-gold-wash huge:text-base"
        >
          {key === 'back' ? <BackspaceIcon /> : key}
        </button>
      ))}
    </div>
  );
}
