import { KYAT } from './books.ts';
import { hurry } from './house.ts';
import { readDraws } from './known-draws.ts';
import { countWeek, mondayOf, WEEK_MS } from './rewards.ts';
import { asOperator, asPlayer, confirmDeed, type Scene } from './scene.ts';
import type { Player, Promotion } from './things.ts';

const START_KYAT = 2_000_000;
const AT_ONCE = 4;

/** The first money comes by corrections of two operators, so that the books are whole from the beginning. */
export async function begin(scene: Scene): Promise<void> {
  const { model, house } = scene;
  const [row] = await house.sql(`select extract(epoch from shift) * 1000 as shift from demo_clock`);
  model.shift_ms = Math.round(Number(row?.['shift']));
  model.began = model.now();
  for (let n = 0; n < model.players.length; n += AT_ONCE)
    await Promise.all(model.players.slice(n, n + AT_ONCE).map((it) => giveFirstMoney(scene, it)));
  for (const [point, amount] of [
    [20, 500],
    [150, 7000],
  ] as const)
    await openOffer(scene, point, amount);
  await openPromotion(scene, { code: 'RAIN', basis_points: 2000, times: 300 });
  await openPromotion(scene, { code: 'ODD', basis_points: 3333, times: 125 });
  await hurry(house);
  await readDraws(house, model);
  // The week before began without anybody who played.
  countWeek(model, mondayOf(model.began) - WEEK_MS);
}

async function giveFirstMoney(scene: Scene, player: Player): Promise<void> {
  const { model } = scene;
  const body = { player_id: player.id, purse: 'main', direction: 'give', amount: START_KYAT, reason: 'To begin with' };
  const asked = await asOperator(scene, 'cash-a', 'POST /api/console/adjustments', { body, code: null });
  await confirmDeed(scene, asked?.deed_id ?? 0, 'cash-b');
  model.move('house_adjustment:', `main:${player.n}`, START_KYAT * KYAT, 'adjustment');
  await asPlayer(scene, player, 'POST /api/user/transfer_in', { body: { transfer_balance: START_KYAT / 4 }, code: null });
  model.move(`main:${player.n}`, `game:${player.n}`, (START_KYAT / 4) * KYAT, 'transfer_in');
}

const name = (en: string) => ({ en, zh: '', my: '', th: '' });

async function openOffer(scene: Scene, point: number, amount: number): Promise<void> {
  const body = { name: name(`${amount} kyat`), point, amount };
  const added = await asOperator(scene, 'owner-a', 'POST /api/console/point-offers', { body, code: null });
  const id = added?.data.id ?? 0;
  const sent = { params: { id }, body: { is_open: true }, code: null };
  const asked = await asOperator(scene, 'owner-a', 'POST /api/console/point-offers/:id', sent);
  await confirmDeed(scene, asked?.deed_id ?? 0, 'owner-b');
  scene.model.offers.push({ id, points: point, amount: amount * KYAT });
}

async function openPromotion(scene: Scene, it: Promotion): Promise<void> {
  const body = { title: name(it.code), code: it.code, percent: it.basis_points / 100, turnover: it.times / 100 };
  const added = await asOperator(scene, 'owner-a', 'POST /api/console/promotions', { body, code: null });
  const sent = { params: { id: added?.data.id ?? 0 }, body: { is_open: true }, code: null };
  const asked = await asOperator(scene, 'owner-a', 'POST /api/console/promotions/:id', sent);
  await confirmDeed(scene, asked?.deed_id ?? 0, 'owner-b');
  scene.model.promotions.push(it);
}
