import { z } from 'zod';
import { callsOf } from './endpoint.ts';
import { CursorQuery, Id, Instant, Kyat, WholeKyatIn } from './fields.ts';

const transferBody = z.object({ transfer_balance: WholeKyatIn });
const Transferred = z.object({ balance: Kyat, game_balance: Kyat });
const transferRefusals = [
  'amount_too_small',

  'game_maintenance',
  'overdrawn',
  'turnover_left',
  'not_enough_money',
] as const;
const TransferRow = z.object({
  id: z.number(),
  referenceid: z.string(),
  transfer_balance: Kyat,
  balance: Kyat,
  game_balance: Kyat,
  created_at: Instant,
});
const TransferHistory = z.object({ data: z.array(TransferRow), next: z.string().nullable() });

/** Money between the main balance and games. */
export const transfers = callsOf({
  in: {
    method: 'POST',
    says: 'transferred',
    path: '/api/user/transfer_in',
    auth: 'player',
    summary: 'Main to game; with turnover left only when the game purse holds 500 or less, and then it resets',
    aliases: ['/api/transfer_in'],
    body: transferBody,
    reply: Transferred,
    refuses: [...transferRefusals, 'excluded'],
    idempotent: true,
  },
  out: {
    method: 'POST',
    says: 'transferred',
    path: '/api/user/transfer_out',
    auth: 'player',
    summary: 'Game to main; refused while turnover is left, but for who excluded themself: they take their own part, the rest is forfeited',
    aliases: ['/api/transfer_out'],
    body: transferBody,
    reply: Transferred,
    refuses: [...transferRefusals, 'bets_waiting'],
    idempotent: true,
  },
  outParts: {
    method: 'GET',
    path: '/api/user/transfer_out_parts',
    auth: 'player',
    summary: 'What may leave the game purse now, and what of a promotion is forfeited when it does',
    reply: z.object({
      /** The player excluded themself with turnover left: the first transfer ends it. */
      is_forfeiting: z.boolean(),
      deposit: Kyat,
      promotion: Kyat,
      /** Out at providers; above 500 kyat nothing leaves before it is back or lost. */
      waiting: Kyat,
    }),
    refuses: [],
  },
  inHistory: {
    method: 'GET',
    path: '/api/user/transfer_in_his',
    auth: 'player',
    summary: 'Own transfers from main to game',
    aliases: ['/api/transfer_in_his'],
    query: CursorQuery,
    reply: TransferHistory,
    refuses: [],
  },
  outHistory: {
    method: 'GET',
    path: '/api/user/transfer_out_his',
    auth: 'player',
    summary: 'Own transfers from game to main',
    aliases: ['/api/transfer_out_his'],
    query: CursorQuery,
    reply: TransferHistory,
    refuses: [],
  },
  balance: {
    method: 'GET',
    path: '/api/get_game_balance/:id',
    auth: 'player',
    summary: 'The game balance; own id only',
    params: z.object({ id: Id }),
    reply: z.object({ balance: Kyat }),
    refuses: ['forbidden'],
  },
});
