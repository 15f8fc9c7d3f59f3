import type { Answer } from '@shwekan/contract';
import { ask } from '../../app/queries.ts';

export type Links = Answer<'GET /api/console/social-links'>['data'];

export type Brand = Answer<'GET /api/console/brand'>['data'];
/** A brand as it is filled in: an input of colours always has one, and the product's own stands for none. */
export type BrandDraft = { name: string; logo: string | null; accent: string };
export type Licence = Answer<'GET /api/console/licence'>;

export const LINK_NAMES = [
  { key: 'viber', name: 'Viber' },
  { key: 'messenger', name: 'Messenger' },
  { key: 'facebook', name: 'Facebook' },
  { key: 'instagram', name: 'Instagram' },
  { key: 'play_store', name: 'Play Store' },
  { key: 'qr', name: 'QR code leads to' },
] as const satisfies readonly { key: keyof Links; name: string }[];

/** Where players reach the house. */
export const contactLinks = ask('GET /api/console/social-links', {});
/** Under what players know the house. */
export const brand = ask('GET /api/console/brand', {});
/** The licence of the house, and how long it holds. */
export const licence = ask('GET /api/console/licence', {});
/** Whether the house is in maintenance. */
export const maintenance = ask('GET /api/console/house-maintenance', {});
