import { paths } from '../phone/paths.ts';

/** Where the player writes to the house: about something of their own, `slip:V1`, or about nothing that is there. */
export const writePath = (about = ''): string => `${paths.conversations}?new=${encodeURIComponent(about)}`;

/** What was written and answered. */
export const conversationPath = (id: number): string => `${paths.conversations}?id=${id}`;
