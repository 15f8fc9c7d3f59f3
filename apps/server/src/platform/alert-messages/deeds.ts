import { dropMessages } from '#queries/platform/alert-messages/messages.ts';
import { type AnyDeedKind, changedLines, type DeedKind } from '../deeds/kind.ts';
import { lockSetting, readSetting, writeSetting } from '../house-settings.ts';
import { ALERT_WAYS, isUsed, WAYS, type Ways, WaysShape } from './ways.ts';

const WORDS = { mails: 'Alerts by mail to', chat_id: 'Alerts by webhook to', least: 'Alerts told outside the console' };
const LEAST = { look: 'all', urgent: 'urgent and grave ones', grave: 'grave ones' } as const;

/** Where alerts are told outside the console: whoever could change it alone could keep the house from hearing of what they do. */
export const alertWaysDeed: DeedKind<Ways, Ways> = {
  kind: 'alert_ways',
  asks: ['owner'],
  decides: ['owner'],
  data: WaysShape,
  subject: () => 'alert_ways',
  lock: (tx) => lockSetting(tx, ALERT_WAYS),
  basis: (db) => readSetting(db, ALERT_WAYS),
  title: () => 'Alerts are told elsewhere',
  lines: (data, basis) => changedLines(WORDS, shown(basis), shown(data)),
  async perform(tx, { data }) {
    await writeSetting(tx, ALERT_WAYS, data);
    await dropMessages.run({ ways: WAYS.filter((way) => isUsed(data, way)) }, tx);
  },
};

/** What needs a second owner here. */
export const alertDeeds: readonly AnyDeedKind[] = [alertWaysDeed];

function shown({ mails, chat_id, least }: Ways) {
  return { mails: mails.length === 0 ? 'nobody' : mails.join(', '), chat_id: chat_id ?? 'nobody', least: LEAST[least] };
}
