import { z } from 'zod';

/** How alerts leave the machine. To whom is a setting of the house, which two owners change. All of it may be secret: never logged or shown. */
export const alertSettings = {
  /** A mail server with its login, as `smtps://user:password@host:465`. */
  ALERT_SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  ALERT_MAIL_FROM: z.email().optional(),
  /** What takes `{"chat_id", "text"}`, as Telegram's `https://api.telegram.org/bot<token>/sendMessage` does. */
  ALERT_WEBHOOK_URL: z.url({ protocol: /^https?$/ }).optional(),
};
