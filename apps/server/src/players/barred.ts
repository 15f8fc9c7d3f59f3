import { isSamePerson } from '@shwekan/rules';
import { type BarredBornOnResult, barredBornOn, barUntilDecided } from '#queries/players/barred.ts';
import { raiseAlert } from '../platform/alerts.ts';
import type { Queryable, Tx } from '../platform/db.ts';
import { inUnicode } from '../platform/zawgyi.ts';

type Person = { player_id: number; birthday: string | null; names: readonly (string | null)[] };
export type BarredPerson = Pick<BarredBornOnResult, 'id' | 'name' | 'phone' | 'is_blocked'>;

/**
 * For each person, the other accounts that are blocked or have stopped play, with the same birthday and a name that is the same but
 * for how it is written (`isSamePerson`); level 2 names count as names, and so do those that an account had before. Only operators ever learn of them.
 */
export async function barredLike(db: Queryable, persons: readonly Person[]): Promise<Map<number, BarredPerson[]>> {
  const birthdays = [...new Set(persons.flatMap((it) => it.birthday ?? []))];
  const found = new Map<number, BarredPerson[]>();
  if (birthdays.length === 0) return found;
  const barred = await barredBornOn.run({ birthdays }, db);
  for (const person of persons) {
    const names = person.names.flatMap((it) => (it === null ? [] : inUnicode(it)));
    const same = barred.filter(
      ({ id, birthday, name, lvl_2_name, names_before }) =>
        id !== person.player_id &&
        birthday === person.birthday &&
        names.some((it) => isSamePerson(it, [inUnicode(name), lvl_2_name, ...names_before.map(inUnicode)])),
    );
    found.set(
      person.player_id,
      same.map(({ id, name, phone, is_blocked }) => ({ id, name, phone, is_blocked })),
    );
  }
  return found;
}

/**
 * Blocks an account that was just opened when it may be a person who is blocked or has stopped play, and raises an alert: an operator
 * lets it in or keeps it blocked. True when it did. The caller holds the new row and opens no session then.
 */
export async function barIfExcluded(tx: Tx, opened: { player_id: number; name: string; birthday: string }): Promise<boolean> {
  const { player_id, name, birthday } = opened;
  const same = (await barredLike(tx, [{ player_id, birthday, names: [name] }])).get(player_id) ?? [];
  if (same.length === 0) return false;
  const others = same.map((it) => `#${it.id} (${it.is_blocked ? 'blocked' : 'has stopped play'})`).join(', ');
  await barUntilDecided.run({ player_id, reason: `Waits for an operator: same name and birthday as player ${others}` }, tx);
  await raiseAlert(tx, `person_barred:${player_id}`, 'person_barred', { player_id, name, birthday, same_as: others });
  return true;
}
