import type { DialectName } from '@shwekan/rules';
import type { Config } from '../../platform/settings.ts';
import type { Aggregator } from './aggregator.ts';
import type { JsonBody } from './json-body.ts';
import type { Unit, UnitOutcome } from './operation.ts';
import type { DialectSettings } from './settings.ts';

/** What a dialect does otherwise than others with a wallet that is the same for all. */
export type DialectRules = {
  /** The operations of a unit are one transaction: known as a whole when any of them is. Else what is known is passed by. */
  is_one_transaction: boolean;
  /** A result of a wager that nobody knows is taken, where the product does not say otherwise. */
  takes_unknown_result: boolean;
};

/** What a callback asks: the balances of its units' members, to book its units, or whether its one unit's member has a password. */
export type CallbackQuestion = {
  units: Unit[];
  /** The body of the answer, when the units came to these. */
  answer(outcomes: UnitOutcome[]): string;
} & ({ asks: 'balances' | 'booking' } | { asks: 'login'; password: string });

/** Why a callback is answered with no outcome. */
export type CallbackFault =
  /** The dialect is switched off, or the operator code is not ours. */
  | 'operator'
  /** The address may not call us, or the signature does not hold or is too old. */
  | 'forged'
  /** As before, and too often of late. */
  | 'forged_often'
  /** It is none of the dialect's requests. */
  | 'unreadable'
  /** Too many wait; nothing was done. */
  | 'busy'
  /** Something of ours does not work. */
  | 'broken';

/** A way in which aggregators and the house speak to each other. It knows signatures, words and codes, and nothing of money. */
export type Dialect = {
  name: DialectName;
  rules: DialectRules;
  /** The path at which its callbacks come in; `:word` says which call one is. */
  path: string;
  /** The call that a word names, as it is signed and kept; null when the dialect says before the signature that it is none. */
  callOf(word: string): string | null;
  /** Whether a request is signed with the secret. The operator code is what was sent: it is compared afterwards. */
  isSigned(sent: JsonBody, call: string, secret: string): boolean;
  /** When a request says it was sent; null when it does not say so. */
  timeOf(sent: JsonBody): Date | null;
  operatorOf(sent: JsonBody): unknown;
  /** What a request asks; null when it is none. */
  read(sent: JsonBody, call: string, config: Config): CallbackQuestion | null;
  /** The body of the answer to a callback that comes to nothing. */
  answerFault(fault: CallbackFault): string;
  /** Our own calls to the aggregator. */
  aggregator(settings: DialectSettings, config: Config): Aggregator;
};
