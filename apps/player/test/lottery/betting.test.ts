import { Lost, Refused } from '@shwekan/ui';
import { expect, test } from 'vitest';
import { type Bet, type BetState, createBetting, type Receipt } from '../../src/parts/lottery/betting.ts';
import { restoreBet, restoreDraft } from '../../src/parts/lottery/restore.ts';
import { createSeveral } from '../../src/parts/lottery/several.ts';
import { storedValue } from '../../src/parts/stored-value.ts';

const receipt: Receipt = {
  voucher: '2D-1',
  total_amount: '100.00',
  total_bet: 1,
  user_balance: '900.00',
  accepted_at: '2026-11-20T12:00:00+06:30',
};
const draft = { player_id: 7, draw: { date: '2026-11-20', section: '12:01 PM' }, lines: [{ bet_number: '07', stake_pya: 10_000 }] };
const soldOut = new Refused(400, {
  code: 'number_sold_out',
  message: 'A number has not enough left.',
  numbers: [{ bet_number: '07', available: '50.00' }],
} as ConstructorParameters<typeof Refused>[1]);

/** A tab: its storage, a server that answers from a list, and what became of the bets. */
function tab(answers: (Receipt | Error)[], items = new Map<string, string>()) {
  const sent: Bet[] = [];
  const states: BetState['is'][] = [];
  const store = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => void items.set(key, text),
    removeItem: (key: string) => void items.delete(key),
  };
  const betting = createBetting({
    send: async (bet) => {
      sent.push(bet);
      const answer = answers.shift() ?? new Lost('nobody answers');
      if (answer instanceof Error) throw answer;
      return answer;
    },
    kept: storedValue<Bet | null>(
      () => store,
      'bet',
      null,
      (value) => restoreBet(value, 2),
    ),
    decided: () => undefined,
    once: { within_ms: 5_000, wait: async () => undefined },
  });
  betting.subscribe(() => states.push(betting.state().is));
  return { betting, sent, states, items };
}

const settled = () => new Promise((done) => setTimeout(done, 5));

test('a double tap is one bet', async () => {
  const { betting, sent, states } = tab([receipt, receipt]);
  betting.place(draft);
  betting.place(draft);
  await settled();
  expect(sent).toHaveLength(1);
  expect(states).toEqual(['sending', 'accepted']);
});

test('after a lost answer the same key asks again, and the bet is accepted once', async () => {
  const { betting, sent, states } = tab([new Lost('offline'), new Lost('offline'), receipt]);
  betting.place(draft);
  await settled();
  expect(new Set(sent.map((bet) => bet.key)).size).toBe(1);
  expect(states).toEqual(['sending', 'checking', 'accepted']);
  expect(betting.state()).toMatchObject({ is: 'accepted', receipt });
});

test('a refusal names what its numbers still take', async () => {
  const { betting } = tab([soldOut]);
  betting.place(draft);
  await settled();
  expect(betting.state()).toMatchObject({ is: 'refused', available: [{ bet_number: '07', available_pya: 5000 }] });
});

test('a new try after a refusal is a new bet with a key of its own', async () => {
  const { betting, sent } = tab([soldOut, receipt]);
  betting.place(draft);
  await settled();
  betting.place(draft);
  await settled();
  expect(sent[0]?.key).not.toBe(sent[1]?.key);
  expect(betting.state().is).toBe('accepted');
});

test('without any answer the bet stays unknown, nothing else is sent, and it cannot be put away', async () => {
  const { betting, sent } = tab([]);
  betting.place(draft);
  await settled();
  expect(betting.state().is).toBe('unknown');
  const asked = sent.length;
  betting.close();
  betting.place(draft);
  await settled();
  expect(betting.state().is).toBe('unknown');
  expect(sent).toHaveLength(asked);
});

test('a reload in the middle asks again with the key that was sent', async () => {
  const before = tab([]);
  before.betting.place(draft);
  await settled();
  const reloaded = tab([receipt], before.items);
  expect(reloaded.betting.state().is).toBe('unknown');
  reloaded.betting.askAgain(7);
  await settled();
  expect(reloaded.sent).toEqual([before.sent[0]]);
  expect(reloaded.betting.state().is).toBe('accepted');
  expect(reloaded.items.size).toBe(0);
});

test('a session that ends while a bet is checked does not lose the bet', async () => {
  const ended = new Refused(401, { code: 'session_expired', message: 'Session Expired, Please Login Again!' });
  const { betting, sent } = tab([new Lost('offline'), ended, receipt]);
  betting.place(draft);
  await settled();
  expect(betting.state().is).toBe('unknown');
  betting.askAgain(7);
  await settled();
  expect(new Set(sent.map((bet) => bet.key)).size).toBe(1);
  expect(betting.state().is).toBe('accepted');
});

