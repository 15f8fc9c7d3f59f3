import type { AnswerRow } from '@shwekan/contract';
import { PYA_PER_KYAT } from '@shwekan/rules';
import { pyaOf } from '@shwekan/ui';
import { session } from '../../house/session.ts';
import { local } from '../../phone/storage.ts';

/** What is kept of a form: of a cash-in or a cash-out the way and whose account for the next one too, what else was typed until it is sent. */
type Draft = {
  player_id: number;
  method_id?: number;
  account_number?: string | undefined;
  /** What was begun with the form as it was shown then; whose form it is knows its shape. */
  begun?: unknown;
  /** A transfer is told of that was sent to an account which is not shown. */
  is_sent?: boolean;
  /** An amount that is the player's own with a method until then, and nobody else's. */
  exact?: { payment_id: number; amount_pya: number; until: string };
  texts: Record<string, string>;
};

/** `staying`: the texts that the next one begins with. */
function createDraft(name: string, staying: readonly string[]) {
  /** What this player typed and has not sent: the payment app may have cost the phone this page. */
  function read(): Draft {
    const player_id = session()?.id ?? 0;
    try {
      const kept = JSON.parse(local.getItem(name) ?? 'null') as Draft | null;
      if (kept?.player_id === player_id && typeof kept.texts === 'object') return kept;
    } catch {
      // Not what was written here.
    }
    return { player_id, texts: {} };
  }
  return {
    read,
    /** Keeps what changed of it; never a password. */
    keep({ texts = {}, ...more }: Partial<Omit<Draft, 'player_id'>>): void {
      const draft = read();
      const { password: _, ...typed } = texts;
      local.setItem(name, JSON.stringify({ ...draft, ...more, texts: { ...draft.texts, ...typed } }));
    },
    /** Once it is sent. */
    clear(): void {
      const { texts, begun: _, is_sent: __, exact: ___, ...draft } = read();
      const left = Object.entries(texts).filter(([field]) => staying.includes(field));
      local.setItem(name, JSON.stringify({ ...draft, texts: Object.fromEntries(left) }));
    },
  };
}

const CASHIN = 'cashin';
const CASHOUT = 'cashout';
const MESSAGE = 'message';

export const cashinDraft = createDraft(CASHIN, ['account_name']);
export const cashoutDraft = createDraft(CASHOUT, ['account_name', 'user_phone']);
/** What is written to the house and not sent, by where it is written. */
export const messageDraft = createDraft(MESSAGE, []);

/** When a player leaves this phone. Where a session has only run out all stays, and is its player's then: who pays in another app comes back to what was typed. */
export function forgetDrafts(): void {
  for (const name of [CASHIN, CASHOUT, MESSAGE]) local.removeItem(name);
}

/**
 * Puts a request that was refused back into its form, to be corrected and sent again. The money of a cash-in is sent already: the account that was paid is
 * told of, and none is shown to pay to.
 */
export function draftAgain(kind: 'cash_in' | 'cash_out', refused: AnswerRow<'GET /api/user/cash_in_history'>): void {
  const { payment_method, account_name, transaction_id, voucher_code, user_phone, holder_phone } = refused;
  const method_id = payment_method.id;
  const texts = { amount: String(pyaOf(refused.amount) / PYA_PER_KYAT), account_name };
  if (kind === 'cash_out') cashoutDraft.keep({ method_id, texts: { ...texts, user_phone: user_phone ?? '' } });
  else
    cashinDraft.keep({
      method_id,
      account_number: undefined,
      is_sent: voucher_code === null,
      texts: { ...texts, transaction_id: transaction_id ?? '', voucher_code: voucher_code ?? '', holder_phone: holder_phone ?? '' },
    });
}
