import { isProviderCurrency, type ProviderCurrency, providerText } from '@shwekan/rules';
import { tryPassword } from '../../platform/password-tries.ts';
import { passwordDoor } from '../../platform/passwords.ts';
import { Refusal } from '../../platform/refusal.ts';
import { GSC, gscAnswer, gscSays, gscTime, gscUnit, isGscMethod, isGscSigned } from '../dialects/gsc/callbacks.ts';
import { type JsonBody, textOf } from '../dialects/json-body.ts';
import type { UnitOutcome } from '../dialects/operation.ts';
import { balancesOfMembers, currenciesOf, findMember } from './callbacks.queries.ts';
import { type CallbackRequest, hasForgedTooOften, isFresh, type Wallet } from './caller.ts';
import { WalletBusy } from './desk.ts';

const PASSWORDS_A_MINUTE = 10;

/** Answers a callback of GSC. Never throws. */
export async function answerGsc(wallet: Wallet, asked: CallbackRequest, method: string): Promise<string> {
  const { dialect, sent, is_allowed } = asked;
  if (asked.is_lost) return gscSays(GSC.internal);
  if (!is_allowed || dialect === null) return gscSays(dialect === null ? GSC.operator : GSC.signature);
  if (sent === null) return gscSays(GSC.failed);
  if (!isGscSigned(sent, method, dialect.secret) || !isFresh(gscTime(sent), dialect.freshness_s)) {
    return gscSays((await hasForgedTooOften(wallet, dialect, asked.address)) ? GSC.too_many : GSC.signature);
  }
  if (sent['OperatorCode'] !== dialect.operator_code) return gscSays(GSC.operator);
  try {
    if (method === 'getbalance') return await balanceOf(wallet, sent);
    if (method === 'mobilelogin') return await logIn(wallet, sent);
    if (!isGscMethod(method)) return gscSays(GSC.failed);
    const { arrived_ms, address, text: request } = asked;
    const units = [gscUnit(sent, method, wallet.world.config.AGGREGATOR_GSC_CURRENCIES)];
    const answer = ([outcome]: UnitOutcome[]) => (outcome ? gscAnswer(outcome) : gscSays(GSC.internal));
    return await wallet.desk.take({ dialect: 'gsc', method, address, request, units, answer }, arrived_ms);
  } catch (error) {
    if (error instanceof WalletBusy && error.is_full) return gscSays(GSC.too_many);
    if (error instanceof Refusal) return gscSays(error.code === 'too_many_requests' ? GSC.too_many : GSC.internal);
    wallet.world.log.error({ err: error, method }, 'a callback of gsc failed');
    return gscSays(GSC.internal);
  }
}

async function balanceOf({ world }: Wallet, sent: JsonBody): Promise<string> {
  const member = textOf(sent['MemberName']);
  const product = textOf(sent['ProductID']);
  if (!member) return gscSays(GSC.no_member);
  const [found] = await balancesOfMembers.run({ members: [member] }, world.db);
  if (!found) return gscSays(GSC.no_member);
  return gscSays(GSC.ok, providerText(found.balance_pya, await currencyOf({ world }, product ?? null)));
}

/** The provider's own app lets a member in by our password. Ten wrong tries a minute, which keep nobody out at our own doors. */
async function logIn({ world }: Wallet, sent: JsonBody): Promise<string> {
  const member = textOf(sent['MemberName']);
  const password = sent['Password'];
  const [found] = member ? await findMember.run({ member }, world.db) : [];
  if (!found) return gscSays(GSC.no_member);
  const typed = { password: typeof password === 'string' ? password : '', stored: found.password_hash };
  const limit = { bucket: `password:gsc:${found.id}`, most: PASSWORDS_A_MINUTE, window_s: 60 };
  const matches = await passwordDoor(() => tryPassword(world.db, typed, limit));
  if (!matches || found.is_blocked) return gscSays(GSC.failed);
  return balanceOf({ world } as Wallet, sent);
}

async function currencyOf({ world }: Pick<Wallet, 'world'>, product: string | null): Promise<ProviderCurrency> {
  const [found] = product === null ? [] : await currenciesOf.run({ products: [product] }, world.db);
  return found && isProviderCurrency(found.currency) ? found.currency : 'MMK';
}
