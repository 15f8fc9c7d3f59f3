import { useState } from 'react';
import { useT } from '../../house/language.ts';
import { InfoIcon } from '../icons.tsx';
import { useLazyPart } from '../lazy-part.ts';
import type { Lottery } from './use-lottery.ts';

const loadSheet = async () => (await import('./HowSheet.tsx')).HowSheet;

/** Opens what the number is read from, and what near wins pay. */
export function HowItWorks({ lottery }: { lottery: Lottery }) {
  const t = useT('lottery');
  const [open, setOpen] = useState(false);
  const [Sheet, fetchSheet] = useLazyPart(loadSheet);
  const show = () => {
    fetchSheet();
    setOpen(true);
  };
  return (
    <>
      <button
        type="button"
        aria-label={t.how_it_works}
        title={t.how_it_works}
        onPointerDown={fetchSheet}
        onFocus={fetchSheet}
        onClick={show}
        className="button flex h-11 w-10 items-center justify-center rounded-control bg-brand-raised text-gold"
      >
        <InfoIcon className="size-6" />
      </button>
      {Sheet && <Sheet lottery={lottery} open={open} close={() => setOpen(false)} />}
    </>
  );
}