test('a session that had ended before the bet refuses it: nothing is sent after the login by itself', async () => {
  const { betting, items } = tab([new Refused(401, { code: 'session_expired', message: 'Session Expired, Please Login Again!' })]);
  betting.place(draft);
  await settled();
  expect(betting.state().is).toBe('refused');
  expect(items.size).toBe(0);
});

test('a bet left by another player is never sent as this one', async () => {
  const before = tab([]);
  before.betting.place(draft);
  await settled();
  const other = tab([receipt], before.items);
  other.betting.askAgain(8);
  await settled();
  expect(other.sent).toEqual([]);
  expect(other.betting.state().is).toBe('idle');
});

test('what was typed is read back after a reload; what is no draft is left out', () => {
  const kept = {
    draw: draft.draw,
    lines: [...draft.lines, { bet_number: '123', stake_pya: 5 }, { bet_number: '08', stake_pya: -1 }],
    stake_pya: 500,
    batch: [draft.lines[0]?.bet_number, '99', 7],
  };
  expect(restoreDraft(JSON.parse(JSON.stringify(kept)), 2)).toEqual({
    draw: draft.draw,
    lines: [...draft.lines, { bet_number: '08', stake_pya: 0 }],
    stake_pya: 500,
    batch: [draft.lines[0]?.bet_number],
    more: [],
    from: null,
    is_batch_set: false,
    undo: null,
  });
  expect(restoreDraft('nonsense', 2)).toBe(null);
  expect(restoreBet({ ...draft, key: 'k', lines: [{ bet_number: 'x' }] }, 2)).toBe(null);
});

/** A tab that bets on several draws; `answer` is asked what the server says to each. */
function tabOfSeveral(answer: (bet: Bet) => Receipt | Error, items = new Map<string, string>()) {
  const sent: Bet[] = [];
  const several = createSeveral({
    send: async (bet) => {
      sent.push(bet);
      const said = answer(bet);
      if (said instanceof Error) throw said;
      return said;
    },
    left: [...items.values()].flatMap((text) => restoreBet(JSON.parse(text), 2) ?? []),
    slot: (left) => {
      let mine = left;
      return {
        read: () => mine,
        write: (bet) => {
          if (mine !== null) items.delete(mine.key);
          mine = bet;
          if (bet !== null) items.set(bet.key, JSON.stringify(bet));
        },
      };
    },
    decided: () => undefined,
    once: { within_ms: 5_000, wait: async () => undefined },
  });
  return { several, sent, items, is: () => several.states().map((it) => it.is) };
}

const ofDay = ['12:01 PM', '03:00 PM', '04:30 PM'].map((section) => ({ ...draft, draw: { date: '2026-11-20', section } }));

test('bets on several sections stand by themselves: one that is refused undoes none, and is sent again as another bet', async () => {
  let isSoldOut = true;
  const { several, sent, is, items } = tabOfSeveral(({ draw }) => (draw.section === '03:00 PM' && isSoldOut ? soldOut : receipt));
  several.place(ofDay);
  several.place(ofDay);
  await settled();
  expect(is()).toEqual(['accepted', 'refused', 'accepted']);
  expect(new Set(sent.map((bet) => bet.key)).size).toBe(3);
  isSoldOut = false;
  several.placeAgain(1, draft.lines);
  several.placeAgain(0, draft.lines);
  await settled();
  expect(is()).toEqual(['accepted', 'accepted', 'accepted']);
  expect(new Set(sent.map((bet) => bet.key)).size).toBe(4);
  expect(items.size).toBe(0);
});

test('after a reload those of several bets without an answer are asked for with their keys, and with no other player', async () => {
  const before = tabOfSeveral(({ draw }) => (draw.section === '12:01 PM' ? receipt : new Lost('offline')));
  before.several.place(ofDay);
  await settled();
  expect(before.is()).toEqual(['accepted', 'unknown', 'unknown']);
  before.several.close();
  expect(before.is()).toHaveLength(3);
  const reloaded = tabOfSeveral(() => receipt, new Map(before.items));
  expect(reloaded.is()).toEqual(['unknown', 'unknown']);
  reloaded.several.askAgain(7);
  await settled();
  expect(reloaded.is()).toEqual(['accepted', 'accepted']);
  expect(reloaded.sent.map((bet) => bet.key)).toEqual(before.sent.slice(1, 3).map((bet) => bet.key));
  const other = tabOfSeveral(() => receipt, new Map(before.items));
  other.several.askAgain(8);
  await settled();
  expect([other.sent, other.is()]).toEqual([[], []]);
});
