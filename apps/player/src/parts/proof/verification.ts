import { hashes, verify } from '@noble/ed25519';
import { sha256, sha512 } from '@noble/hashes/sha2.js';
import {
  type FundsProof,
  type FundsVerdict,
  type ProofTools,
  type Receipt,
  type ReceiptVerdict,
  readFundsProof,
  readReceipt,
  verifyFunds,
  verifyReceipt,
} from '@shwekan/proof';

// Old phones' own Ed25519 is missing or hidden from plain http: this needs nothing of the browser.
hashes.sha512 = sha512;

const TOOLS: ProofTools = {
  sha256,
  verify: (public_key, message, signature) => {
    try {
      return verify(signature, message, public_key, { zip215: false });
    } catch {
      return false;
    }
  },
};

/** Reads and verifies a receipt on this phone, without asking anybody; null when it is none. A null key is taken from the receipt itself. */
export async function verification(text: string, key: string | null): Promise<{ receipt: Receipt; verdict: ReceiptVerdict } | null> {
  const receipt = readReceipt(text);
  if (receipt === null) return null;
  return { receipt, verdict: await verifyReceipt(TOOLS, receipt, { log_key: key ?? receipt.log_key, witnesses: [] }) };
}

/** Reads and verifies in the same way what proves a player's money in what the house owes. */
export async function fundsVerification(text: string, key: string | null): Promise<{ proof: FundsProof; verdict: FundsVerdict } | null> {
  const proof = readFundsProof(text);
  if (proof === null) return null;
  return { proof, verdict: await verifyFunds(TOOLS, proof, { log_key: key ?? proof.log_key, witnesses: [] }) };
}
