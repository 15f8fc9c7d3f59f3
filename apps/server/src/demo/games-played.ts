import { createHash } from 'node:crypto';
import type { Door } from './door.ts';
import { whileBusy } from './patience.ts';

type Player = { phone: string; token: string; at: number };

const P_CODE = '1006';
const BETS = 8;
const BET_KYAT = 7500;
/** What the third and the seventh bet bring; the others bring nothing. */
const PAYOUTS_KYAT = new Map([
  [2, 8000],
  [6, 12_000],
]);
const DUPLICATE = 1003;
const BUSY = 999;

/**
 * Every player moves money to the games and plays some rounds of the sandbox's first product, told by signed callbacks as the
 * provider itself sends them. Safe to tell again: transfers have keys and transactions ids.
 */
export async function playSomeGames(door: Door, players: readonly Player[]): Promise<void> {
  await Promise.all(players.map((player) => playRounds(door, player)));
}

async function playRounds(door: Door, { phone, token }: Player): Promise<void> {
  const body = { transfer_balance: BETS * BET_KYAT };
  await door.must('POST /api/user/transfer_in', { token, body, key: `demo-transfer-${phone}` });
  const { data } = await door.must<{ data: { user_code: string } }>('GET /api/user/profile', { token });
  for (let n = 0; n < BETS; n += 1) {
    const round = { wager: `demo-${phone}-${n}`, member: data.user_code, payout: PAYOUTS_KYAT.get(n) ?? 0 };
    await tellUntilHeard(door, 'PlaceBet', round);
    await tellUntilHeard(door, 'GameResult', round);
  }
}

type Round = { wager: string; member: string; payout: number };

async function tellUntilHeard(door: Door, method: 'PlaceBet' | 'GameResult', round: Round): Promise<void> {
  const said = await whileBusy(
    () => tellWallet(door, method, round),
    ({ ErrorCode }) => ErrorCode === BUSY,
  );
  if (said.ErrorCode !== 0 && said.ErrorCode !== DUPLICATE) throw new Error(`the demo's story stops at a game: ${JSON.stringify(said)}`);
}

async function tellWallet(door: Door, method: 'PlaceBet' | 'GameResult', { wager, member, payout }: Round): Promise<{ ErrorCode: number }> {
  const { operator_code, secret } = door.aggregator;
  const RequestTime = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
  const is_bet = method === 'PlaceBet';
  const answer = await fetch(new URL(`/Seamless/${method}`, door.player_url), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      MemberName: member,
      OperatorCode: operator_code,
      ProductID: Number(P_CODE),
      MessageID: `${wager}-${method}`,
      RequestTime,
      Sign: createHash('md5').update(`${operator_code}${RequestTime}${method.toLowerCase()}${secret}`).digest('hex'),
      Transactions: [
        {
          WagerID: wager,
          TransactionID: `${wager}-${method}`,
          TransactionAmount: is_bet ? -BET_KYAT : payout,
          BetAmount: BET_KYAT,
          ValidBetAmount: BET_KYAT,
          PayoutAmount: is_bet ? 0 : payout,
          GameRoundID: wager,
          GameID: 'golden_pagoda',
          GameType: 1,
          Status: is_bet ? 100 : 101,
        },
      ],
    }),
  });
  return (await answer.json()) as { ErrorCode: number };
}
