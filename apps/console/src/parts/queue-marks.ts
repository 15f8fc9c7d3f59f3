/** The buttons of a list's rows say of which row they are: J and K lead from one to the next. */
export const NEXT_DEED = 'data-next-deed';
/** And those that reject, which R presses. */
export const REJECTS = 'data-rejects';
