import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Game } from '../products.ts';
import { look, No, type SessionView } from './call.ts';
import { Lobby } from './Lobby.tsx';
import { HistorySheet } from './parts/HistorySheet.tsx';
import { Shell } from './Shell.tsx';
import { type Stage, StageProvider } from './stage.ts';
import { en, type Words } from './words/en.ts';

const LANGUAGES = {
  en: async () => en,
  mm: async () => (await import('./words/mm.ts')).mm,
  thai: async () => (await import('./words/thai.ts')).thai,
  cn: async () => (await import('./words/cn.ts')).cn,
};
const PAGE_LANGUAGE = { en: 'en', mm: 'my', thai: 'th', cn: 'zh' };
/** The languages a browser may name, by the start of their tags. */
const BY_TAG: Record<string, keyof typeof LANGUAGES> = { my: 'mm', th: 'thai', zh: 'cn' };
const NOTE_MS = 4_500;
const BALANCE_AGAIN_MS = 1_000;

const SCREENS = {
  1: lazy(() => import('./slot/SlotScreen.tsx')),
  2: lazy(() => import('./table/TableScreen.tsx')),
  3: lazy(() => import('./sport/SportScreen.tsx')),
  6: lazy(() => import('./shan/ShanScreen.tsx')),
  8: lazy(() => import('./fishing/FishingScreen.tsx')),
};

type OpenSession = { session: SessionView; words: Words };

/** The page of a launch: the game it names, or the product's lobby. */
export function PlayPage() {
  const [opened, setOpened] = useState<OpenSession | null>(null);
  const [failed, setFailed] = useState<{ code: string; words: Words } | null>(null);
  const open = useCallback(() => {
    setFailed(null);
    openSession().then(setOpened, async (error) =>
      setFailed({ code: error instanceof No ? error.code : 'offline', words: await wordsOfBrowser() }),
    );
  }, []);
  useEffect(open, [open]);
  if (opened) return <Playing {...opened} />;
  if (failed === null) return <div className="whole-page">{<div className="spinner" />}</div>;
  const { words } = failed;
  const isOver = failed.code === 'session_over';
  return (
    <div className="whole-page">
      <p>{isOver ? words.session_over : words.offline}</p>
      <button type="button" className="gold" onClick={isOver ? () => history.back() : open}>
        {isOver ? words.back : words.try_again}
      </button>
    </div>
  );
}

async function openSession(): Promise<OpenSession> {
  const session = await look<SessionView>('');
  document.documentElement.lang = PAGE_LANGUAGE[session.language];
  return { session, words: await LANGUAGES[session.language]() };
}

/** Without a session nobody has said the player's language: the browser's is the best guess. Offline, what is there already. */
async function wordsOfBrowser(): Promise<Words> {
  const tag = navigator.language.slice(0, 2).toLowerCase();
  return LANGUAGES[BY_TAG[tag] ?? 'en']().catch(() => en);
}

function Playing({ session, words }: OpenSession) {
  const [code, setCode] = useState(session.game);
  const [balance_pya, setShown] = useState(session.balance_pya);
  const [sentence, setSentence] = useState<{ text: string; at: number } | null>(null);
  const [history, setHistory] = useState(false);
  const forget = useRef<ReturnType<typeof setTimeout>>(undefined);
  const game: Game | undefined = session.games.find((it) => it.code === code);

  const note = useCallback((text: string) => {
    setSentence({ text, at: Date.now() });
    clearTimeout(forget.current);
    forget.current = setTimeout(() => setSentence(null), NOTE_MS);
  }, []);
  const tools = useMemo(() => {
    const setBalance = (pya: number | null) => {
      if (pya !== null) setShown(pya);
    };
    return {
      setBalance,
      note,
      spend: (pya: number) => setShown((before) => (before === null ? null : before - pya)),
      say(error: unknown) {
        if (!(error instanceof No)) throw error;
        if (error.balance_pya !== null) setBalance(error.balance_pya);
        else void look<SessionView>('').then((it) => setBalance(it.balance_pya), ignore);
        note(sentenceOf(words, error.code));
      },
    };
  }, [note, words]);

  // A wallet that was busy at the launch is asked again until it answers: before the first bet nothing else tells the balance.
  useEffect(() => {
    if (balance_pya !== null) return;
    const again = setInterval(() => void look<SessionView>('').then((it) => tools.setBalance(it.balance_pya), ignore), BALANCE_AGAIN_MS);
    return () => clearInterval(again);
  }, [balance_pya, tools]);

  useEffect(() => {
    document.title = game ? game.names[session.language] : session.provider;
  }, [game, session]);

  if (!game) {
    return (
      <Shell title={session.provider} words={words} balance_pya={balance_pya} back={{ href: session.return_url }} note={sentence}>
        <Lobby session={session} words={words} choose={setCode} />
      </Shell>
    );
  }
  const stage: Stage = { session, words, game, balance_pya, ...tools };
  const Screen = SCREENS[game.type];
  const back = session.game ? { href: session.return_url } : { onClick: () => setCode(null) };
  return (
    <StageProvider value={stage}>
      <Shell
        title={game.names[session.language]}
        words={words}
        balance_pya={balance_pya}
        back={back}
        note={sentence}
        onHistory={() => setHistory(true)}
      >
        <Suspense fallback={<div className="spinner" />}>
          <Screen key={game.code} />
        </Suspense>
      </Shell>
      {history && <HistorySheet close={() => setHistory(false)} />}
    </StageProvider>
  );
}

function ignore(): void {
  // A later answer brings the balance.
}

function sentenceOf(words: Words, code: string): string {
  const key = code === 'suspended' ? 'betting_suspended' : code;
  return key in words ? words[key as keyof Words] : words.bad_request; // `in` has just said that it is a key
}
