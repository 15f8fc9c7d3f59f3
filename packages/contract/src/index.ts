import { isForConsole } from './address.ts';
import * as sets from './calls.ts';
import type { CallSet, Endpoint } from './endpoint.ts';

export type { OtpPurpose } from './accounts.ts';
export { User } from './accounts.ts';
export { AdjustedPurse } from './adjustments.ts';
export type { AlertSeverity } from './alert-kinds.ts';
export { ALERT_KINDS, type AlertKind, alertKindsClosedBy, alertKindsOf } from './alerts.ts';
export { Brand } from './brand.ts';
export * from './calls.ts';
export type { ClaimQueue } from './claims.ts';
export type { Answer, AnswerRow, CallInput, CallName, CallNamed } from './client.ts';
export { CONSOLE_STREAM_PATH, CONSOLE_TOPICS, type ConsoleEvents, type ConsoleTopic } from './console-news.ts';
export { BroadcastText } from './content.ts';
export * from './endpoint.ts';
export { Day, Instant, Kyat } from './fields.ts';
export { Licence } from './licence.ts';
export { isList, rowOf } from './list-exports.ts';
export { HouseMessage } from './notices.ts';
export { openApi } from './openapi.ts';
export type { Operator } from './operators.ts';
export * from './refusals.ts';
export {
  CASH_ROWS,
  CASH_SORTS,
  FUNDS_PURSES,
  PLAY_ROWS,
  PLAY_SORTS,
  REPORT_FIGURES,
  REWARD_ROWS,
  WAITING_KINDS,
} from './report-figures.ts';
export * from './rights.ts';
export * from './sayings.ts';
export { FOUND_KINDS } from './search.ts';
export { type EventData, type EventName, events, LIVE_NAMES, type LiveName } from './stream.ts';

const byName: Record<string, CallSet> = sets;

/** Every call of the product. The hostile-input tests read this list. */
export const calls: readonly Endpoint[] = Object.values(byName).flatMap((it) => Object.values(it));

/** The calls of a door under the headings of its printed pages: the name of a set, in words. */
export function callsUnderHeadings(door: 'players' | 'console'): Record<string, Endpoint[]> {
  const headings = Object.entries(byName).map(([name, all]) => {
    const words = name.replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
    const some = Object.values(all).filter((it) => isForConsole(it) === (door === 'console'));
    return [words.charAt(0).toUpperCase() + words.slice(1), some] as const;
  });
  return Object.fromEntries(headings.filter(([, some]) => some.length > 0));
}
