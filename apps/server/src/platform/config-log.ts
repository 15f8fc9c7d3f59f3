import { hash } from 'node:crypto';
import { isSame, readVerifierKey, type VerifierKey } from '@shwekan/proof';
import { z } from 'zod';
import { Words } from './config-games.ts';

/** Somebody outside the house who signs heads of the log: its key, as text as well, and where it is asked. */
export type OutsideWitness = { key: string; verifier: VerifierKey; url: URL };

const Witnesses = Words.transform((words, context): readonly OutsideWitness[] => {
  const witnesses: OutsideWitness[] = [];
  const refuse = (message: string) => context.addIssue({ code: 'custom', message });
  for (const word of words) {
    const [key = '', address = '', ...more] = word.split(/\s+/);
    const verifier = readVerifierKey((bytes) => hash('sha256', bytes, 'buffer'), key);
    const url = URL.parse(address.endsWith('/') ? address : `${address}/`);
    const is_http = url?.protocol === 'https:' || url?.protocol === 'http:';
    if (verifier?.type !== 'cosignature' || url === null || !is_http || more.length > 0)
      refuse(`"${word}" is no witness: its key as it prints it, a blank, and its address`);
    else if (witnesses.some((it) => it.verifier.name === verifier.name || isSame(it.verifier.public_key, verifier.public_key)))
      refuse(`${verifier.name} is named twice, or has the key of another: a witness has a name and a key of its own`);
    else witnesses.push({ key, verifier, url });
  }
  return witnesses;
});

/** The settings of the house's public log. */
export const logSettings = {
  /** Where the key of the house's log is, and the last checkpoint that it signed; `log` in DATA_DIR when not said. Never in the database. */
  LOG_KEY_DIR: z.string().optional(),
  /** While there is something new the log is signed so often. */
  CHECKPOINT_EVERY_MS: z.coerce.number().int().min(0).default(60_000),
  /** Who outside the house signs its heads: key and address of each. */
  LOG_WITNESSES: Witnesses.default([]),
  /** So many of them make a head one that others saw. */
  LOG_WITNESSES_NEEDED: z.coerce.number().int().min(1).default(2),
  /** After so long without enough of them an alert is raised. */
  LOG_WITNESSED_WITHIN_MS: z.coerce.number().int().min(1).default(600_000),
};
