import { kyatShown } from '@shwekan/rules';
import { useT } from '../../house/language.ts';

/** An amount of the log, which writes pya. */
export function Amount({ pya }: { pya: number }) {
  const t = useT();
  return (
    <span className="amount">
      {kyatShown(pya)} {t.kyat}
    </span>
  );
}
