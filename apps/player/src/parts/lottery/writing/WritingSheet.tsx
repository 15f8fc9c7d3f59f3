import { fill } from '@shwekan/phrases/fill';
import { kyatShown } from '@shwekan/rules';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useT } from '../../../house/language.ts';
import { local } from '../../../phone/storage.ts';
import type { Store } from '../../../phone/store.ts';
import { Button, IconButton } from '../../Button.tsx';
import { CloseIcon } from '../../icons.tsx';
import { Sheet } from '../../Sheet.tsx';
import { totalPya } from '../draft.ts';
import type { StakeLimits } from '../kinds.ts';
import type { OpenLottery } from '../use-lottery.ts';
import { TEXT_MAX, type Understanding, understand, type Word } from './understanding.ts';
import { useText } from './use-text.ts';
import { WayMenu } from './WayChooser.tsx';
import { WordList } from './WordList.tsx';
import { ADD_ID, WritingActions } from './WritingActions.tsx';
import { WritingPad } from './WritingPad.tsx';
import { way as wayStore } from './way.ts';

const KEYS = 'writing_keys';

export type WritingSheetProps = { lottery: OpenLottery; open: boolean; close: () => void; review: () => void };

/** Where bets are written as in a chat: the field, word by word what was understood, keys for the trade's marks, and what is added. */
export function WritingSheet(props: WritingSheetProps) {
  const t = useT('writing');
  // The menu, and the word that it was opened to ask about.
  const [menu, setMenu] = useState<{ word: string | null } | null>(null);
  const way = wayStore.use();
  const { game } = props.lottery;
  const close = () => {
    setMenu(null);
    props.close();
  };
  if (menu === null) return <WriteSheet {...props} openMenu={(word) => setMenu({ word })} />;
  const back = (
    <Button wide onClick={() => setMenu(null)}>
      {t.back}
    </Button>
  );
  return (
    <Sheet title={t.way} open={props.open} close={close} actions={back} isTall>
      <WayMenu game={game} way={way} word={menu.word} chosen={() => menu.word !== null && setMenu(null)} />
    </Sheet>
  );
}

type WriteSheetProps = WritingSheetProps & { openMenu: (word: string | null) => void };

function WriteSheet({ lottery, open, close, review, openMenu }: WriteSheetProps) {
  const t = useT('writing');
  const { game, board, draft, text: store } = lottery;
  const text = store.use();
  const way = wayStore.use();
  const written = useText(store);
  const [isOwnKeys, setOwnKeys] = useState(local.getItem(KEYS) !== 'phone');
  const later = useDeferredValue(text);
  const understood = useMemo(() => understand(later, { game, board, chosen: draft.lines, way }), [later, game, board, draft.lines, way]);
  const switchKeys = () => {
    local.setItem(KEYS, isOwnKeys ? 'phone' : 'own');
    setOwnKeys(!isOwnKeys);
    written.field.current?.focus();
  };
  const footer = (
    <div className="-my-1 flex w-full flex-col gap-2">
      <WritingActions
        {...{ lottery, understood, close, review }}
        isLate={later !== text}
        askWay={() => openMenu(understood.asked_word)}
        ownKeys={isOwnKeys ? null : switchKeys}
      />
      {isOwnKeys && <WritingPad digits={game.digits} pressed={written.press} phoneKeys={switchKeys} />}
    </div>
  );
  return (
    <Sheet title={t.title} open={open} close={close} actions={footer} isTall>
      <div className="flex min-h-48 flex-col gap-2 low:min-h-32">
        <Field text={store} written={written} isOwnKeys={isOwnKeys} menu={() => openMenu(null)} />
        <Preview lottery={lottery} understood={understood} />
      </div>
    </Sheet>
  );
}

type FieldProps = { text: Store<string>; written: ReturnType<typeof useText>; isOwnKeys: boolean; menu: () => void };

