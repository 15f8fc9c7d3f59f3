import { useEffect, useRef } from 'react';
import { address } from './call.ts';

/** Hears what happens at the game; `again` runs when the stream comes back after a break, to look anew. */
export function useStream(handlers: Record<string, (news: never) => void>, again: () => void): void {
  const current = useRef({ handlers, again });
  current.current = { handlers, again };
  const names = Object.keys(handlers).join(' ');
  useEffect(() => {
    const source = new EventSource(address('/events'));
    let broken = false;
    source.onerror = () => {
      broken = true;
    };
    source.onopen = () => {
      if (broken) current.current.again();
      broken = false;
    };
    for (const name of names.split(' ')) {
      // The server tells each event with the news its name stands for.
      source.addEventListener(name, (event) => current.current.handlers[name]?.(JSON.parse(event.data) as never));
    }
    return () => source.close();
  }, [names]);
}
