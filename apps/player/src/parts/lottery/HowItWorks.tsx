import { fill } from '@shwekan/phrases/fill';
import { useState } from 'react';
import { useT } from '../../house/language.ts';
import { InfoIcon } from '../icons.tsx';
import { Sheet } from '../Sheet.tsx';
import type { Lottery } from './use-lottery.ts';

/** Opens what the number is read from, and what near wins pay. */
export function HowItWorks({ lottery }: { lottery: Lottery }) {
  const t = useT('lottery');
  const [open, setOpen] = useState(false);
  const tot = lottery.board?.tot ?? null;
  return (
    <>
      <button
        type="button"
        aria-label={t.how_it_works}
        title={t.how_it_works}
        onClick={() => setOpen(true)}
        className="button flex h-11 w-10 items-center justify-center rounded-control bg-brand-raised text-gold"
      >
        <InfoIcon className="size-6" />
      </button>
      <Sheet title={t.how_it_works} open={open} close={() => setOpen(false)} isText>
        <div className="flex flex-col gap-3 leading-7">
          <p>{t.how_it_came[lottery.game.code]}</p>
          {tot !== null && <p>{fill(t.tot_how, { odds: tot })}</p>}
        </div>
      </Sheet>
    </>
  );
}
