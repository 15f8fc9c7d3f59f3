import { fill } from '@shwekan/phrases/fill';
import { useT } from '../../house/language.ts';
import { Sheet } from '../Sheet.tsx';
import type { Lottery } from './use-lottery.ts';

/** What the number is read from, and what near wins pay. */
export function HowSheet({ lottery, open, close }: { lottery: Lottery; open: boolean; close: () => void }) {
  const t = useT('lottery');
  const tot = lottery.board?.tot ?? null;
  return (
    <Sheet title={t.how_it_works} open={open} close={close} isText>
      <div className="flex flex-col gap-3 leading-7">
        <p>{t.how_it_came[lottery.game.code]}</p>
        {tot !== null && <p>{fill(t.tot_how, { odds: tot })}</p>}
      </div>
    </Sheet>
  );
}
