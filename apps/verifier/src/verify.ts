/**
 * Verifies what a house has signed, with Node 20 or newer and nothing else:
 *
 *     node verify.mjs FILE [--key KEY] [--witness KEY]...
 *     node verify.mjs https://HOUSE/log [--key KEY] [--witness KEY]... [--seen FILE]
 *
 * FILE is what the app saved: a receipt of a slip, the proof of a draw, or the proof of one's money in what the house owes; no network is asked. With the
 * address of a log, all of it is read and checked, draw by draw; `--seen` names the file in which its head is kept from one time to the
 * next: the log must have grown out of it. KEY is the house's log key, as the house publishes it or as you wrote it down earlier; without it the key in
 * the file, or that of the address, is taken, which only shows that the house agrees with itself. The KEY of a witness, which you trust because you know
 * whose it is, shows who else saw the log; several are several --witness.
 * Ends with 0 when nothing speaks against the house, with 1 when what it signed contradicts itself, with 2 when there is nothing to verify: no such
 * file, one of another house, or no key.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readDrawProof, readFundsProof, readReceipt, readVerifierKey } from '@shwekan/proof';
import { nothing, say, TOOLS } from './console.ts';
import { reportDraw } from './draw-report.ts';
import { reportFunds } from './funds-report.ts';
import { reportReceipt } from './receipt-report.ts';
import { reportLog } from './whole-log.ts';

const USAGE = 'node verify.mjs FILE-OR-ADDRESS [--key KEY] [--witness KEY]... [--seen FILE]';

process.exitCode = await main(process.argv.slice(2)).catch((error) => nothing(`This cannot be verified: ${error}`));

async function main(words: string[]): Promise<number> {
  const asked = askedBy(words);
  if (asked === null) return nothing(`There is nothing to verify: ${USAGE}`);
  const { target, key, witnesses, seen } = asked;
  const typeOf = (text: string) => readVerifierKey(TOOLS.sha256, text)?.type;
  const unreadable = key !== null && typeOf(key) !== 'ed25519' ? key : witnesses.find((it) => typeOf(it) !== 'cosignature');
  if (unreadable !== undefined) return nothing(`This is no key: ${unreadable}`);
  if (/^https?:\/\//.test(target)) return reportLog({ url: target, key, witnesses, seen });
  return reportFile(textOf(target), key, witnesses);
}

async function reportFile(text: string, key: string | null, witnesses: readonly string[]): Promise<number> {
  const [receipt, draw, funds] = [readReceipt(text), readDrawProof(text), readFundsProof(text)];
  const file = receipt ?? draw ?? funds;
  if (file === null) return nothing(`There is nothing to verify: ${USAGE}`);
  if (key === null) say(`The house's key is taken from the file itself: ${file.log_key}`);
  const trust = { log_key: key ?? file.log_key, witnesses };
  if (receipt !== null) return reportReceipt(receipt, trust);
  if (draw !== null) return reportDraw(draw, trust);
  return funds === null ? 2 : reportFunds(funds, trust);
}

type CommandLine = { target: string; key: string | null; witnesses: string[]; seen: string | null };

function askedBy(words: string[]): CommandLine | null {
  try {
    const { values, positionals } = parseArgs({
      args: words,
      allowPositionals: true,
      options: { key: { type: 'string' }, witness: { type: 'string', multiple: true, default: [] }, seen: { type: 'string' } },
    });
    const [target, ...more] = positionals;
    const { key = null, witness: witnesses, seen = null } = values;
    return target === undefined || more.length > 0 ? null : { target, key, witnesses, seen };
  } catch {
    return null;
  }
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
