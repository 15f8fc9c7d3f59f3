import { fetchOutside, type OutsideFault, type Reach } from '../../platform/outside.ts';
import { FeedFault } from './fault.ts';

const LIMITS = { timeout_ms: 4_000, most_bytes: 1024 * 1024 };
const FAULTS = {
  too_slow: 'feed_too_slow',
  too_large: 'feed_too_large',
  not_public: 'feed_silent',
  silent: 'feed_silent',
} as const satisfies Record<OutsideFault, FeedFault['kind']>;

/** Reads a text from a configured address within 4 s and 1 MB, following no redirect. Throws a `FeedFault` otherwise. */
export async function fetchText(url: URL, options: { reach: Reach; method?: 'POST' }): Promise<string> {
  const request = { headers: { Accept: 'application/json' }, ...(options.method === undefined ? {} : { method: options.method }) };
  const answer = await fetchOutside(url, request, { ...LIMITS, reach: options.reach });
  if (answer.outcome !== 'done') throw new FeedFault(FAULTS[answer.why], answer.error);
  if (answer.value.status !== 200) throw new FeedFault('feed_silent', `${url.host} answered ${answer.value.status}`);
  return answer.value.bytes.toString('utf8');
}
