import type { Answer } from '@shwekan/contract';
import { fill } from '@shwekan/phrases/fill';
import type { PersonPhrases } from '@shwekan/phrases/person/en';
import { kyatOf, momentShown } from '@shwekan/ui';

/** A limit of the player as the server tells it. */
export type Limit = Answer<'GET /api/user/play_limits'>['data']['limits'][number];
/** Which of the nine limits. */
export type Place = Pick<Limit, 'kind' | 'period'>;

/** A raise that waits for its second yes. */
export type Raise = NonNullable<Limit['raise']>;

/** How much a raise is to; of one that asks for no limit any more, so. */
export function raisedTo({ to }: Raise, t: PersonPhrases['limits']): string {
  return to === null ? t.none : fill(t.kyat, { amount: kyatOf(to) });
}

/** That a raise is asked for, and when it can be confirmed. */
export function raiseSays(raise: Raise, t: PersonPhrases['limits']): string {
  return fill(t.raise, { amount: raisedTo(raise, t), time: momentShown(raise.from) });
}
