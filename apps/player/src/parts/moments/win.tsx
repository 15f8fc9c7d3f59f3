import { createRoot } from 'react-dom/client';
import type { Win } from '../../house/celebrate.ts';
import { loadPhrases } from '../../house/language.ts';
import { feel } from '../../phone/feel.ts';
import { createStore } from '../../phone/store.ts';
import { WinMoment } from './WinMoment.tsx';

/** What is being celebrated. */
const store = createStore<readonly Win[]>([]);
let mounted = false;

/** Celebrates wins over the whole screen; those that come while others are celebrated join them. */
export async function showWins(wins: readonly Win[]): Promise<void> {
  await loadPhrases(['moments', 'lottery']);
  if (!mounted) {
    mounted = true;
    const place = document.createElement('div');
    document.body.append(place);
    createRoot(place).render(<Wins />);
  }
  store.set([...store.get(), ...wins]);
  feel('win');
}

function Wins() {
  const wins = store.use();
  return wins.length === 0 ? null : <WinMoment wins={wins} close={() => store.set([])} />;
}
