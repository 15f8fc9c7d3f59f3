import { useState } from 'react';
import { type Conversation, lastOf } from './conversation.ts';

/** Up to which message a conversation was read. */
export type Seen = {
  id: number;
  /** Writing begins: what comes from now on is not read. */
  begin: () => void;
  /** What was written is sent. */
  end: () => void;
  /** That something came was said: it is asked for, and read with the rest. */
  readOn: () => void;
};

/**
 * Up to which message a conversation was read: all of it, until an answer is begun. Who writes looks at what they write; what comes meanwhile counts as
 * read once the server has refused the answer for it.
 */
export function useSeen(conversation: Conversation, readAgain: () => Promise<Conversation | undefined>): Seen {
  const [begun, setBegun] = useState<number | null>(null);
  return {
    id: begun ?? lastOf(conversation),
    begin: () => setBegun((it) => it ?? lastOf(conversation)),
    end: () => setBegun(null),
    readOn: async () => {
      const read = await readAgain();
      if (read) setBegun((it) => it && lastOf(read));
    },
  };
}
