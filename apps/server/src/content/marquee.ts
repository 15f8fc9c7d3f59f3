import { auditRow } from '../platform/audit-row.ts';
import { tell } from '../platform/facts.ts';
import type { PageLanguage } from '../platform/refused.ts';
import type { OperatorCaller } from '../platform/serve.ts';
import type { World } from '../platform/world.ts';
import { firstHeaderText, insertHeaderText, lockHeaderText, updateHeaderText } from './marquee.queries.ts';

type Texts = Record<PageLanguage, string>;
type Actor = { who: OperatorCaller; address: string };

const NO_TEXTS: Texts = { en: '', zh: '', my: '', th: '' };

/** Shows a text to everyone who is looking now. It is told once and kept nowhere but in the audit trail. */
export async function broadcastText(world: World, actor: Actor, text: string) {
  await world.db.transaction(async (tx) => {
    await tell(tx, { kind: 'message', data: { text } });
    await auditRow(tx, { ...by(actor), action: 'broadcast', subject: 'marquee', after: { text } });
  });
  return {};
}

/** The running text of the home screen in all languages. */
export async function readHeaderTexts(world: World) {
  const [row] = await firstHeaderText.run(undefined, world.db);
  return { data: { ...NO_TEXTS, ...(row?.text as Partial<Texts> | undefined) } };
}

/** Changes the running text of the home screen in all languages at once. */
export async function writeHeaderTexts(world: World, actor: Actor, texts: Texts) {
  await world.db.transaction(async (tx) => {
    const [row] = await lockHeaderText.run(undefined, tx);
    const text = JSON.stringify(texts);
    if (row) await updateHeaderText.run({ id: row.id, text }, tx);
    else await insertHeaderText.run({ text }, tx);
    await auditRow(tx, { ...by(actor), action: 'change_header_text', subject: 'header_text', before: row?.text, after: texts });
  });
  return { data: texts };
}

function by(actor: Actor) {
  return { operator_id: actor.who.operator_id, address: actor.address };
}
