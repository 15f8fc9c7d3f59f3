import { ask } from '../../app/queries.ts';

/** The running text of the home screen. */
export const headerTexts = { ...ask('GET /api/console/header-text', {}), staleTime: 60_000 };

/** The languages of the running text, as the contract names them, each with its name. */
export const TEXT_LANGUAGES = [
  { key: 'my', name: 'Burmese' },
  { key: 'en', name: 'English' },
  { key: 'th', name: 'Thai' },
  { key: 'zh', name: 'Chinese' },
] as const;

export const HEADER_TEXT_MAX = 300;
export const BROADCAST_MAX = 200;
