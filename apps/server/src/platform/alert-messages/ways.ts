import { ALERT_SEVERITIES, type AlertSeverity } from '@shwekan/contract/alert-kinds';
import { z } from 'zod';
import type { HouseSetting } from '../house-settings.ts';
import type { Config } from '../settings.ts';

/** Where alerts are told outside the console. */
export type Ways = { mails: string[]; chat_id: string | null; least: AlertSeverity };
export const WAYS = ['mail', 'chat'] as const;
export type Way = (typeof WAYS)[number];

export const WaysShape = z.object({ mails: z.array(z.string()), chat_id: z.string().nullable(), least: z.enum(ALERT_SEVERITIES) });

/** The setting of the house; a new one tells nobody. */
export const ALERT_WAYS: HouseSetting<Ways> = {
  key: 'alert_ways',
  shape: WaysShape,
  initial: { mails: [], chat_id: null, least: 'urgent' },
};

/** Whether the machine has what a way needs. */
export function isSetUp(config: Config, way: Way): boolean {
  return way === 'mail' ? config.ALERT_SMTP_URL !== undefined : config.ALERT_WEBHOOK_URL !== undefined;
}

/** Whether the house tells anybody by a way. */
export function isUsed(ways: Ways, way: Way): boolean {
  return way === 'mail' ? ways.mails.length > 0 : ways.chat_id !== null;
}

/** The ways by which something can go out. */
export function openWays(config: Config, ways: Ways): Way[] {
  return WAYS.filter((way) => isSetUp(config, way) && isUsed(ways, way));
}

/** Whether something as grave as this goes out. */
export function isTold(ways: Ways, severity: AlertSeverity): boolean {
  return ALERT_SEVERITIES.indexOf(severity) >= ALERT_SEVERITIES.indexOf(ways.least);
}
