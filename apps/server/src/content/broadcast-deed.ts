import { BroadcastText } from '@shwekan/contract';
import { textIn } from '@shwekan/phrases/per-language';
import { dayShown } from '@shwekan/rules';
import type { z } from 'zod';
import { readToday } from '../platform/clock.ts';
import type { DeedKind } from '../platform/deeds/kind.ts';
import { TEXTS } from '../platform/deeds/player-lines.ts';
import { tell } from '../platform/facts.ts';

/**
 * A text over the screen of everyone who is looking: an operator alone could tell them all whom to pay. It speaks of its moment, so a day
 * later it is stale.
 */
export const broadcastDeed: DeedKind<z.output<typeof BroadcastText>, { day: string }> = {
  kind: 'broadcast',
  asks: ['content'],
  decides: ['content'],
  data: BroadcastText,
  subject: () => 'marquee',
  // Nothing of it is kept: that one waits at a time is the deeds' own promise.
  lock: async () => {},
  basis: async (db) => ({ day: await readToday(db) }),
  title: (_data, { day }) => `A text is shown to everyone who looks on ${dayShown(day)}`,
  // The keys of the words are the languages.
  lines: ({ text }) =>
    (Object.keys(TEXTS) as (keyof typeof TEXTS)[]).map((it) => ({
      field: TEXTS[it],
      before: null,
      after: textIn(it, text),
      is_typed: true,
    })),
  async perform(tx, { data }) {
    await tell(tx, { kind: 'message', data });
  },
};
