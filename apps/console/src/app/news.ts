import { CONSOLE_STREAM_PATH, type ConsoleEvents, type ConsoleTopic } from '@shwekan/contract/console-news';
import { useEffect } from 'react';
import { me } from './operator.ts';
import { noteTold, queries, refreshTold } from './queries.ts';

/** The stream says something every five seconds. */
const SILENCE_MS = 15_000;
/** A busy house has news all the time: pages ask again so often at most. */
const PAUSE_MS = 1_000;
/** The browser shares one stream among its tabs: it keeps few connections to a server. */
const STREAM_LOCK = 'shwekan_console_stream';

/** What a tab asks the others when it opens: who reads the stream answers. */
const IS_ANYONE_THERE = 'is_anyone_there';

type News = { [N in keyof ConsoleEvents]: { name: N; data: ConsoleEvents[N] } }[keyof ConsoleEvents];
const NAMES = ['changed', 'beat', 'ended'] as const satisfies News['name'][];

/** While the session is open, pages follow what the server tells. Without locks or a stream they ask every few seconds, as long as that lasts. */
export function useNews(isOpen: boolean): void {
  useEffect(() => (isOpen ? followNews() : undefined), [isOpen]);
}

function followNews(): () => void {
  const stop = new AbortController();
  const tabs = new BroadcastChannel(STREAM_LOCK);
  const ear = openEar();
  let isReader = false;
  tabs.onmessage = ({ data }: MessageEvent<News | typeof IS_ANYONE_THERE>) => {
    if (data !== IS_ANYONE_THERE) ear.hear(data);
    else if (isReader) tabs.postMessage({ name: 'beat', data: {} } satisfies News);
  };
  tabs.postMessage(IS_ANYONE_THERE);
  const hear = (news: News) => {
    isReader = news.name !== 'ended';
    ear.hear(news);
    tabs.postMessage(news);
  };
  // Only a page that came over TLS, or from this machine, has locks.
  void navigator.locks?.request(STREAM_LOCK, { signal: stop.signal }, () => readNews(hear, stop.signal)).catch(() => {});
  return () => {
    stop.abort();
    tabs.close();
    ear.end();
  };
}

/** Reads the stream until the signal ends it; a stream that is silent or was refused is opened anew after a while. */
function readNews(hear: (news: News) => void, signal: AbortSignal): Promise<void> {
  return new Promise((end) => {
    let source: EventSource;
    let timer: ReturnType<typeof setTimeout>;
    const watch = () => {
      clearTimeout(timer);
      timer = setTimeout(open, SILENCE_MS);
    };
    const open = () => {
      source?.close();
      source = new EventSource(CONSOLE_STREAM_PATH);
      for (const name of NAMES) {
        source.addEventListener(name, ({ data }) => {
          watch();
          // It would come back by itself, to be refused.
          if (name === 'ended') source.close();
          hear({ name, data: JSON.parse(data) } as News);
        });
      }
      watch();
    };
    open();
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      source.close();
      end();
    });
  });
}

/** What this tab does with what is heard, by itself or by another tab. */
function openEar() {
  const topics = new Set<ConsoleTopic>();
  let isAsking = false;
  let silence: ReturnType<typeof setTimeout>;
  const askAgain = async () => {
    if (isAsking) return;
    isAsking = true;
    while (topics.size > 0) {
      const of = [...topics];
      topics.clear();
      await refreshTold(of);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
    isAsking = false;
  };
  return {
    hear({ name, data }: News) {
      // The answer says so, and the shell asks for the password.
      if (name === 'ended') return void queries.invalidateQueries({ queryKey: me.queryKey });
      clearTimeout(silence);
      silence = setTimeout(noteTold, SILENCE_MS, false);
      noteTold(true);
      if (name !== 'changed') return;
      for (const it of data.of) topics.add(it);
      void askAgain();
    },
    end() {
      clearTimeout(silence);
      topics.clear();
      noteTold(false);
    },
  };
}
