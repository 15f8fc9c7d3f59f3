import { addOperator } from '../src/operators/add-operator.ts';
import type { DeedCase } from './deed-case.ts';
import { must } from './people.ts';
import type { TestWorld } from './world.ts';

type Owners = { owner: string; owner_b: string; strangers: string[] };

/** The deeds that give somebody the rights of an operator, and who hears of alerts. */
export async function operatorCases(world: TestWorld, { owner, owner_b, strangers }: Owners): Promise<DeedCase[]> {
  const known = { username: 'somebody', password: 'a-password-of-somebody', roles: ['cash'] };
  const id = (await addOperator(world.database_url, known)) ?? 0;
  const byOwners = { asker: owner, asker_name: 'owner', decider: owner_b, strangers };
  const state = () =>
    world.sql(
      `select username, roles, password_hash, disabled_at, f.secret is not null as is_on
       from operator o left join operator_factor f on f.operator_id = o.id order by o.id`,
    );
  const equip = () => world.sql(`insert into operator_factor (operator_id, secret) values ($1, 'a secret') on conflict do nothing`, [id]);
  await equip();
  let number = 1;
  const alertWays = (mail: string) => ({ mails: [mail], chat_id: null, least: 'urgent' });
  return [
    {
      ...byOwners,
      kind: 'licence',
      ask: () => world.call('POST /api/console/licence', { token: owner, body: { reference: `GL-${number}`, expires_on: '2030-12-31' } }),
      state: async () => (await must(world.call('GET /api/console/licence', { token: owner }))).data,
      again: async () => {
        number += 1;
      },
      change: () =>
        world.sql(`insert into setting (key, value) values ('licence', $1) on conflict (key) do update set value = excluded.value`, [
          JSON.stringify({ reference: 'another', expires_on: '2031-12-31' }),
        ]),
    },
    {
      ...byOwners,
      kind: 'brand',
      ask: async () => {
        const { data: before } = await must(world.call('GET /api/console/brand', { token: owner }));
        const body = { name: `Pond ${number}`, logo: null, accent: '#4fd0e0', before };
        return world.call('POST /api/console/brand', { token: owner, body });
      },
      state: async () => (await must(world.call('GET /api/console/brand', { token: owner }))).data,
      again: async () => {
        number += 1;
      },
      change: () =>
        world.sql(`insert into setting (key, value) values ('brand', $1) on conflict (key) do update set value = excluded.value`, [
          JSON.stringify({ name: 'Another', logo: null, accent: null }),
        ]),
    },
    {
      ...byOwners,
      kind: 'alert_ways',
      ask: () => world.call('POST /api/console/alert-ways', { token: owner, body: alertWays(`alerts-${number}@house.example`) }),
      state: async () => (await must(world.call('GET /api/console/alert-ways', { token: owner }))).data,
      again: async () => {
        number += 1;
      },
      change: () =>
        world.sql(`insert into setting (key, value) values ('alert_ways', $1) on conflict (key) do update set value = excluded.value`, [
          JSON.stringify(alertWays('another@house.example')),
        ]),
    },
    {
      ...byOwners,
      kind: 'new_operator',
      ask: () =>
        world.call('POST /api/console/operators', { token: owner, body: { username: `new-one-${number}`, roles: ['draws', 'cash'] } }),
      state,
      again: async () => {
        number += 1;
      },
      change: () => addOperator(world.database_url, { ...known, username: `new-one-${number}` }),
    },
    {
      ...byOwners,
      kind: 'operator_roles',
      ask: () => world.call('POST /api/console/operators/:id/roles', { token: owner, params: { id }, body: { roles: ['owner'] } }),
      state,
      again: () => world.sql(`update operator set roles = '{cash}' where id = $1`, [id]),
      change: () => world.sql(`update operator set roles = '{support}' where id = $1`, [id]),
    },
    {
      ...byOwners,
      kind: 'operator_factor',
      ask: () => world.call('POST /api/console/operators/:id/second-factor/reset', { token: owner, params: { id } }),
      state,
      again: equip,
      change: () => world.sql('delete from operator_factor where operator_id = $1', [id]),
    },
    {
      ...byOwners,
      kind: 'operator_invitation',
      ask: () => world.call('POST /api/console/operators/:id/invite', { token: owner, params: { id } }),
      state,
      change: () => world.call('POST /api/console/operators/:id/shut-out', { token: owner, params: { id }, body: { reason: 'left' } }),
    },
  ];
}
