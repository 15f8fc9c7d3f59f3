import type { Got } from './world.ts';

type AskAnswer = Got<'POST /api/console/cash-terms'>['body'] | { deed_id: number | null };
/** One kind of deed: how it is asked, by whom, who decides it and who has no say; what it is about, and how that is changed under it. */
export type DeedCase = {
  kind: string;
  asker: string;
  asker_name: string;
  decider: string;
  strangers: string[];
  ask(): Promise<{ status: number; body: Pick<AskAnswer, 'deed_id'> & { code?: string } }>;
  /** What the deed changes. */
  state(): Promise<unknown>;
  /** Changes that in another way, after which the deed is stale. */
  change(): Promise<unknown>;
  /** Makes the deed possible again after it was done. */
  again?(): Promise<unknown>;
};
