import type { Answer } from '@shwekan/contract';
import { ask, live } from '../../app/queries.ts';

export type System = Answer<'GET /api/console/system'>;
export type Gateway = Answer<'GET /api/console/gateways'>['data'][number];
export type AlertWays = Answer<'GET /api/console/alert-ways'>;

/** The machine and what runs on it, asked again every few seconds. */
export const system = live(ask('GET /api/console/system', {}));
/** Whom outside the house works with, asked again every few seconds. */
export const gateways = live(ask('GET /api/console/gateways', {}));
/** Where alerts are told outside the console, asked again every few seconds. */
export const alertWays = live(ask('GET /api/console/alert-ways', {}));
