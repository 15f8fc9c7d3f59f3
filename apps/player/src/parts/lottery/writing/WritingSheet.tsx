import { type KeyboardEvent, useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useT } from '../../../house/language.ts';
import { local } from '../../../phone/storage.ts';
import { Button } from '../../Button.tsx';
import { LaterPart, later } from '../../later-part.tsx';
import { Sheet } from '../../Sheet.tsx';
import type { OpenLottery } from '../use-lottery.ts';
import { understand } from './understanding.ts';
import { useText } from './use-text.ts';
import { useWayMenu, WayMenu } from './WayMenu.tsx';
import { ADD_ID, WritingActions } from './WritingActions.tsx';
import { Preview, WritingField } from './WritingField.tsx';
import type { WritingPadProps } from './WritingPad.tsx';
import { way as wayStore } from './way.ts';

/** Who writes with the phone's keyboard does not fetch the keys of ours. */
const pad = later<WritingPadProps>(async () => (await import('./WritingPad.tsx')).WritingPad);
const KEYS = 'writing_keys';
/** More lines than the field shows at once: who pasted so many reads what was understood, and writes only then. */
const LIST_LINES = 5;

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
  useWayMenu(way === null);
  const written = useText(store);
  const [isOwnKeys, setOwnKeys] = useState(local.getItem(KEYS) !== 'phone');
  const [isAway, setAway] = useKeysAway(text);
  const later = useDeferredValue(text);
  const understood = useMemo(() => understand(later, { game, board, chosen: draft.lines, way }), [later, game, board, draft.lines, way]);
  const switchKeys = () => {
    local.setItem(KEYS, isOwnKeys ? 'phone' : 'own');
    setOwnKeys(!isOwnKeys);
    written.field.current?.focus();
  };
  const writeOn = () => setAway(false);
  const ownKeys = isOwnKeys ? null : switchKeys;
  const footer = (
    <div className="-my-1 flex w-full flex-col gap-2">
      <WritingActions
        {...{ lottery, understood, close, review }}
        isLate={later !== text}
        askWay={() => openMenu(understood.asked_word)}
        ownKeys={isOwnKeys && isAway ? writeOn : ownKeys}
      />
      {isOwnKeys && !isAway && (
        <LaterPart
          part={pad}
          given={{ digits: game.digits, pressed: written.press, phoneKeys: switchKeys }}
          instead={<div className={game.digits === 2 ? 'h-98' : 'h-48'} />}
        />
      )}
    </div>
  );
  return (
    <Sheet title={t.title} open={open} close={close} actions={footer} isTall>
      <div className="flex min-h-48 flex-col gap-2 low:min-h-32">
        <div className="sticky -top-4 z-[1] -mt-4 shrink-0 bg-card pt-4 pb-1 low:-top-3 low:-mt-3 low:pt-3">
          <WritingField {...{ text: store, written, isOwnKeys }} menu={() => openMenu(null)} onClick={writeOn} onKeyDown={addByKey} />
        </div>
        <Preview {...{ lottery, understood, written, writeOn }} />
      </div>
    </Sheet>
  );
}

/** Whether the keys make room for the preview: from when a list has come at once, until it is written in or is no list any more. */
function useKeysAway(text: string) {
  const [isAway, setAway] = useState(false);
  const before = useRef(0);
  const lines = text === '' ? 0 : text.split('\n').length;
  useLayoutEffect(() => {
    if (lines < LIST_LINES) setAway(false);
    else if (lines - before.current >= LIST_LINES) setAway(true);
    before.current = lines;
  }, [lines]);
  return [isAway, setAway] as const;
}

/** Ctrl and Enter add, as in a chat. */
function addByKey(event: KeyboardEvent): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  document.getElementById(ADD_ID)?.click();
}
