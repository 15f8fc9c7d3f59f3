import { useEffect } from 'react';
import { go, goBack } from '../../phone/navigate.ts';
import { paths } from '../../phone/paths.ts';

/** What our page `/leave-game` says, which a game's own way home leads to. */
const LEAVE = 'leave-game';

/** Leaves the game when the page in its frame asks for it: one of ours alone is heard, and inside of this page alone. */
export function useLeaveAsked(): void {
  useEffect(() => {
    const hear = ({ data, origin, source }: MessageEvent) => {
      if (data !== LEAVE || origin !== location.origin || !isInFrame(source)) return;
      // The frame took a step to ask: where a browser counts that among the page's own, one step back would be the frame's.
      if ('navigation' in globalThis) goBack();
      else go(paths.home, { replace: true });
    };
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, []);
}

/** Whether it is a page in a frame of this one, or in one of the provider's inside that. */
function isInFrame(source: MessageEventSource | null): boolean {
  return source !== null && source !== window && 'top' in source && source.top === window;
}
