import type { alertWays, Reply } from '@shwekan/contract';
import { z } from 'zod';
import { waysFare } from '#queries/platform/alert-messages/messages.ts';
import { auditCall } from '../audit-row.ts';
import { askDeed } from '../deeds/ask.ts';
import { readSetting } from '../house-settings.ts';
import { Refusal } from '../refusal.ts';
import type { Call } from '../serve.ts';
import type { World } from '../world.ts';
import { alertWaysDeed } from './deeds.ts';
import { queueMessages } from './messages.ts';
import { TRIAL } from './text.ts';
import { ALERT_WAYS, isSetUp, isUsed, openWays } from './ways.ts';

/** Where alerts go, and how each way fares. */
export async function showWays(world: World): Promise<Reply<typeof alertWays.show>> {
  const data = await readSetting(world.db, ALERT_WAYS);
  const ways = (await waysFare.run(undefined, world.db)).map(({ way, waiting_count, error, ...times }) => ({
    way,
    is_set_up: isSetUp(world.config, way),
    is_used: isUsed(data, way),
    waiting_count,
    oldest_waiting_at: times.oldest_waiting_at?.toISOString() ?? null,
    next_at: times.next_at?.toISOString() ?? null,
    last_sent_at: times.last_sent_at?.toISOString() ?? null,
    error,
  }));
  return { data, ways };
}

/** Asks for other ways. Refuses `email_not_valid`, `deed_waits`. */
export async function askForWays(world: World, call: Call<typeof alertWays.change>): Promise<Reply<typeof alertWays.change>> {
  const wrong = call.body.mails.find((it) => !z.email().safeParse(it).success);
  if (wrong !== undefined) throw new Refusal('email_not_valid', { errors: { mails: 'email_not_valid' } });
  const data = { ...call.body, mails: [...new Set(call.body.mails)] };
  const { who, address } = call;
  return { deed_id: await world.db.transaction((tx) => askDeed(tx, alertWaysDeed, { data, who, address })) };
}

/** Puts a message without an alert on its way, by each way that is open. Refuses `alert_way_missing` when none is. */
export async function sendTrial(world: World, call: Call<typeof alertWays.trial>): Promise<Reply<typeof alertWays.trial>> {
  return world.db.transaction(async (tx) => {
    const open = openWays(world.config, await readSetting(tx, ALERT_WAYS));
    if (open.length === 0) throw new Refusal('alert_way_missing');
    await queueMessages(tx, open, { kind: TRIAL, alert_ids: [] });
    await auditCall(tx, call, { action: 'try_alert_ways', subject: 'alert_ways' });
    return { count: open.length };
  });
}
