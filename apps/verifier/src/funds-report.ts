import { FUNDS_CHECKS, type FundsCheck, type FundsProof, type ProofTrust, verifyFunds } from '@shwekan/proof';
import { kyat, nothing, say, sayCheck, TOOLS } from './console.ts';

const SENTENCES: Record<FundsCheck, string> = {
  log_signed: 'The log that the house signed tells what it owed.',
  in_total: "The player's own leaves are in that total.",
  whole: 'Both parts of each purse are here.',
};

/** Verifies a player's money in what the house owed when a day was over. Answers the exit code. */
export async function reportFunds(proof: FundsProof, trust: ProofTrust): Promise<number> {
  const { checks, own_pya, balance_pya, purses_pya, owed_pya } = await verifyFunds(TOOLS, proof, trust);
  if (checks.log_signed !== 'true') return nothing('The log of this key does not tell of this day in this file.');
  say(`Player ${proof.player}, at the end of ${proof.day}`);
  for (const check of FUNDS_CHECKS) sayCheck(checks[check], SENTENCES[check]);
  for (const [kind, pya] of Object.entries(own_pya)) say(`  ${kind.padEnd(10)} ${kyat(pya)} Ks`);
  say(
    `Of this player: ${kyat(balance_pya)} Ks. Of all players: ${kyat(purses_pya ?? 0)} Ks; with stakes of open draws ${kyat(owed_pya ?? 0)} Ks.`,
  );
  if (Object.values(checks).includes('false')) return 1;
  return Object.values(checks).every((it) => it === 'true') ? 0 : 2;
}
