import { DAY, PASSWORD } from './house.ts';
import { nextPaymentDigits } from './payment-digits.ts';
import { acknowledge, byOperator, byPlayer, type RaceTrack, race, sendTogether, sendUntilAnswered, times, winnersOf } from './rivals.ts';

const KYAT = 100;
const SECTION = '12:01 PM';

/** One bet by one key at many servers at once: one slip, and everybody is answered with it. */
export function betsByOneKey(track: RaceTrack, count: number, tries: number): Promise<void> {
  const what = 'one bet sent at once by one key';
  return race(count, async (n) => {
    const player = track.player();
    const key = track.key('bet');
    const number = n % 10;
    const body = { section: SECTION, date: DAY, bet_obj: [{ bet_number: `0${number}`, amount: 500 }] };
    const answers = await sendTogether(
      track,
      times(tries, () => byPlayer(player, '/api/user/betting', body, key)),
    );
    winnersOf(track, what, answers, tries, []);
    const ids = new Set(answers.map((it) => String(it.body['slip_id'])));
    if (ids.size !== 1) track.play.faults.push(`${what}: answered with ${ids.size} slips`);
    const stake_pya = 500 * KYAT;
    acknowledge(track, player, {
      kind: 'bet',
      key,
      id: [...ids][0] ?? null,
      main: -stake_pya,
      bet: { section: SECTION, lines: [{ number, stake_pya }] },
    });
  });
}

/** Bets of a quarter of the balance at many servers at once: four of them. */
export function betsOfOneBalance(track: RaceTrack, count: number, tries: number): Promise<void> {
  return race(count, async (n) => {
    const player = track.player();
    const keys = times(tries, () => track.key('quarter'));
    const stake_pya = track.money_pya / 4;
    const number = 40 + (n % 10);
    const body = { section: SECTION, date: DAY, bet_obj: [{ bet_number: String(number), amount: stake_pya / KYAT }] };
    const answers = await sendTogether(
      track,
      keys.map((key) => byPlayer(player, '/api/user/betting', body, key)),
    );
    for (const it of winnersOf(track, 'bets of a quarter of one balance', answers, 4, ['not_enough_money'])) {
      const bet = { section: SECTION, lines: [{ number, stake_pya }] };
      acknowledge(track, player, { kind: 'bet', key: keys[it] ?? '', id: String(answers[it]?.body['slip_id']), main: -stake_pya, bet });
    }
  });
}

/** A number that has room for so many stakes, wanted by more players than that: it is sold to the last kyat, and no further. */
export async function betsOnOneNumber(
  track: RaceTrack,
  { number, cap_pya, players }: { number: number; cap_pya: number; players: number },
): Promise<void> {
  const stake_pya = 40_000 * KYAT;
  const some = times(players, () => ({ player: track.player(), key: track.key('scarce') }));
  const body = { section: SECTION, date: DAY, bet_obj: [{ bet_number: String(number), amount: stake_pya / KYAT }] };
  const answers = await sendTogether(
    track,
    some.map(({ player, key }) => byPlayer(player, '/api/user/betting', body, key)),
  );
  for (const it of winnersOf(track, 'the room of one number', answers, Math.floor(cap_pya / stake_pya), ['number_sold_out'])) {
    const { player, key } = some[it] as (typeof some)[number];
    acknowledge(track, player, {
      kind: 'bet',
      key,
      id: String(answers[it]?.body['slip_id']),
      main: -stake_pya,
      bet: { section: SECTION, lines: [{ number, stake_pya }] },
    });
  }
}

/** Transfers of the whole balance at once: one. Answers the players, whose money is in games now. */
export async function transfersOfOneBalance(track: RaceTrack, count: number, tries: number) {
  const players = times(count, () => track.player());
  await race(count, async (n) => {
    const player = players[n - 1] as (typeof players)[number];
    const keys = times(tries, () => track.key('transfer'));
    const body = { transfer_balance: track.money_pya / KYAT };
    const answers = await sendTogether(
      track,
      keys.map((key) => byPlayer(player, '/api/user/transfer_in', body, key)),
    );
    for (const it of winnersOf(track, 'transfers of one balance', answers, 1, ['not_enough_money']))
      acknowledge(track, player, { kind: 'transfer', key: keys[it] ?? '', main: -track.money_pya, game: track.money_pya });
  });
  return players;
}

/** Cash-outs of the whole balance at once: one is held; paid and rejected at once by two operators it is one of the two. */
export function cashOutsOfOneBalance(track: RaceTrack, count: number, tries: number, payment_id: number): Promise<void> {
  return race(count, async () => {
    const player = track.player();
    const keys = times(tries, () => track.key('cash-out'));
    const body = { payment_id, account_name: 'Aung Aung', user_phone: '09777000111', amount: track.money_pya / KYAT, password: PASSWORD };
    const answers = await sendTogether(
      track,
      keys.map((key) => byPlayer(player, '/api/cash-out', body, key)),
    );
    const [won] = winnersOf(track, 'cash-outs of one balance', answers, 1, ['not_enough_money', 'day_limit_reached']);
    if (won === undefined) return;
    const id = idOf(answers[won]?.body);
    const { cash, cash_b } = track.house.operators;
    const decided = await sendTogether(
      track,
      times(tries * 2, (n) => {
        const by = n % 4 < 2 ? cash : cash_b;
        return n % 2 === 0
          ? byOperator(by, `/api/console/cash-out/${id}/pay`, { payout_reference: `RACE-${id}-${n}` })
          : byOperator(by, `/api/console/cash-out/${id}/reject`, { reason: 'Not today' });
      }),
    );
    const [first] = winnersOf(track, 'a cash-out paid and rejected', decided, 1, ['already_decided']);
    if (first !== undefined)
      acknowledge(track, player, { kind: 'cash_out', key: keys[won] ?? '', id, main: first % 2 === 0 ? -track.money_pya : 0 });
  });
}

