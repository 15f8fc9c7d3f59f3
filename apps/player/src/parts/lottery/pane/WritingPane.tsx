import { fill } from '@shwekan/phrases/fill';
import { type KeyboardEvent, useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { useT } from '../../../house/language.ts';
import { toast } from '../../../phone/toast.ts';
import { Sheet } from '../../Sheet.tsx';
import type { OpenLottery } from '../use-lottery.ts';
import { TEXT_MAX, understand } from '../writing/understanding.ts';
import { useText } from '../writing/use-text.ts';
import { WayMenu } from '../writing/WayMenu.tsx';
import { Preview, WritingField } from '../writing/WritingField.tsx';
import { way as wayStore } from '../writing/way.ts';
import { WRITE_ID } from './fields.ts';
import { partTaken } from './part-taken.ts';
import { usePaneKeys } from './use-pane-keys.ts';

const HINTS = { 1: '7 500, 1.2.3=100', 2: '12 500, 12R500, 34.56=1000', 3: '123 500, 123R500' } as const;

/** The field of a keyboard: what is typed anywhere on the screen stands in it, Enter puts it on the list. */
export function WritingPane({ lottery }: { lottery: OpenLottery }) {
  const t = useT('writing');
  const { game, text: store } = lottery;
  const text = store.use();
  const later = useDeferredValue(text);
  const way = wayStore.use();
  const written = useText(store);
  const [menu, setMenu] = useState<{ word: string | null } | null>(null);
  const understood = useUnderstood(lottery, later);
  const add = useAdd(lottery, (word) => setMenu({ word }));
  usePaneKeys(text.trim() !== '', add);
  const attach = useCallback(
    (element: HTMLTextAreaElement | null) => {
      written.attach(element);
      // What was typed before the field was there goes on in it.
      if (element !== null && element.value !== '' && document.activeElement === document.body) element.focus();
    },
    [written.attach],
  );
  const typed = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  };
  return (
    <div className="flex min-h-0 flex-col gap-1.5">
      <WritingField
        pane={{ id: WRITE_ID, hint: HINTS[game.digits] }}
        text={store}
        written={{ attach, clear: written.clear }}
        isOwnKeys={false}
        menu={() => setMenu({ word: null })}
        onKeyDown={typed}
      />
      {text.trim() !== '' && (
        <div className="max-h-28 overflow-y-auto">
          <Preview {...{ lottery, understood, written }} />
        </div>
      )}
      <Sheet title={t.way} open={menu !== null} close={() => setMenu(null)}>
        <WayMenu game={game} way={way} word={menu?.word ?? null} chosen={() => menu?.word && setMenu(null)} />
      </Sheet>
    </div>
  );
}

function useUnderstood(lottery: OpenLottery, text: string) {
  const { game, board, draft } = lottery;
  const way = wayStore.use();
  return useMemo(() => understand(text, { game, board, chosen: draft.lines, way }), [text, game, board, draft.lines, way]);
}

/**
 * Puts on the list what is clear of the text as it is now, with its amounts; numbers without one get the amount that is set. The rest stays
 * in the field, all of it while a bet is under way. Where it depends on the way of writing, that is asked for.
 */
function useAdd(lottery: OpenLottery, askWay: (word: string) => void): () => void {
  const t = useT('writing');
  const words = useT('lottery');
  const latest = useRef(() => {});
  latest.current = () => {
    const { game, board, draft, text, change, under_way } = lottery;
    const written = text.get();
    if (written.trim() !== '' && under_way !== null) return toast('warning', words[under_way]);
    if (written.length > TEXT_MAX) return;
    const understood = understand(written, { game, board, chosen: draft.lines, way: wayStore.get() });
    if (understood.asked_word !== null) return askWay(understood.asked_word);
    const { lines } = understood;
    const { numbers, blocked, on_list, beyond, rest } = partTaken(understood, { chosen: draft.lines, board, lines_max: game.lines_max });
    if (lines.length > 0) change({ change: 'add', lines });
    if (numbers.length > 0) change({ change: 'pick', numbers, not_taken: board.not_taken });
    if (lines.length > 0 || numbers.length > 0) text.set(rest.join('\n'));
    if (blocked.length > 0) toast('warning', fill(t.not_taken, { numbers: blocked.join(' ') }));
    if (on_list.length > 0) toast('warning', fill(t.on_list_already, { numbers: on_list.join(' ') }));
    if (beyond.length > 0) toast('warning', fill(t.too_many, { max: game.lines_max, count: beyond.length }));
  };
  return useCallback(() => latest.current(), []);
}
