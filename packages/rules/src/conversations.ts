/** What a player writes to the house about. */
export const CONVERSATION_SUBJECTS = ['bet', 'cash_in', 'cash_out', 'transfer', 'game', 'account', 'other'] as const;
export type ConversationSubject = (typeof CONVERSATION_SUBJECTS)[number];

/** What of their own a player attaches to a conversation. A slip is named by its voucher, the others by their number. */
export const ATTACHMENT_KINDS = ['slip', 'cash_in', 'cash_out', 'transfer'] as const;
export type AttachmentKind = (typeof ATTACHMENT_KINDS)[number];

/** A player has so many conversations open at once, and writes so many messages in a day. */
export const CONVERSATIONS_OPEN_MAX = 5;
export const CONVERSATION_MESSAGES_A_DAY = 20;
/** A conversation has so many messages and pictures; who has more to say opens another. */
export const CONVERSATION_MESSAGES_MAX = 200;
export const CONVERSATION_IMAGES_MAX = 5;
export const CONVERSATION_TEXT_MAX = 1000;
/** Pictures are deleted after so many days. */
export const CONVERSATION_IMAGES_DAYS = 90;
