import { createTransport } from 'nodemailer';
import { isPublicHost } from '../config-rules.ts';
import type { Config } from '../settings.ts';
import { later, type MessageOutcome } from './outcome.ts';
import type { MessageText } from './text.ts';

type Mail = MessageText & { id: number; to: string[] };

const TIMEOUT_MS = 15_000;
const PORTS = { 'smtp:': 587, 'smtps:': 465 } as const;

/** What went wrong, in words of ours: a mail server's own may repeat the login. */
const WRONG: Record<string, string> = {
  EAUTH: 'the mail server refuses the login',
  EENVELOPE: 'the mail server refuses the addresses',
  EMESSAGE: 'the mail server refuses the mail',
  ETIMEDOUT: 'the mail server did not answer in time',
  ETLS: 'the mail server offers no encryption',
};

/**
 * Hands a mail to the mail server, encrypted unless that is this machine. The same message has the same id whenever it is sent, so that a
 * mail box shows it once.
 */
export async function sendMail({ ALERT_SMTP_URL, ALERT_MAIL_FROM }: Config, { id, to, subject, text }: Mail): Promise<MessageOutcome> {
  if (ALERT_SMTP_URL === undefined || ALERT_MAIL_FROM === undefined) return later('the mail server is not set up');
  const url = new URL(ALERT_SMTP_URL);
  const protocol = url.protocol === 'smtps:' ? 'smtps:' : 'smtp:';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const transport = createTransport({
    host,
    port: Number(url.port) || PORTS[protocol],
    secure: protocol === 'smtps:',
    requireTLS: protocol === 'smtp:' && isPublicHost(url.hostname),
    ignoreTLS: protocol === 'smtp:' && !isPublicHost(url.hostname),
    ...(url.username === '' ? {} : { auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } }),
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    dnsTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  try {
    const messageId = `<alert-message-${id}@${ALERT_MAIL_FROM.split('@').at(-1)}>`;
    const headers = { 'Auto-Submitted': 'auto-generated' };
    const { rejected } = await transport.sendMail({ from: ALERT_MAIL_FROM, to, subject, text, messageId, headers });
    return {
      outcome: 'done',
      error: rejected.length === 0 ? null : `the mail server refused ${rejected.length} of ${to.length} addresses`,
    };
  } catch (error) {
    return later(wordsOf(error as { code?: string; responseCode?: number }));
  } finally {
    transport.close();
  }
}

function wordsOf({ code = '', responseCode }: { code?: string; responseCode?: number }): string {
  const wrong = WRONG[code] ?? 'the mail server cannot be reached';
  return responseCode === undefined ? wrong : `${wrong} (${responseCode})`;
}
