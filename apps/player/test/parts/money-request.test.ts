import { Lost } from '@shwekan/ui';
import { expect, test } from 'vitest';
import { createMoneyRequests, type MoneyRequest } from '../../src/parts/cash/money-request.ts';

type Transfer = MoneyRequest & { amount: string };

/** A phone: what it keeps, whose turn it is to send, and a server that answers nothing until it is told to. */
function phone() {
  let kept: Transfer | null = null;
  let last: Promise<unknown> = Promise.resolve();
  const sent: string[] = [];
  const elsewhere: string[] = [];
  const answers: ('yes' | Error)[] = [];
  const tab = () =>
    createMoneyRequests<Transfer, string>({
      send: async ({ key }) => {
        sent.push(key);
        const answer = answers.shift() ?? new Lost('nobody answers');
        if (answer instanceof Error) throw answer;
        return answer;
      },
      kept: {
        read: () => kept,
        write: (request) => {
          kept = request;
        },
      },
      decided: () => undefined,
      alone: (work) => {
        const turn = last.then(work);
        last = turn.catch(() => undefined);
        return turn;
      },
      elsewhere: ({ key }) => elsewhere.push(key),
      once: { within_ms: 5_000, wait: async () => undefined },
    });
  return { tab, sent, answers, elsewhere, kept: () => kept };
}

const settled = () => new Promise((done) => setTimeout(done, 5));

test('two tabs send one request: the second asks with the key of the first', async () => {
  const { tab, sent, answers, elsewhere, kept } = phone();
  const [first, second] = [tab(), tab()];
  answers.push(new Lost('offline'), 'yes');
  first.place({ player_id: 7, amount: '1000' });
  second.place({ player_id: 7, amount: '1000' });
  await settled();
  expect(new Set(sent).size).toBe(1);
  expect(kept()).toBe(null);
  // One heard the answer, the other that there is nothing more to ask.
  expect([first.state().is, second.state().is].sort()).toEqual(['accepted', 'idle']);
  expect(elsewhere, 'it hears so, and does not begin as if nothing had been sent').toEqual([sent[0]]);
  second.place({ player_id: 7, amount: '1000' });
  expect(new Set(sent).size).toBe(1);
});

test('another tab that only looks follows: it is not known, and then it is over', async () => {
  const { tab, answers } = phone();
  const [first, second] = [tab(), tab()];
  first.place({ player_id: 7, amount: '1000' });
  await settled();
  second.lookAgain();
  expect(second.state().is).toBe('unknown');
  answers.push('yes');
  first.askAgain(7);
  await settled();
  second.lookAgain();
  expect(second.state().is).toBe('idle');
});

test('what its player left behind is forgotten at logout: no further try is sent', async () => {
  const { tab, sent, kept } = phone();
  const it = tab();
  it.place({ player_id: 7, amount: '1000' });
  it.forget();
  await settled();
  expect(sent).toHaveLength(0);
  expect(kept()).toBe(null);
  expect(it.state().is).toBe('idle');
});
