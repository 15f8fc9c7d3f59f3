import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { call } from '../../house/call.ts';
import { useT } from '../../house/language.ts';
import { refreshCalls, stands, useCall } from '../../house/query.ts';
import { useSession } from '../../house/session.ts';
import { IconButton } from '../../parts/Button.tsx';
import { categoryOf, wordsOf } from '../../parts/games/category.ts';
import { BackIcon } from '../../parts/icons.tsx';
import { PartnerFrame } from '../../parts/PartnerFrame.tsx';
import { goBack } from '../../phone/navigate.ts';
import { useScreenState } from '../../phone/screen-state.ts';
import { useTitle } from '../../phone/title.ts';
import { GameBalance } from './GameBalance.tsx';
import { NotOpen } from './NotOpen.tsx';
import { LAUNCH, OwnWindow } from './OwnWindow.tsx';
import { useLeaveAsked } from './use-leave-asked.ts';

/** `/play/{cat}/{prov}/{game}`: a game fills the phone; above it the way back and the balance it is played with, live. */
export function PlayScreen() {
  const [location] = useLocation();
  const [, code, p_code = '', g_code = '0'] = wordsOf(location);
  const category = categoryOf(code);
  const t = useT('games');
  const player = useSession();
  const game = { user_code: player?.user_code ?? '', p_code, category_id: category?.id ?? 0, g_code };
  // Each visit of the screen opens the game once, whatever else is asked for again: an address of a game is good for one use.
  const launch = useQuery({
    queryKey: ['launch', location],
    queryFn: ({ signal }) => call(LAUNCH, { params: game, signal }),
    enabled: player !== null,
    staleTime: stands,
    gcTime: 0,
    retry: false,
  });
  useEffect(() => () => refreshCalls('GET /api/user/recent_games'), []);
  useLeaveAsked();
  const url = launch.data?.Url;
  // Its tile has said how it is called.
  const [tapped] = useScreenState('name', '');
  const told = useGameName(category?.id ?? 0, p_code, g_code, launch.isSuccess && tapped === '');
  const name = tapped || (told ?? (launch.isPending ? '' : t.games));
  useTitle(name || t.games);
  return (
    <div className="fixed inset-0 z-20 flex flex-col bg-brand text-on-brand">
      <header className="flex items-center gap-1 px-1 py-1">
        <IconButton name={t.play.leave} onClick={goBack}>
          <BackIcon />
        </IconButton>
        <h1 className="line-clamp-2 min-w-0 flex-1 break-words font-semibold leading-6">{name}</h1>
        <GameBalance />
        {url !== undefined && <OwnWindow game={game} />}
      </header>
      <main id="main" className="relative flex-1 bg-page text-ink">
        {url !== undefined && <GameFrame url={url} />}
        {launch.isPending && <Opening text={t.play.opening} />}
        {launch.isError && <NotOpen error={launch.error} again={() => void launch.refetch()} isBusy={launch.isFetching} />}
      </main>
    </div>
  );
}

/** What a player calls it who came by its address: the game, which since its opening is among those played lately; for a lobby the provider. */
function useGameName(category_id: number, p_code: string, g_code: string, isAsked: boolean): string | undefined {
  const isLobby = g_code === '0';
  const providers = useCall('GET /api/g/providers/:category_id', { params: { category_id } }, { enabled: isLobby });
  const recent = useCall('GET /api/user/recent_games', undefined, { enabled: isAsked && !isLobby, staleTime: 0 });
  return isLobby
    ? providers.data?.data.find((it) => it.p_code === p_code)?.name
    : recent.data?.data.find((it) => it.p_code === p_code && it.g_code === g_code)?.name;
}

/** The provider's page. It may use the whole screen and sound. */
function GameFrame({ url }: { url: string }) {
  const t = useT('games');
  const [is_there, setThere] = useState(false);
  return (
    <>
      <PartnerFrame
        src={url}
        title={t.games}
        allow="autoplay; fullscreen; clipboard-write; screen-wake-lock"
        onLoad={() => setThere(true)}
        className="absolute inset-0 h-full w-full bg-page"
      />
      {!is_there && <Opening text={t.play.opening} />}
    </>
  );
}

function Opening({ text }: { text: string }) {
  return (
    <div role="status" className="absolute inset-0 flex flex-col items-center justify-center gap-4 bg-brand text-on-brand">
      <span className="size-12 animate-[turn_0.8s_linear_infinite] rounded-full border-4 border-white/30 border-t-white" />
      {text}
    </div>
  );
}
