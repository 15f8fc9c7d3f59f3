import { notifications } from '@mantine/notifications';
import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { queries } from '../app/queries.ts';

type Draft = {
  /** What the dialog is; a form that stands on a page has no name, and is told of only when something was typed. */
  title?: string;
  /** What was filled in, as it is told back. */
  typed: readonly string[];
  /** What the server said to it, which the dialog shows. */
  refusal?: string | null;
};

const CLOSED_MEANWHILE = 'It is no longer open: it was decided or changed meanwhile. Nothing was saved.';
const CHANGED_MEANWHILE = 'What you were writing about was changed meanwhile. Nothing was saved.';

/**
 * Tells an operator that a dialog goes which they did not close, as somebody else decided its row, or a form of a page, as somebody changed what
 * it is of: a notification stays and gives back what was typed. Each calls the answer before it ends itself. An operator who leaves the page, or
 * chooses another part of it by its address, is told nothing; a list that is sorted leaves nothing.
 */
export function useDraft(draft: Draft): () => void {
  const last = useRef(draft);
  const isOver = useRef(false);
  const leaving = useRef<number | undefined>(undefined);
  useEffect(() => {
    last.current = draft;
  });
  // The page at an address is drawn before it counts as reached: what goes with the address before has that one still.
  const reached = useRouterState({ select: (it) => it.resolvedLocation?.href });
  const here = useRef('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: an address that is reached is the event
  useEffect(() => {
    here.current = location.href;
  }, [reached]);
  useEffect(() => {
    clearTimeout(leaving.current);
    return () => {
      // React takes a dialog away and puts it back while it is developed: that one comes back before this is told.
      leaving.current = window.setTimeout(() => {
        const isOnTheWay = !last.current.refusal && queries.isMutating() > 0;
        if (!isOver.current && !isOnTheWay && location.href === here.current) tell(last.current);
      });
    };
  }, []);
  return () => {
    isOver.current = true;
  };
}

function tell({ title, typed, refusal }: Draft): void {
  if (title === undefined && typed.length === 0) return;
  const given_back = typed.length === 0 ? [] : [`You had typed: ${typed.join('; ')}`];
  notifications.show({
    title: title === undefined ? 'Changed meanwhile' : `Closed: ${title}`,
    message: [refusal ?? (title === undefined ? CHANGED_MEANWHILE : CLOSED_MEANWHILE), ...given_back].join(' '),
    color: 'yellow',
    autoClose: false,
  });
}
