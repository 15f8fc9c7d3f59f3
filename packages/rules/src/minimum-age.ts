/** Nobody younger plays for money; configuration may ask for more, never for less. Alone here: a first screen names it and needs no more of ages. */
export const MINIMUM_AGE_YEARS = 18;
