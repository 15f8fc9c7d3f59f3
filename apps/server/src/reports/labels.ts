import type { FUNDS_PURSES, REWARD_ROWS, reports } from '@shwekan/contract';
import { dayShown, sectionLabel } from '@shwekan/rules';
import { drawsLabelled, operatorsLabelled, playersLabelled } from '#queries/reports/range-figures.ts';
import { methodsNamed, providersNamed } from '#queries/reports/today.ts';
import type { Queryable } from '../platform/db.ts';
import type { Call } from '../platform/serve.ts';

/** By what a report has its rows. */
export type RowKind = Call<typeof reports.entries>['query']['by'];

/** What has no account of the house's. */
const ACCOUNTS: Readonly<Record<string, string>> = { '': ', paid out', card: ', top-up cards' };

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

/** How a row's key reads. */
export async function labelsOf(db: Queryable, kind: RowKind, keys: string[]): Promise<(key: string) => string> {
  const ids = () => keys.map(Number);
  if (kind === 'day' || kind === 'week') return dayShown;
  if (kind === 'month') return (key) => `${key.slice(5, 7)}/${key.slice(0, 4)}`;
  if (kind === 'section') return (key) => key.replace(/\d\d:\d\d$/, sectionLabel);
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
  if (kind === 'method' || kind === 'account') return methodLabels(db);
  if (kind === 'provider' || kind === 'game') return gameLabels(db);
  if (kind === 'reward') return named(Object.entries(REWARD_LABELS));
  if (kind === 'purse') return named(Object.entries(PURSE_LABELS));
  return (key) => key.slice(key.indexOf(':') + 1);
}

async function methodLabels(db: Queryable): Promise<(key: string) => string> {
  const methods = await methodsNamed.run(undefined, db);
  return (key) => {
    const [of = '', rest = ''] = key.split(':');
    if (of === 'house_owner') return 'Through no account of ours';
    if (of === 'house_cash') return methods.find((it) => it.code === rest)?.name ?? rest;
    return `${methods.find((it) => String(it.id) === of)?.name ?? of}${ACCOUNTS[rest] ?? ` ${rest}`}`;
  };
}

async function gameLabels(db: Queryable): Promise<(key: string) => string> {
  const names = named((await providersNamed.run(undefined, db)).map((it) => [it.p_code, it.name]));
  return (key) => {
    const [of = '', ...rest] = key.split(':');
    if (of === 'house_provider') return names(rest.join(':'));
    return `${names(of)}: ${rest.join(':') || 'of no game'}`;
  };
}

function named(names: readonly (readonly [string, string])[]): (key: string) => string {
  const known = new Map(names);
  return (key) => known.get(key) ?? key;
}
