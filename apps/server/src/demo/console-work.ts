import sharp from 'sharp';
import { confirmWaiting } from './deeds.ts';
import type { Door } from './door.ts';

type Player = { phone: string; token: string; at: number };

/** Which of the demo's players have come how far: the first stays as everybody begins. */
const LEVEL_TWO_AT = 1;
const PHOTO_WAITS_AT = 2;
const CASH_IN_WAITS_AT = 4;
const CASH_IN_KYAT = 20_000;

/**
 * Leaves something to decide in the operators' queues, and a player who is level 2. Safe to tell again: each step asks
 * whether it was done.
 */
export async function leaveWork(door: Door, players: readonly Player[], support: string): Promise<void> {
  await sendPhoto(door, players[LEVEL_TWO_AT]);
  await approvePhoto(door, support, 'Aung Kyaw');
  await sendPhoto(door, players[PHOTO_WAITS_AT]);
  await askCashIn(door, players[CASH_IN_WAITS_AT]);
}

/** Has the demo's alerts told by both ways: the sandbox takes them. A demo whose owners chose other ways keeps those. */
export async function chooseAlertWays(door: Door, owner: string, owner_b: string): Promise<void> {
  const { data } = await door.must<{ data: { mails: string[] } }>('GET /api/console/alert-ways', { token: owner });
  if (data.mails.length > 0) return;
  const body = { mails: ['operators@shwekan.example'], chat_id: 'operators', least: 'urgent' };
  await door.must('POST /api/console/alert-ways', { token: owner, body });
  await confirmWaiting(door, owner_b, 'alert_ways');
}

async function sendPhoto(door: Door, player: Player | undefined): Promise<void> {
  if (player === undefined) return;
  const { data } = await door.must<{ data: { name: string; lvl_2_state: string } }>('GET /api/user/profile', { token: player.token });
  if (data.lvl_2_state !== 'none') return;
  const form = new FormData();
  form.append('image', new Blob([new Uint8Array(await drawPaymentApp(data.name, player.phone))], { type: 'image/png' }), 'app.png');
  await door.must('POST /api/user/lvl_2', { token: player.token, form });
}

/** Approves the one photo that waits. */
async function approvePhoto(door: Door, support: string, name: string): Promise<void> {
  const { data } = await door.must<{ data: { id: number; player: { name: string } }[] }>('GET /api/console/level-two', {
    token: support,
    query: { state: 'pending' },
  });
  const request = data.find((it) => it.player.name === name);
  if (request === undefined) return;
  await door.must('POST /api/console/level-two/:id/approve', { token: support, params: { id: request.id }, body: { name } });
}

async function askCashIn(door: Door, player: Player | undefined): Promise<void> {
  if (player === undefined) return;
  type Methods = { pay: { id: number; payment_account_numbers: { account_number: string }[] }[] };
  const { pay } = await door.must<Methods>('GET /api/payment-method/show-cashin');
  const body = {
    payment_id: pay[0]?.id,
    account_name: 'Ko Zaw Oo',
    transaction_id: String(480_001 + player.at),
    amount: CASH_IN_KYAT,
    holder_phone: pay[0]?.payment_account_numbers[0]?.account_number,
  };
  await door.must('POST /api/cash-in', { token: player.token, body, key: `demo-waiting-${player.phone}` });
}

/** A picture such as a player sends: the profile page of a payment app, with a name to read. */
function drawPaymentApp(name: string, phone: string): Promise<Buffer> {
  const text = (y: number, size: number, words: string) =>
    `<text x="180" y="${y}" font-family="sans-serif" font-size="${size}" text-anchor="middle" fill="#fff">${words}</text>`;
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="360" height="640">
    <rect width="360" height="640" fill="#14509b"/><circle cx="180" cy="190" r="64" fill="#fff" opacity="0.85"/>
    <circle cx="180" cy="172" r="24" fill="#14509b"/><path d="M136 236a44 38 0 0 1 88 0z" fill="#14509b"/>
    ${text(64, 22, 'My account')}${text(310, 30, name)}${text(352, 20, phone)}
    <rect x="30" y="400" width="300" height="64" rx="12" fill="#fff" opacity="0.16"/>${text(440, 18, 'Verified')}
  </svg>`;
  return sharp(Buffer.from(picture)).png().toBuffer();
}
