import { streamHeard } from '../../house/live-stream.ts';

const TOLD_MS = 300_000;
const UNTOLD_MS = 60_000;

/** How long until a moving number is asked for: the stream brings it, and while none is heard it is asked for more often. */
export function useLiveWait(): number {
  return streamHeard.use() ? TOLD_MS : UNTOLD_MS;
}
