import { useT } from '../../house/language.ts';
import { InfoIcon } from '../icons.tsx';

/** Stands with all that past numbers, hints and dreams say: none of it changes what comes. */
export function HonestLine() {
  const t = useT('numbers');
  return (
    <p className="flex items-start gap-2 rounded-control bg-sunk px-3 py-2 text-sm">
      <InfoIcon className="mt-0.5 size-5 text-gold-ink" />
      <span className="min-w-0 text-balance">{t.honest}</span>
    </p>
  );
}
