import { createHash } from 'node:crypto';
import { DIALECT_NAMES, DIALECTS } from '@shwekan/rules';
import { z } from 'zod';
import { findDialect, lockDialects, updateDialect } from '#queries/games/dialects/settings.ts';
import { changedLines, type DeedKind } from '../../platform/deeds/kind.ts';

/** `secret_encrypted` is encrypted, base64; null removes it. */
export const DialectChange = z.object({
  dialect: z.enum(DIALECT_NAMES),
  is_on: z.literal(true).optional(),
  operator_code: z.string().optional(),
  secret_encrypted: z.string().nullable().optional(),
  base_url: z.string().optional(),
  allow_list: z.array(z.string()).optional(),
  freshness_s: z.number().optional(),
});
type DialectChange = z.output<typeof DialectChange>;
/** Of the secret only a hash of how it is kept. */
type DialectState = {
  is_on: boolean;
  operator_code: string;
  secret_hash: string | null;
  base_url: string;
  allow_list: string[];
  freshness_s: number;
};

const WORDS = {
  is_on: 'Calls are made and taken',
  operator_code: 'Operator code',
  secret: 'Secret',
  base_url: 'Address that we call',
  allow_list: 'Addresses that may call us',
  freshness_s: 'How old a request may be',
};
const OF_THE_MACHINE = "the machine's setting";

/** How an aggregator and the house speak to each other: an operator who sets its secret or its addresses can credit any player. */
export const dialectDeed: DeedKind<DialectChange, DialectState> = {
  kind: 'game_dialect',
  asks: [],
  decides: ['cash'],
  data: DialectChange,
  subject: ({ dialect }) => `game_dialect:${dialect}`,
  async lock(tx, { dialect }) {
    await lockDialects.run({ dialect }, tx);
  },
  async basis(db, { dialect }) {
    const [row] = await findDialect.run({ dialect }, db);
    if (!row) return null;
    const { secret_encrypted, dialect: _, ...rest } = row;
    return { ...rest, secret_hash: secret_encrypted && createHash('sha256').update(secret_encrypted).digest('base64url') };
  },
  title: ({ dialect }) => `The dialect ${DIALECTS[dialect].title} is changed`,
  lines: ({ secret_encrypted, dialect: _, ...data }, basis) =>
    changedLines(WORDS, shown(basis, basis.secret_hash === null ? OF_THE_MACHINE : 'one is kept'), {
      ...shown({ ...basis, ...data }, null),
      secret: secret_encrypted === undefined ? undefined : secret_encrypted === null ? OF_THE_MACHINE : 'a new one',
    }),
  async perform(tx, { data: { secret_encrypted, ...data } }) {
    const [before] = await lockDialects.run({ dialect: data.dialect }, tx);
    if (!before) throw new Error(`dialect ${data.dialect} is gone`);
    const kept =
      secret_encrypted === undefined ? before.secret_encrypted : secret_encrypted === null ? null : Buffer.from(secret_encrypted, 'base64');
    await updateDialect.run({ ...before, ...data, secret_encrypted: kept }, tx);
  },
};

function shown({ is_on, operator_code, base_url, allow_list, freshness_s }: Omit<DialectState, 'secret_hash'>, secret: string | null) {
  return {
    is_on: is_on ? 'yes' : 'no',
    operator_code: operator_code || OF_THE_MACHINE,
    secret,
    base_url: base_url || OF_THE_MACHINE,
    allow_list: allow_list.join(', ') || OF_THE_MACHINE,
    freshness_s: freshness_s === 0 ? 'never too old' : `${freshness_s} s`,
  };
}
