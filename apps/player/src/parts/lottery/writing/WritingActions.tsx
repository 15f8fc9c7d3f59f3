import { fill } from '@shwekan/phrases/fill';
import { kyatShown } from '@shwekan/rules';
import { useT } from '../../../house/language.ts';
import { Button } from '../../Button.tsx';
import { KeysIcon } from '../icons.tsx';
import type { OpenLottery } from '../use-lottery.ts';
import type { Understanding } from './understanding.ts';

/** What Ctrl and Enter press in the field. */
export const ADD_ID = 'add-written';

type WritingActionsProps = {
  lottery: OpenLottery;
  understood: Understanding;
  /** The preview is still of what was written a moment ago. */
  isLate: boolean;
  close: () => void;
  review: () => void;
  /** Asks for the way of writing that the text depends on. */
  askWay: () => void;
  /** Shows the keys for the trade's marks again; null while they are there. */
  ownKeys: (() => void) | null;
};

/** The ways on: add and write on, or add and go to the list to confirm. What is not clear stays in the field. */
export function WritingActions({ lottery, understood, isLate, close, review, askWay, ownKeys }: WritingActionsProps) {
  const t = useT('writing');
  const { bet } = useT('lottery');
  const { draft, change, text } = lottery;
  const { lines, unclear, total_pya, asked_word } = understood;
  const waits = isLate || lottery.isUnderWay;
  const hasText = text.use().trim() !== '';
  const add = () => {
    change({ change: 'add', lines });
    text.set(unclear.join('\n'));
  };
  const goOn = () => {
    if (lines.length > 0) add();
    close();
    review();
  };
  const mayBet = lines.length > 0 ? unclear.length === 0 : !hasText && draft.lines.length > 0;
  if (asked_word !== null) {
    return (
      <Button look="gold" wide onClick={askWay}>
        {t.choose_way}
      </Button>
    );
  }
  return (
    <div className="flex gap-2 huge:flex-col">
      {ownKeys !== null && (
        <Button onClick={ownKeys} aria-label={t.own_keys} className="px-2">
          <KeysIcon />
        </Button>
      )}
      <Button
        id={ADD_ID}
        className={`flex-[3] px-2 leading-5 ${ownKeys === null ? '' : 'text-sm'}`}
        disabled={lines.length === 0 || waits}
        onClick={add}
      >
        {lines.length === 0
          ? t.add_none
          : fill(unclear.length > 0 ? t.add_clear : t.add, { count: lines.length, amount: kyatShown(total_pya) })}
      </Button>
      <Button look="gold" className="flex-[2] px-2 text-lg" disabled={!mayBet || waits} onClick={goOn}>
        {bet}
      </Button>
    </div>
  );
}
