import type { EventData, EventName } from '@shwekan/contract';
import { textIn } from '@shwekan/phrases/per-language';
import { kyatWire } from '@shwekan/rules';
import type { BalancesOfResult, NotificationsOfResult } from '#queries/realtime/stream.ts';
import type { Fact } from '../platform/facts.ts';
import { notificationText } from '../platform/notification-text.ts';
import type { PageLanguage } from '../platform/refusal-answer.ts';

export type StreamEvent = { [N in EventName]: { name: N; data: EventData<N> } }[EventName];
/** What facts refer to and only the database knows: read once for all listeners of a turn. */
export type Looked = {
  balances: Map<number, BalancesOfResult>;
  notifications: Map<number, NotificationsOfResult>;
  /** Players who do not want to be told of wins in the app: their slips are refreshed, and nothing is said. */
  quiet: Set<number>;
};

/** Notifications of what changed a slip and no other event tells. */
const OF_SLIPS: ReadonlySet<string> = new Set(['refunded', 'win_reversed', 'draw_moved']);

/** The stream events a fact becomes for a listener; none for facts that are not told outside. */
export function toEvents(fact: Fact, looked: Looked, language: PageLanguage): StreamEvent[] {
  const data = fact.data;
  switch (fact.kind) {
    case 'purse': {
      const balances = looked.balances.get(fact.player_id ?? 0);
      return balances ? balanceEvents(balances) : [];
    }
    case 'message':
      return [{ name: 'message', data: { text: textIn(language, data['text']) } }];
    case 'live_2d':
      return [{ name: 'live_2d', data: data as EventData<'live_2d'> }];
    case 'live_crypto':
      return [{ name: 'live_crypto', data: data as EventData<'live_crypto'> }];
    case 'board':
      return [{ name: 'board', data: data as EventData<'board'> }];
    case 'draws':
      return [{ name: 'draws', data: data as EventData<'draws'> }];
    case 'result':
      return [{ name: 'result', data: data as EventData<'result'> }];
    case 'won':
      if (looked.quiet.has(fact.player_id ?? 0)) return [{ name: 'changed', data: { what: 'slips' } }];
      return [
        {
          name: 'won',
          data: { voucher: String(data.voucher), amount: kyatWire(Number(data.amount_pya)), stake: kyatWire(Number(data.stake_pya)) },
        },
      ];
    // Only of a demo: whatever is shown was true at another time.
    case 'clock_moved':
      return [{ name: 'reset', data: {} }];
    case 'changed':
      return [{ name: 'changed', data: data as EventData<'changed'> }];
    case 'notification': {
      const row = looked.notifications.get(Number(data.id));
      // What the player does not want to be told in the app is not told there; the slips it changed are shown as they are.
      if (row?.is_shown === false && OF_SLIPS.has(row.kind)) return [{ name: 'changed', data: { what: 'slips' } }];
      if (!row?.is_shown) return [];
      const text = notificationText(language, row.kind, row.data as Record<string, unknown>);
      return [{ name: 'notification', data: { id: row.id, kind: row.kind, ...text, icon: '/icon.svg' } }];
    }
    default:
      return [];
  }
}

/** The balances of a player as events: the game balance has a channel of its own. */
export function balanceEvents(it: BalancesOfResult): StreamEvent[] {
  return [
    {
      name: 'balance',
      data: { balance: kyatWire(it.main_pya), p_balance: kyatWire(it.promotion_pya), point: it.points, version: it.version },
    },
    { name: 'last_balance', data: { last_balance: kyatWire(it.game_pya), version: it.version } },
  ];
}
