import type { Answer } from '@shwekan/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import type { Win } from '../../house/celebrate.ts';
import { isFirstWin } from '../../house/first-notice.ts';
import { loadPhrases } from '../../house/language.ts';
import { queryClient } from '../../house/query.ts';
import { onSession, session } from '../../house/session.ts';
import { feel } from '../../phone/feel.ts';
import { createStore } from '../../phone/store.ts';
import { keyOf, whenArrived } from './arrival.ts';
import { WinMoment } from './WinMoment.tsx';

/** What is being celebrated, and whose it is. */
type Moment = { player_id: number; wins: readonly Win[] };
const store = createStore<Moment | null>(null);
let mounted = false;

/** Celebrates a player's wins over the whole screen, each once on a phone; those that come while others are celebrated join them. Where their draw is on the screen its number arrives first. */
export async function showWins(wins: readonly Win[], player_id: number): Promise<void> {
  await Promise.all([loadPhrases(['moments', 'lottery']), whenArrived(drawsOf(wins))]);
  if (session()?.id !== player_id) return;
  const fresh = wins.filter((it) => isFirstWin(it.voucher));
  if (fresh.length === 0) return;
  mount();
  store.set({ player_id, wins: [...(store.get()?.wins ?? []), ...fresh] });
  feel('win');
}

/** The draws of what was won, by the list of own slips; null where one of them is not in it. */
function drawsOf(wins: readonly Win[]): string[] | null {
  const own = queryClient.getQueryData<Answer<'GET /api/user/bet_slip_history_today'>>(['GET /api/user/bet_slip_history_today', null]);
  const slips = own?.data.filter((it) => wins.some(({ voucher }) => voucher === it.voucher)) ?? [];
  return slips.length === wins.length ? slips.map(keyOf) : null;
}

function mount(): void {
  if (mounted) return;
  mounted = true;
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(
    <QueryClientProvider client={queryClient}>
      <Wins />
    </QueryClientProvider>,
  );
  // Nobody sees what another has won.
  onSession(() => {
    if (session()?.id !== store.get()?.player_id) close();
  });
}

const close = () => store.set(null);

function Wins() {
  const moment = store.use();
  return moment && <WinMoment wins={moment.wins} close={close} />;
}
