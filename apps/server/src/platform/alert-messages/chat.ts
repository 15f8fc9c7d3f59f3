import { z } from 'zod';
import { fetchOutside } from '../outside.ts';
import type { Config } from '../settings.ts';
import { later, type MessageOutcome } from './outcome.ts';
import type { MessageText } from './text.ts';

/** The webhook's address is the machine's own setting, and may lie in its own network. */
const LIMITS = { timeout_ms: 10_000, most_bytes: 65_536, reach: 'any' } as const;
const WAIT_S_MOST = 3600;
const ERROR_CHARACTERS_MOST = 120;

/** What Telegram answers, and what speaks as it does. */
const Answer = z.object({
  ok: z.boolean().optional().catch(undefined),
  description: z.string().optional().catch(undefined),
  parameters: z
    .object({ retry_after: z.number().optional().catch(undefined) })
    .optional()
    .catch(undefined),
});

/** Hands a message to the webhook. Only an answer that says so is a success. */
export async function postToChat(
  { ALERT_WEBHOOK_URL }: Config,
  chat_id: string | null,
  { subject, text }: MessageText,
): Promise<MessageOutcome> {
  if (ALERT_WEBHOOK_URL === undefined || chat_id === null) return later('the webhook is not set up');
  const body = JSON.stringify({ chat_id, text: `${subject}\n\n${text}`, link_preview_options: { is_disabled: true } });
  const url = new URL(ALERT_WEBHOOK_URL);
  const answer = await fetchOutside(url, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body }, LIMITS);
  if (answer.outcome !== 'done')
    return later(answer.why === 'too_slow' ? 'the webhook did not answer in time' : 'the webhook cannot be reached');
  const { status, bytes } = answer.value;
  const said = answerOf(bytes);
  if (status >= 200 && status < 300 && said.ok !== false) return { outcome: 'done', error: null };
  const wait_s = Math.min(Math.max(said.parameters?.retry_after ?? 0, 0), WAIT_S_MOST);
  return later(`the webhook answered ${status}${wordsOf(said.description, url)}`, wait_s);
}

function answerOf(bytes: Buffer): z.output<typeof Answer> {
  try {
    return Answer.catch({}).parse(JSON.parse(bytes.toString('utf8')));
  } catch {
    return {};
  }
}

/** What it says is wrong, unless that tells the address it was asked at. */
function wordsOf(description: string | undefined, { pathname, search }: URL): string {
  if (description === undefined) return '';
  const secrets = [...pathname.split('/'), ...search.split(/[?&=]/)]
    .flatMap((it) => [it, it.replace(/^bot/, '')])
    .filter((it) => it.length > 5);
  const said = description.replace(/\p{Cc}/gu, ' ').slice(0, ERROR_CHARACTERS_MOST);
  return secrets.some((it) => description.includes(it)) ? '' : `: ${said}`;
}
