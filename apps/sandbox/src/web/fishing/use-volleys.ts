import { useCallback, useEffect, useRef } from 'react';
import { type FishKind, MOST_SHOTS } from '../../games/fishing.ts';
import type { VolleyReply } from '../../play/instant.ts';
import { play } from '../call.ts';
import { useStage } from '../stage.ts';
import type { Fish } from './fish.ts';

/** Bullets that hit within this time are one wager: a callback for each would flood the wallet. */
const VOLLEY_MS = 650;

type Caught = (fish: Fish, times: number) => void;

/** Collects the bullets that hit, lets the server decide about them in volleys, and tells what was caught. One volley is asked at a time. */
export function useVolleys(bullet_pya: number, onCaught: Caught, onRefused: () => void) {
  const { game, spend, setBalance, say } = useStage();
  const waiting = useRef<{ fish: Fish; pya: number }[]>([]);
  const asking = useRef(false);
  const current = useRef({ onCaught, onRefused });
  current.current = { onCaught, onRefused };

  const flush = useCallback(async () => {
    const pya = waiting.current[0]?.pya;
    if (asking.current || pya === undefined) return;
    const shots = waiting.current.filter((it) => it.pya === pya).slice(0, MOST_SHOTS);
    waiting.current = waiting.current.filter((it) => !shots.includes(it));
    asking.current = true;
    try {
      const kinds: FishKind[] = shots.map((it) => it.fish.kind);
      const reply = await play<VolleyReply>('/volley', { game: game.code, bullet_pya: pya, shots: kinds });
      for (const [i, { fish }] of shots.entries()) if ((reply.wins[i] ?? 0) > 0) current.current.onCaught(fish, (reply.wins[i] ?? 0) * pya);
      // Bullets that have hit since are spent already.
      setBalance(reply.balance_pya);
      const later = waiting.current.reduce((sum, it) => sum + it.pya, 0);
      if (reply.balance_pya !== null && later > 0) spend(later);
    } catch (error) {
      waiting.current = [];
      current.current.onRefused();
      say(error);
    } finally {
      asking.current = false;
    }
  }, [game.code, spend, setBalance, say]);

  useEffect(() => {
    const beat = setInterval(() => void flush(), VOLLEY_MS);
    return () => {
      clearInterval(beat);
      void flush();
    };
  }, [flush]);

  return useCallback(
    (fish: Fish) => {
      waiting.current.push({ fish, pya: bullet_pya });
      spend(bullet_pya);
    },
    [bullet_pya, spend],
  );
}
