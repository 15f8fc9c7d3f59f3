import { fill } from '@shwekan/phrases/fill';
import { latinDigits, typedNumbers } from '@shwekan/rules';
import { useState } from 'react';
import { useT } from '../../house/language.ts';
import { Button } from '../Button.tsx';
import { Sheet } from '../Sheet.tsx';
import { KeyPad } from './KeyPad.tsx';
import type { OpenLottery } from './use-lottery.ts';

/** As many of the last added numbers as fit beside the pad. */
const SHOWN_MAX = 8;

/** Numbers by keypad: each is added when its last digit is typed. A pasted list is added as a whole. */
export function TypedSheet({ lottery, open, close }: { lottery: OpenLottery; open: boolean; close: () => void }) {
  const t = useT('lottery');
  const footer = (
    <div className="flex w-full items-center gap-3">
      <b aria-live="polite" className="flex-1 text-sm">
        {fill(t.chosen_count, { count: lottery.draft.lines.length })}
      </b>
      <Button look="gold" onClick={close}>
        {t.done}
      </Button>
    </div>
  );
  return (
    <Sheet title={t.type_numbers} open={open} close={close} actions={footer}>
      <TypedPad lottery={lottery} />
    </Sheet>
  );
}

function TypedPad({ lottery }: { lottery: OpenLottery }) {
  const t = useT('lottery');
  const { game, board, change } = lottery;
  const [typed, setTyped] = useState('');
  const [added, setAdded] = useState<readonly string[]>([]);
  const [wrong, setWrong] = useState('');

  const add = (numbers: readonly string[]) => {
    const refused = numbers.filter((number) => board.not_taken.has(number));
    setWrong(refused.length === 0 ? '' : fill(t.typed_not_taken, { number: refused.join(' ') }));
    setAdded([...new Set([...added, ...numbers])].filter((number) => !refused.includes(number)).slice(-SHOWN_MAX));
    change({ change: 'pick', numbers, not_taken: board.not_taken });
  };
  const write = (text: string) => {
    const digits = latinDigits(text);
    if (digits.length < game.digits) return setTyped(digits);
    const read = typedNumbers(digits, game.digits);
    setTyped('');
    add(read.numbers);
    if (read.wrong.length > 0) setWrong(fill(t.typed_wrong, { words: read.wrong.join(' ') }));
  };
  const press = (key: string) => {
    if (key === 'back') return setTyped(typed.slice(0, -1));
    if (key === 'R') return add(game.reverse?.(added.slice(-1)) ?? []);
    write(typed + key);
  };

  return (
    <div className="flex flex-col gap-3 low:gap-2">
      <p className="text-soft text-sm">{t.type_hint}</p>
      <input
        className="amount w-full rounded-control border border-edge bg-sunk px-4 py-2 text-center font-bold text-3xl tracking-widest"
        aria-label={t.type_numbers}
        inputMode="none"
        autoComplete="off"
        value={typed}
        placeholder={'–'.repeat(game.digits)}
        onChange={(event) => write(event.target.value)}
      />
      <p aria-live="polite" className={`amount min-h-6 text-sm ${wrong === '' ? 'text-good' : 'text-bad'}`}>
        {wrong !== '' ? wrong : added.length > 0 && fill(t.typed_added, { numbers: added.join(' ') })}
      </p>
      <KeyPad extra="R" extraName={`${t.round}: ${t.picks.reverse}`} pressed={press} />
    </div>
  );
}
