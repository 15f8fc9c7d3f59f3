import { Refusal } from '../../platform/refusal.ts';
import type { CallbackQuestion } from '../dialects/dialect.ts';
import { balancesOf } from './balances.ts';
import { type CallbackRequest, hasForgedTooOften, isFresh, type Wallet } from './caller.ts';
import { WalletBusy } from './desk.ts';
import { logIn } from './member-login.ts';

/** Answers a callback in its dialect; `word` is the last part of its path. It never throws. */
export async function answerCallback(wallet: Wallet, request: CallbackRequest, word: string): Promise<string> {
  const { dialect, settings, sent } = request;
  const call = dialect.callOf(word);
  if (request.is_lost) return dialect.answerFault('broken');
  if (settings === null) return dialect.answerFault('operator');
  if (!request.is_allowed) return dialect.answerFault('forged');
  if (sent === null || call === null) return dialect.answerFault('unreadable');
  if (!dialect.isSigned(sent, call, settings.secret) || !isFresh(dialect.timeOf(sent), settings.freshness_s)) {
    return dialect.answerFault((await hasForgedTooOften(wallet, settings, request.address)) ? 'forged_often' : 'forged');
  }
  if (dialect.operatorOf(sent) !== settings.operator_code) return dialect.answerFault('operator');
  try {
    const question = dialect.read(sent, call, wallet.world.config);
    return question === null ? dialect.answerFault('unreadable') : await answerQuestion(wallet, { request, call, question });
  } catch (error) {
    if (isBusy(error)) return dialect.answerFault('busy');
    if (!(error instanceof Refusal)) wallet.world.log.error({ err: error, method: call }, `a callback of ${dialect.name} failed`);
    return dialect.answerFault('broken');
  }
}

/** Whether nothing was done because too many ask. */
function isBusy(error: unknown): boolean {
  return error instanceof WalletBusy ? error.is_full : error instanceof Refusal && error.code === 'too_many_requests';
}

type Asking = { request: CallbackRequest; call: string; question: CallbackQuestion };

async function answerQuestion({ world, desk }: Wallet, { request, call, question }: Asking): Promise<string> {
  const { dialect, arrived_ms, address, text } = request;
  const { units, answer } = question;
  if (question.asks === 'balances') return answer(await balancesOf(world, units));
  if (question.asks === 'login') return answer(await logIn(world, dialect.name, question));
  const { name, rules } = dialect;
  return desk.take({ dialect: name, rules, method: call, address, request: text, units, answer }, arrived_ms);
}
