import { addOperator } from '../src/operators/add-operator.ts';
import { must, operatorToken } from './people.ts';
import type { TestWorld } from './world.ts';

const PASSWORD = 'a-second-person-password';
const tokens = new Map<string, string>();

/** What waits for a second person, as an operator sees it. */
export async function waiting(world: TestWorld, token: string) {
  return (await must(world.call('GET /api/console/deeds', { token, query: { limit: 200 } }))).data;
}

/** A second person, of every role, who confirms what others ask. */
export async function secondPerson(world: TestWorld): Promise<string> {
  const known = tokens.get(world.database_url);
  if (known && (await world.call('GET /api/console/me', { token: known })).status === 200) return known;
  await addOperator(world.database_url, { username: 'second-person', password: PASSWORD, roles: ['owner'] });
  const token = await operatorToken(world, 'second-person', PASSWORD);
  tokens.set(world.database_url, token);
  return token;
}

/** Has the second person confirm what a call asked for; what needed nobody else, or was refused, is answered as it is. */
export async function decide<G extends { status: number; body: unknown }>(world: TestWorld, asked: Promise<G>): Promise<G> {
  const got = await asked;
  const { deed_id = null } = got.body as { deed_id?: number | null };
  if (got.status === 200 && deed_id !== null) await confirm(world, deed_id, await secondPerson(world));
  return got;
}

/** Confirms a deed as it reads. */
export async function confirm(world: TestWorld, id: number, token: string): Promise<void> {
  await must(confirmDeed(world, id, token));
}

/** What confirming a deed as it reads answers. */
export async function confirmDeed(world: TestWorld, id: number | null, token: string) {
  const deed = (await waiting(world, token)).find((it) => it.id === id);
  if (!deed) throw new Error(`deed ${id} does not wait`);
  return world.call('POST /api/console/deeds/:id/confirm', { token, params: { id: deed.id }, body: { digest: deed.digest } });
}
