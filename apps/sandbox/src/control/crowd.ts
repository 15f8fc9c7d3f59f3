import type { Game, Product } from '../products.ts';
import { PlayRefusal, type Rounds } from '../rounds.ts';

type CrowdRequest = { members: string[]; product: Product; game: Game; rounds_each: number; bet_pya: number; at_once: number };

/** What many players did together. Amounts are pya. */
export interface CrowdReport {
  bets: number;
  refused: number;
  unreachable: number;
  bet_pya: number;
  payout_pya: number;
  took_ms: number;
}

/** Many players bet at once, each so often; every third bet wins double. No more than `at_once` wait for the wallet together. */
export async function runCrowd(
  rounds: Rounds,
  { members, product, game, rounds_each, bet_pya, at_once }: CrowdRequest,
): Promise<CrowdReport> {
  const report: CrowdReport = { bets: 0, refused: 0, unreachable: 0, bet_pya: 0, payout_pya: 0, took_ms: 0 };
  const began = performance.now();
  const jobs = Array.from({ length: rounds_each }, (_, turn) =>
    members.map((member, i) => ({ member, wins: (turn + i) % 3 === 0 })),
  ).flat();
  const worker = async (): Promise<void> => {
    for (let job = jobs.pop(); job; job = jobs.pop()) {
      try {
        const { wager } = await rounds.bet({ member: job.member, product, game }, { amount_pya: bet_pya, detail: 'crowd' });
        const payout_pya = job.wins ? bet_pya * 2 : 0;
        await rounds.settle(wager, { payout_pya, detail: 'crowd' });
        report.bets += 1;
        report.bet_pya += bet_pya;
        report.payout_pya += payout_pya;
      } catch (error) {
        if (!(error instanceof PlayRefusal)) throw error;
        report[error.code === 'unreachable' ? 'unreachable' : 'refused'] += 1;
      }
    }
  };
  await Promise.all(Array.from({ length: at_once }, worker));
  return { ...report, took_ms: Math.round(performance.now() - began) };
}
