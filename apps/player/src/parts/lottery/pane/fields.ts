/** Where bets are written in the pane. */
export const WRITE_ID = 'write-bets';
/** Where its amount is typed. */
export const STAKE_ID = 'set-stake';
/** What confirms the list. */
export const CONFIRM_ID = 'confirm-bet';
/** What the keys that confirm go to as long as it stands there. */
export const AGREE_ID = 'agree-draw';

export function focusField(id: string): void {
  document.getElementById(id)?.focus();
}
