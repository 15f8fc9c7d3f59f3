export type OutsideRequest = { method?: 'GET' | 'POST'; headers?: Record<string, string>; body?: string };
export type OutsideLimits = { timeout_ms: number; most_bytes: number };
/** What asking an outside system came to. Of `unknown` nobody can say whether it was heard: it is a state, not an error. */
export type Asked<T> = { outcome: 'done'; value: T } | { outcome: 'refused' | 'unknown'; error: string };
export type Fetched = { status: number; bytes: Buffer; type: string };

/** Reads from an address within its limits of time and size, headers and body together, following no redirect. */
export async function fetchOutside(url: URL, request: OutsideRequest, { timeout_ms, most_bytes }: OutsideLimits): Promise<Asked<Fetched>> {
  try {
    const answer = await fetch(url, { ...request, redirect: 'error', signal: AbortSignal.timeout(timeout_ms) });
    const parts: Uint8Array[] = [];
    let length = 0;
    for await (const part of answer.body ?? []) {
      length += part.byteLength;
      if (length > most_bytes) return { outcome: 'refused', error: `${url.host} sent more than ${most_bytes} bytes` };
      parts.push(part);
    }
    const type = answer.headers.get('content-type') ?? '';
    return { outcome: 'done', value: { status: answer.status, bytes: Buffer.concat(parts), type } };
  } catch (error) {
    const is_late = (error as Error).name === 'TimeoutError';
    return { outcome: 'unknown', error: is_late ? `${url.host} did not answer in time` : `${url.host} cannot be reached` };
  }
}
