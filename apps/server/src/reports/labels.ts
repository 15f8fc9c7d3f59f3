import type { FUNDS_PURSES, REWARD_ROWS, reports } from '@shwekan/contract';
import { dayShown, sectionLabel } from '@shwekan/rules';
import { drawsLabelled, operatorsLabelled, playersLabelled } from '#queries/reports/range-figures.ts';
import { methodsNamed, providersNamed } from '#queries/reports/today.ts';
import type { Queryable } from '../platform/db.ts';
import type { Call } from '../platform/serve.ts';

/** By what a report has its rows. */
export type RowKind = Call<typeof reports.entries>['query']['by'];

/** What is booked for no account of the house's: of a payout nobody said which one it left. */
const ACCOUNTS: Readonly<Record<string, string>> = { '': ', paid out, account not told', card: ', top-up cards' };

export const REWARD_LABELS: Readonly<Record<(typeof REWARD_ROWS)[number], string>> = {
  cash_in_bonus: 'Bonus on a cash-in',
  welcome_bonus: 'Welcome bonus',
  weekly_promotion: 'Weekly promotion',
  points: 'Rewards for points',
  pocket_money: 'Pocket money',
  lottery_referral: 'Referral of lotteries',
  game_referral: 'Referral of games',
};
/** The purses of players as operators know them. */
export const PURSE_LABELS: Readonly<Record<(typeof FUNDS_PURSES)[number], string>> = {
  main: 'Main purses',
  game: 'Game purses',
  hold: 'Cash-outs under way',
  promotion: 'Weekly promotion, not claimed',
  referral: 'Referral of games, not claimed',
  points: 'Points',
};

/** How a row's key reads: so that it is told from those of the other keys, on paper as well, where a row is known by its name alone. */
export async function labelsOf(db: Queryable, kind: RowKind, keys: string[]): Promise<(key: string) => string> {
  const ids = () => keys.map(Number);
  if (kind === 'day' || kind === 'week') return dayShown;
  if (kind === 'month') return (key) => `${key.slice(5, 7)}/${key.slice(0, 4)}`;
  if (kind === 'section') return (key) => key.replace(/\d\d:\d\d$/, sectionLabel);
  if (kind === 'open_draw') {
    const label = await labelsOf(
      db,
      'draw',
      keys.map((it) => it.replace(/ .*/, '')),
    );
    return (key) => key.replace(/^\d+ /, (id) => `${label(id.trim())}: `);
  }
  if (kind === 'draw') {
    const draws = await drawsLabelled.run({ draw_ids: ids() }, db);
    return named(draws.map((it) => [String(it.id), `${it.code} ${dayShown(it.day)} ${sectionLabel(it.section)}`]));
  }
  if (kind === 'player' || kind === 'referrer') {
    const players = await playersLabelled.run({ player_ids: keys.filter((it) => it !== 'none').map(Number) }, db);
    return named([['none', 'Brought by nobody'], ...players.map((it) => [String(it.id), `${it.name}, ${it.phone}`] as const)]);
  }
  if (kind === 'operator') {
    const operators = await operatorsLabelled.run({ operator_ids: ids() }, db);
    return named(operators.map((it) => [String(it.id), it.username]));
  }
  if (kind === 'method' || kind === 'account') return methodLabels(db, keys);
  if (kind === 'provider' || kind === 'game') return gameLabels(db, keys);
  if (kind === 'reward') return named(Object.entries(REWARD_LABELS));
  if (kind === 'purse') return named(Object.entries(PURSE_LABELS));
  return (key) => key.slice(key.indexOf(':') + 1);
}

async function methodLabels(db: Queryable, keys: string[]): Promise<(key: string) => string> {
  const methods = await methodsNamed.run(undefined, db);
  const codeOf = (key: string) => {
    const [of = '', rest = ''] = key.split(':');
    return of === 'house_cash' ? rest : (methods.find((it) => String(it.id) === of)?.code ?? of);
  };
  const codes = new Set(keys.map(codeOf));
  const name = named(namesApart(methods.filter((it) => codes.has(it.code)).map((it) => [it.code, it.name])));
  return (key) => {
    const [of = '', rest = ''] = key.split(':');
    if (of === 'house_owner') return 'Through no account of ours';
    if (of === 'house_cash') return name(rest);
    return `${name(codeOf(key))}${ACCOUNTS[rest] ?? ` ${rest}`}`;
  };
}

async function gameLabels(db: Queryable, keys: string[]): Promise<(key: string) => string> {
  const productOf = (key: string) => key.replace(/^house_provider:/, '').split(':')[0] ?? '';
  const products = new Set(keys.map(productOf));
  const told = (await providersNamed.run(undefined, db)).filter((it) => products.has(it.p_code));
  const name = named(namesApart(told.map((it) => [it.p_code, it.name])));
  return (key) => {
    const [of, ...rest] = key.split(':');
    return of === 'house_provider' ? name(productOf(key)) : `${name(productOf(key))}: ${rest.join(':') || 'of no game'}`;
  };
}

/** Names with their codes: those of one name, which two aggregators may give and an operator may write, have the code in it, and so has one called as sums are. */
export function namesApart(names: readonly (readonly [code: string, name: string])[]): [code: string, name: string][] {
  const namesakes = Map.groupBy([...names, ['', 'All'] as const], ([, name]) => name);
  return names.map(([code, name]) => [code, namesakes.get(name)?.length === 1 ? name : `${name} (${code})`]);
}

function named(names: readonly (readonly [string, string])[]): (key: string) => string {
  const known = new Map(names);
  return (key) => known.get(key) ?? key;
}