/** The field, always in sight above what was understood of it, with its menu. */
function Field({ text: store, written: { attach, clear }, isOwnKeys, menu }: FieldProps) {
  const t = useT('writing');
  const text = store.use();
  const way = wayStore.use();
  return (
    <div className="sticky -top-4 z-[1] -mt-4 flex shrink-0 bg-card pt-4 pb-1 low:-top-3 low:-mt-3 low:pt-3">
      <textarea
        ref={attach}
        aria-label={t.field}
        placeholder={t.hint}
        inputMode={isOwnKeys ? 'none' : 'text'}
        autoCapitalize="none"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        rows={2}
        value={text}
        onChange={(event) => store.set(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          document.getElementById(ADD_ID)?.click();
        }}
        className="field-sizing-content max-h-29 min-h-22 low:max-h-22 w-full min-w-0 resize-none rounded-control border border-edge bg-sunk py-2 pr-12 pl-3 font-semibold text-lg leading-7 tabular-nums placeholder:font-normal placeholder:text-sm placeholder:leading-5.5"
      />
      <div className="absolute right-0.5 flex flex-col text-soft">
        <IconButton name={`${t.way}: ${way === null ? t.way_open : t.ways[way]}`} onClick={menu}>
          <MenuIcon />
        </IconButton>
        {text !== '' && (
          <IconButton name={t.clear} onClick={clear}>
            <CloseIcon className="size-5" />
          </IconButton>
        )}
      </div>
    </div>
  );
}

type PreviewProps = { lottery: OpenLottery; understood: Understanding };

function Preview({ lottery, understood }: PreviewProps) {
  const { board, change, text } = lottery;
  const { words } = understood;
  const end = useRef<HTMLDivElement>(null);
  // What was written last is in sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words are the event
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' });
  }, [words]);
  // The numbers are chosen, and wait for their amount as tapped ones do.
  const choose = (word: Word) => {
    change({ change: 'pick', numbers: word.bare, not_taken: board.not_taken });
    text.set(text.get().replace(word.text, '').trimStart());
  };
  return (
    <div aria-live="polite" className="flex flex-col gap-3">
      <WordList words={words} notTaken={board.not_taken} choose={choose} />
      <Hindrances lottery={lottery} understood={understood} />
      <div ref={end} />
    </div>
  );
}

const limitsShown = ({ minimum_pya, maximum_pya, step_pya }: StakeLimits) => ({
  minimum: kyatShown(minimum_pya),
  maximum: kyatShown(maximum_pya),
  step: kyatShown(step_pya),
});

/** What keeps numbers from being added or leaves some out, and what is on the list already. */
function Hindrances({ lottery, understood }: PreviewProps) {
  const t = useT('writing');
  const lotteryPhrases = useT('lottery');
  const { board, game, text, draft } = lottery;
  const { not_taken, faults, over_count, unclear, lines } = understood;
  const limits = limitsShown(board);
  return (
    <div className="text-sm empty:hidden">
      {not_taken.length > 0 && <p className="text-bad">{fill(t.not_taken, { numbers: not_taken.join(' ') })}</p>}
      {[...faults].map(([problem, numbers]) => (
        <p key={problem} className="text-bad">
          {fill(t.faulty, { numbers: numbers.join(' '), reason: fill(lotteryPhrases[problem], limits) })}
        </p>
      ))}
      {over_count > 0 && <p className="text-bad">{fill(t.too_many, { max: game.lines_max, count: over_count })}</p>}
      {text.use().length > TEXT_MAX && <p className="text-bad">{fill(t.too_long, { max: TEXT_MAX })}</p>}
      {unclear.length > 0 && lines.length > 0 && <p className="text-warn">{fill(t.unclear, { count: unclear.length })}</p>}
      {draft.lines.length > 0 && (
        <p className="text-soft">{fill(t.on_list, { count: draft.lines.length, amount: kyatShown(totalPya(draft.lines)) })}</p>
      )}
    </div>
  );
}

/** Opens what is chosen once. */
function MenuIcon() {
  return (
    <svg viewBox="0 0 24 24" className="size-5" fill="currentColor" aria-hidden="true">
      <circle cx="12" cy="5" r="1.8" />
      <circle cx="12" cy="12" r="1.8" />
      <circle cx="12" cy="19" r="1.8" />
    </svg>
  );
}
