import type { Door } from './door.ts';

type Deed = { id: number; digest: string; may_decide: boolean };

/** Confirms what waits for a second person and this one may decide, all or of a subject, each as it reads. Safe to tell again. */
export async function confirmWaiting(door: Door, token: string, subject?: string): Promise<void> {
  const { data } = await door.must<{ data: Deed[] }>('GET /api/console/deeds', { token, ...(subject && { query: { subject } }) });
  for (const { id, digest, may_decide } of data)
    if (may_decide) await door.must('POST /api/console/deeds/:id/confirm', { token, params: { id }, body: { digest } });
}
