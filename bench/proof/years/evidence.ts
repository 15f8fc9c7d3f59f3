import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { photo, sendImage } from '../../../apps/server/test/images.ts';
import { Difference } from '../../../apps/server/test/model/scene.ts';
import { count, filesOf, type Life } from './life.ts';

/** What is kept for so many days, and is gone a day or two later at the latest. */
const KEPT_FOR_A_TIME = {
  'an answer of a money call': 'given_answer where at < product_now() - make_interval(days => 32)',
  'a count of a limit': 'rate_count where window_start < product_now() - make_interval(days => 5)',
  'a claim': 'claim where expires_at < product_now() - make_interval(days => 3)',
  'a message of an alert': 'alert_message where ended_at < product_now() - make_interval(days => 92)',
  'a session that ended': 'player_session where coalesce(ended_at, expires_at) < product_now() - make_interval(days => 92)',
  'a text': 'sms where at < product_now() - make_interval(days => 32)',
  'a picture of a payment': 'cash_in_image where image_key is not null and at < product_now() - make_interval(days => 92)',
  'a fact': 'fact where at < product_now() - make_interval(days => 9)',
  'a callback': 'game_callback where at < product_now() - make_interval(days => 402)',
};

/** A player whose cash-in waits adds a picture of the payment; a picture like no other. */
export async function sendEvidence(life: Life): Promise<void> {
  const { model, house, dice } = life.scene;
  const waiting = model.cash_ins.filter((it) => it.state === 'pending' && it.until > model.now());
  if (waiting.length === 0) return;
  const { id, player } = dice.of(waiting);
  await house.letIn?.(player);
  const image = await photo('jpeg', 40 + ((life.counts['pictures of payments'] ?? 0) % 200));
  const server = { player_url: life.server.url };
  const { status, body } = await sendImage({ server }, `/api/user/cash_in/${id}/image`, image, { token: player.token, field: 'image' });
  if (status !== 200 && body.code !== 'too_many_images') throw new Difference(`a picture of cash-in ${id}: ${JSON.stringify(body)}`);
  if (status === 200) count(life, 'pictures of payments');
}

/** What is still there after its time, and pictures that lie in the storage although their rows have forgotten them. */
export async function keptTooLong({ scene: { house }, database }: Life): Promise<string[]> {
  const found: string[] = [];
  for (const [what, where] of Object.entries(KEPT_FOR_A_TIME)) {
    const [row] = await house.sql(`select count(*)::int as count from ${where}`);
    if (row?.['count'] !== 0) found.push(`${what} is kept for too long, ${row?.['count']} times`);
  }
  const [named] = await house.sql('select count(image_key)::int as count from cash_in_image');
  const folder = join(filesOf(database), 'files', 'cash-in');
  const files = existsSync(folder) ? readdirSync(folder).length : 0;
  if (files !== named?.['count']) found.push(`${files} pictures of payments are in the storage, ${named?.['count']} have a name`);
  return found;
}
