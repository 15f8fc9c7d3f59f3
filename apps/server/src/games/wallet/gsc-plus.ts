import { isProviderCurrency } from '@shwekan/rules';
import {
  GSCP,
  type GscPlusCall,
  type GscPlusEntry,
  gscPlusAnswer,
  gscPlusEntries,
  gscPlusSays,
  isGscPlusSigned,
} from '../dialects/gsc-plus/callbacks.ts';
import { instantOf } from '../dialects/json-body.ts';
import type { UnitOutcome } from '../dialects/operation.ts';
import { balancesOfMembers, currenciesOf } from './callbacks.queries.ts';
import { type CallbackRequest, hasForgedTooOften, isFresh, type Wallet } from './caller.ts';
import { WalletBusy } from './desk.ts';

/** Whether the last part of the path names a call of the dialect. */
export function isGscPlusCall(word: string): word is GscPlusCall {
  return ['balance', 'withdraw', 'deposit', 'pushbetdata'].includes(word);
}

/** Answers a callback of GSC+; `call` is null when the path names none. Never throws. */
export async function answerGscPlus(wallet: Wallet, asked: CallbackRequest, call: GscPlusCall | null): Promise<string> {
  const { dialect, sent, is_allowed, arrived_ms, address, text: request } = asked;
  if (asked.is_lost) return gscPlusSays(GSCP.internal);
  if (!is_allowed || dialect === null) return gscPlusSays(dialect === null ? GSCP.operator : GSCP.signature);
  if (sent === null || call === null) return gscPlusSays(GSCP.internal);
  if (!isGscPlusSigned(sent, call, dialect.secret) || !isFresh(instantOf(sent['request_time']), dialect.freshness_s)) {
    return gscPlusSays((await hasForgedTooOften(wallet, dialect, address)) ? GSCP.too_many : GSCP.signature);
  }
  if (sent['operator_code'] !== dialect.operator_code) return gscPlusSays(GSCP.operator);
  const entries = gscPlusEntries(sent, call);
  if (entries === null) return gscPlusSays(GSCP.internal);
  try {
    if (call === 'balance') return gscPlusAnswer(entries, await balancesOf(wallet, entries));
    const units = entries.map((it) => it.unit);
    const answer = (outcomes: UnitOutcome[]) => gscPlusAnswer(entries, outcomes);
    return await wallet.desk.take({ dialect: 'gsc_plus', method: call, address, request, units, answer }, arrived_ms);
  } catch (error) {
    if (!(error instanceof WalletBusy && error.is_full)) wallet.world.log.error({ err: error, call }, 'a callback of gsc_plus failed');
    return gscPlusSays(GSCP.internal);
  }
}

/** The balances that entries ask for, each in the currency it names, or else its product's. */
async function balancesOf({ world }: Wallet, entries: GscPlusEntry[]): Promise<UnitOutcome[]> {
  const members = entries.map((it) => it.member_account);
  const is_untold = entries.some((it) => it.unit.currency === null);
  const products = is_untold ? await currenciesOf.run({ products: entries.map((it) => it.product_code) }, world.db) : [];
  const currencies = new Map(products.map((it) => [it.p_code, it.currency]));
  const found = new Map((await balancesOfMembers.run({ members }, world.db)).map((it) => [it.user_code, it.balance_pya]));
  return entries.map(({ member_account, product_code, unit }) => {
    const balance_pya = found.get(member_account);
    const own = currencies.get(product_code) ?? '';
    const currency = unit.currency ?? (isProviderCurrency(own) ? own : 'MMK');
    if (unit.is_malformed && product_code !== '') return { code: 'malformed', before_pya: 0, after_pya: 0, currency };
    if (balance_pya === undefined) return { code: 'no_member', before_pya: 0, after_pya: 0, currency };
    return { code: 'done', before_pya: balance_pya, after_pya: balance_pya, currency };
  });
}
