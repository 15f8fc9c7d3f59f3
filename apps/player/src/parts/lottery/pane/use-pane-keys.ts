import { useEffect } from 'react';

import { AGREE_ID, CONFIRM_ID, focusField, STAKE_ID, WRITE_ID } from './fields.ts';

/**
 * The keys of who enters many slips, wherever the keys are: F2 goes to the amount, Ctrl or Cmd and Enter confirm the list as its button
 * does. What is still being typed is not on the list: it is added first, an amount is set first, and the list is confirmed by pressing
 * once more. An amount that cannot be, or a draw that has closed, has the keys go there instead.
 */
export function usePaneKeys(isWriting: boolean, add: () => void): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (document.querySelector('dialog[open]') !== null || event.repeat) return;
      if (event.key === 'F2') {
        event.preventDefault();
        focusField(STAKE_ID);
      }
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
        event.preventDefault();
        if (!isWriting) return confirmList();
        add();
        focusField(WRITE_ID);
      }
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, [isWriting, add]);
}

/** Presses what confirms the list, or goes to what is to be done before. */
function confirmList(): void {
  const stake = document.getElementById(STAKE_ID) as HTMLInputElement | null; // The amount is an input.
  if (stake?.getAttribute('aria-invalid') === 'true') {
    stake.focus();
    // What is typed next stands instead of it.
    stake.select();
  }
  // The field that is left sets its amount.
  else if (stake !== null && stake === document.activeElement) focusField(WRITE_ID);
  else if (document.getElementById(AGREE_ID) !== null) focusField(AGREE_ID);
  else document.getElementById(CONFIRM_ID)?.click();
}
