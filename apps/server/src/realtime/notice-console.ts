import type { notices } from '@shwekan/contract';
import type { Texts } from '@shwekan/phrases/per-language';
import { maskPhone, yangonStamp } from '@shwekan/rules';
import { type PageOfNoticesResult, pageOfNotices, searchPlayers } from '#queries/realtime/notices.ts';
import { askDeed } from '../platform/deeds/ask.ts';
import { readCounted } from '../platform/lists.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Call } from '../platform/serve.ts';
import type { World } from '../platform/world.ts';
import { noticeDeed } from './notice-deed.ts';

/** Messages that were confirmed, newest first, with how many players were told, read it, and were pushed to. */
export async function listNotices(world: World, call: Call<typeof notices.list>) {
  const { rows, total_count, next } = await readCounted(world.db, pageOfNotices, { sort: call.query.sort ?? null }, call.query);
  return { total_count, next, data: rows.map(forOperator) };
}

/** A few players that a message may be for. The writer of a message only has to tell players apart: phones are masked. */
export async function findPlayers(world: World, call: Call<typeof notices.players>) {
  const rows = await searchPlayers.run({ search: call.query.search }, world.db);
  return { data: rows.map(({ id, name, phone }) => ({ id, name, phone: maskPhone(phone) })) };
}

/** Writes a message. Nothing is sent until a second person confirms it. Refuses `text_missing` without an English title. */
export async function write(world: World, call: Call<typeof notices.write>) {
  const { body: data, who, address } = call;
  if (data.title.en === '') throw new Refusal('text_missing', { errors: { title: 'text_missing' } });
  return { deed_id: await world.db.transaction((tx) => askDeed(tx, noticeDeed, { data, who, address })) };
}

function forOperator(row: PageOfNoticesResult) {
  const { data, player_id, player_name, player_phone, total_count: _, ...rest } = row;
  // The deed of a message writes it and nothing else does.
  const { title, body } = data as { title: Texts; body: Texts };
  return {
    ...rest,
    title,
    body,
    player: player_id === null ? null : { id: player_id, name: player_name ?? '', phone: player_phone ?? '' },
    written_at: yangonStamp(row.written_at),
    decided_at: yangonStamp(row.decided_at),
    sent_at: row.sent_at && yangonStamp(row.sent_at),
  };
}
