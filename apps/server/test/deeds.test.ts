import { describe, expect, test } from 'vitest';
import { deedKinds } from '../src/deed-kinds.ts';
import { deedCases } from './deed-cases.ts';
import { waiting } from './deeds.ts';
import { must, operatorToken } from './people.ts';

// Every kind of deed is asked, and decided in every wrong way we know: a case for each stands in deed-cases.ts.
const { world, people, cases, password } = await deedCases();

const confirm = (token: string, id: number, digest: string) =>
  world.call('POST /api/console/deeds/:id/confirm', { token, params: { id }, body: { digest } });
const refuse = (token: string, id: number) =>
  world.call('POST /api/console/deeds/:id/refuse', { token, params: { id }, body: { reason: 'not agreed' } });
const withdraw = (token: string, id: number) => world.call('POST /api/console/deeds/:id/withdraw', { token, params: { id } });
const decided = async (id: number) => {
  const { data } = await must(world.call('GET /api/console/deeds', { token: people.owner, query: { state: 'decided', limit: 200 } }));
  return data.find((it) => it.id === id);
};
const actionsOf = async (subject: string) =>
  (await world.sql('select action from audit_row where subject = $1 order by id desc limit 1', [subject])).map((it) => it['action']);

/** The texts in a record, in each language that has one. */
const textsIn = (record: unknown): string[] => {
  if (typeof record !== 'object' || record === null) return [];
  const values = Object.values(record);
  const isTexts = 'en' in record && 'my' in record;
  return isTexts ? values.filter((text) => typeof text === 'string' && text !== '') : values.flatMap(textsIn);
};
/** What a deed would have players read, of its own or of its subject where it has no text itself, that stands neither in its lines nor with players before. */
async function unread({ id, lines }: { id: number; lines: { before: string | null; after: string | null }[] }) {
  const [stored] = await world.sql('select data, basis from deed where id = $1', [id]);
  const [ours, theirs] = [textsIn(stored?.['data']), textsIn(stored?.['basis'])];
  const shown = lines.flatMap((line) => [line.before, line.after]);
  return (ours.length > 0 ? ours.filter((text) => !theirs.includes(text)) : theirs).filter((text) => !shown.includes(text));
}

test('every kind has a case here', () => {
  expect(cases.map((it) => it.kind).sort()).toEqual(deedKinds.map((it) => it.kind).sort());
});

describe.each(cases)('$kind', (it) => {
  const asked = async () => {
    const got = await must(it.ask());
    const deed = (await waiting(world, it.asker)).find((row) => row.id === got.deed_id);
    if (!deed) throw new Error(`nothing waits: ${JSON.stringify(got)}`);
    return deed;
  };

  test('does nothing when it is asked, waits once, and says what it changes', async () => {
    const before = await it.state();
    const deed = await asked();
    expect(await it.state()).toEqual(before);
    expect(deed).toMatchObject({ kind: it.kind, state: 'asked', is_own: true, may_decide: false });
    expect(deed.lines.length).toBeGreaterThan(0);
    expect(await unread(deed), 'what players are to read in any language is read by the second person').toEqual([]);
    expect((await it.ask()).body.code).toBe('deed_waits');
    expect(await actionsOf(deed.subject)).toEqual([`ask_${it.kind}`]);
    await must(withdraw(it.asker, deed.id));
  });

  test('is never decided by who asked, in two sessions neither, nor by other roles', async () => {
    const deed = await asked();
    const again = await operatorToken(world, it.asker_name, password);
    for (const token of [it.asker, again]) {
      expect((await confirm(token, deed.id, deed.digest)).body.code).toBe('same_operator');
      expect((await refuse(token, deed.id)).body.code).toBe('same_operator');
    }
    for (const token of it.strangers) {
      expect((await confirm(token, deed.id, deed.digest)).body.code).toBe('not_found');
      expect((await refuse(token, deed.id)).body.code).toBe('not_found');
      expect((await withdraw(token, deed.id)).body.code).toBe('not_found');
      expect((await waiting(world, token)).map((row) => row.id)).not.toContain(deed.id);
    }
    expect((await withdraw(it.decider, deed.id)).body.code).toBe('not_allowed');
    await must(withdraw(again, deed.id));
    expect(await decided(deed.id)).toMatchObject({ state: 'withdrawn', decided_by: it.asker_name });
    expect((await confirm(it.decider, deed.id, deed.digest)).body.code).toBe('already_decided');
  });

  test('is refused with a reason, once', async () => {
    const before = await it.state();
    const deed = await asked();
    await must(refuse(it.decider, deed.id));
    expect(await decided(deed.id)).toMatchObject({ state: 'refused', reason: 'not agreed', asked_by: it.asker_name });
    expect((await confirm(it.decider, deed.id, deed.digest)).body.code).toBe('already_decided');
    expect(await it.state()).toEqual(before);
    expect(await actionsOf(deed.subject)).toEqual([`refuse_${it.kind}`]);
  });

  test('is not done with another body than was read, and once with that, by whoever is first', async () => {
    const before = await it.state();
    const deed = await asked();
    expect((await confirm(it.decider, deed.id, `${deed.digest.slice(1)}x`)).body.code).toBe('record_changed');
    expect(await it.state()).toEqual(before);
    const answers = await Promise.all([1, 2, 3, 4].map(() => confirm(it.decider, deed.id, deed.digest)));
    expect(answers.map((answer) => answer.body.code ?? 'done').sort()).toEqual([...Array(3).fill('already_decided'), 'done']);
    expect(await it.state()).not.toEqual(before);
    expect(await decided(deed.id)).toMatchObject({ state: 'done', lines: deed.lines });
    expect(await actionsOf(deed.subject)).toEqual([`confirm_${it.kind}`]);
  });

  test('is dropped when what it is about has changed', async () => {
    await it.again?.();
    const deed = await asked();
    await it.change();
    const before = await it.state();
    expect((await confirm(it.decider, deed.id, deed.digest)).body.code).toBe('deed_stale');
    expect(await it.state()).toEqual(before);
    expect(await decided(deed.id)).toMatchObject({ state: 'stale', decided_by: null });
  });
});