/** Requests of one player at once: one waits; approved and rejected at once by two operators it is one of the two. */
export function cashInsAtOnce(track: RaceTrack, count: number, tries: number, payment_id: number): Promise<void> {
  return race(count, async () => {
    const player = track.player();
    const keys = times(tries, () => track.key('cash-in'));
    const last_six = nextPaymentDigits();
    const body = { payment_id, account_name: 'U Ba', transaction_id: last_six, amount: 5000, holder_phone: '09799000111' };
    const answers = await sendTogether(
      track,
      keys.map((key) => byPlayer(player, '/api/cash-in', body, key)),
    );
    const [won] = winnersOf(track, 'cash-ins of one player', answers, 1, ['request_pending']);
    if (won === undefined) return;
    const id = idOf(answers[won]?.body);
    const { cash, cash_b } = track.house.operators;
    const decided = await sendTogether(
      track,
      times(tries * 4, (n) => {
        const by = n % 2 === 0 ? cash : cash_b;
        return n % 4 < 3
          ? byOperator(by, `/api/console/cash-in/${id}/approve`, { full_transaction_id: `KBZ${id}-${last_six}` })
          : byOperator(by, `/api/console/cash-in/${id}/reject`, { reason: 'Not today' });
      }),
    );
    const [first] = winnersOf(track, 'a cash-in approved and rejected', decided, 1, ['already_decided']);
    if (first !== undefined && first % 4 < 3) acknowledge(track, player, { kind: 'cash_in', key: keys[won] ?? '', id, main: 5000 * KYAT });
  });
}

/** A deed that many confirm and who asked withdraws, all at once: one of the two, and never by who asked. Then its points are claimed by many at once: once. */
export function deedsAndClaims(
  track: RaceTrack,
  count: number,
  tries: number,
  offer: { id: number; points: number; amount_pya: number },
): Promise<void> {
  const { cash, cash_b } = track.house.operators;
  return race(count, async () => {
    const player = track.player();
    const ask = (purse: string, amount: number) =>
      sendUntilAnswered(
        track,
        byOperator(cash, '/api/console/adjustments', { player_id: player.id, purse, direction: 'give', amount, reason: 'counted again' }),
      );
    const money = await decideAtOnce(track, (await ask('main', 700)).body['deed_id'], tries, true);
    if (money !== null) acknowledge(track, player, { kind: 'correction', key: money, main: 700 * KYAT });
    const given = await decideAtOnce(track, (await ask('points', offer.points)).body['deed_id'], tries, false);
    if (given === null) return;
    acknowledge(track, player, { kind: 'correction', key: given });
    const keys = times(tries * 3, () => track.key('claim'));
    const answers = await sendTogether(
      track,
      keys.map((key) => byPlayer(player, '/api/point/claim', { point_id: offer.id }, key)),
    );
    for (const it of winnersOf(track, 'claims of the points for one', answers, 1, ['not_enough_points']))
      acknowledge(track, player, { kind: 'claim', key: keys[it] ?? '', main: offer.amount_pya });
  });

  /** Answers the deed's number when it was done, null when who asked withdrew it first. */
  async function decideAtOnce({ house }: RaceTrack, deed_id: unknown, tries_each: number, may_withdraw: boolean): Promise<string | null> {
    const listed = await sendUntilAnswered(track, byOperator(house.operators.cash_b, '/api/console/deeds?limit=200'));
    const deed = (listed.body['data'] as { id: number; digest: string }[]).find((it) => it.id === deed_id);
    if (deed === undefined) throw new Error(`deed ${deed_id} does not wait`);
    const answers = await sendTogether(
      track,
      times(tries_each, (n) => {
        if (may_withdraw && n % 4 === 1) return byOperator(cash, `/api/console/deeds/${deed.id}/withdraw`, {});
        return byOperator(n % 4 === 3 ? cash : cash_b, `/api/console/deeds/${deed.id}/confirm`, { digest: deed.digest });
      }),
    );
    const [first] = winnersOf(track, 'a deed confirmed by many', answers, 1, ['already_decided', 'same_operator']);
    if (first !== undefined && first % 4 === 3) track.play.faults.push('who asked for a deed confirmed it');
    return first === undefined || (may_withdraw && first % 4 === 1) ? null : String(deed.id);
  }
}

function idOf(body: Record<string, unknown> | undefined): string {
  return String((body?.['data'] as { id?: number } | undefined)?.id);
}
