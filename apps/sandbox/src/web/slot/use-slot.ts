import { useCallback, useEffect, useRef, useState } from 'react';
import type { SlotOutcome, SlotRules, Spin } from '../../games/slot.ts';
import type { SpinReply } from '../../play/instant.ts';
import { play } from '../call.ts';
import { useStage } from '../stage.ts';

/** A reel stops so long after the one before it. */
const REEL_MS = 260;
const FIRST_REEL_MS = 550;
const SHOW_WIN_MS = 1_300;
const SHOW_NOTHING_MS = 250;

type Phase = 'still' | 'spinning' | 'showing';

/** What the reels show: how many stand still, which wins are lit. */
export interface SlotView {
  phase: Phase;
  stopped: number;
  spin: Spin | null;
  /** Which free spin of how many, 0 for the bought one. */
  free: number;
  free_of: number;
  won_pya: number;
  outcome: SlotOutcome | null;
}

const STILL: SlotView = { phase: 'still', stopped: 99, spin: null, free: 0, free_of: 0, won_pya: 0, outcome: null };

/** Spins the reels and shows what the server decided, reel by reel and free spin by free spin. */
export function useSlot(rules: SlotRules) {
  const { spend, setBalance, say } = useStage();
  const [view, setView] = useState<SlotView>(STILL);
  const [auto, setAuto] = useState(false);
  const busy = useRef(false);
  const gone = useRef(false);
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
    };
  }, []);

  const spin = useCallback(
    async (bet_pya: number): Promise<boolean> => {
      if (busy.current) return false;
      busy.current = true;
      spend(bet_pya);
      setView({ ...STILL, phase: 'spinning', stopped: 0 });
      try {
        const began = Date.now();
        const reply = await play<SpinReply>('/spin', { game: rules.code, bet_pya });
        await pause(Math.max(0, FIRST_REEL_MS - (Date.now() - began)));
        await show(reply.outcome, rules.reels.length, (to) => !gone.current && setView(to));
        setBalance(reply.balance_pya);
        return true;
      } catch (error) {
        setView(STILL);
        setAuto(false);
        say(error);
        return false;
      } finally {
        busy.current = false;
      }
    },
    [rules, spend, setBalance, say],
  );
  return { view, spin, auto, setAuto };
}

async function show(outcome: SlotOutcome, reels: number, put: (view: SlotView) => void): Promise<void> {
  let won_pya = 0;
  for (const [free, spin] of outcome.spins.entries()) {
    const of = { free, free_of: outcome.spins.length - 1, outcome };
    if (free > 0) {
      put({ ...of, phase: 'spinning', stopped: 0, spin: null, won_pya });
      await pause(FIRST_REEL_MS);
    }
    for (let stopped = 1; stopped <= reels; stopped += 1) {
      put({ ...of, phase: 'spinning', stopped, spin, won_pya });
      await pause(REEL_MS);
    }
    won_pya += spin.win_pya;
    const last = free === outcome.spins.length - 1;
    put({ ...of, phase: last ? 'still' : 'showing', stopped: reels, spin, won_pya });
    if (!last || won_pya > 0) await pause(spin.win_pya > 0 || !last ? SHOW_WIN_MS : SHOW_NOTHING_MS);
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
