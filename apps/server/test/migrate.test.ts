import { expect, test } from 'vitest';
import { promotionDeed } from '../src/cash/promotion-deed.ts';
import { migrate } from '../src/migrate.ts';
import { readDeed } from '../src/platform/deeds/deed-record.ts';
import { offerDeed } from '../src/rewards/offer-deed.ts';
import { pocketDeed } from '../src/rewards/pocket-deed.ts';
import { testWorld } from './world.ts';

const world = await testWorld();

test('a schema that is up to date stays as it is, however many processes look after it at once', async () => {
  const before = await world.sql('select name, sha256 from migration order by name');
  expect(before.every((row) => /^[0-9a-f]{64}$/.test(String(row['sha256'])))).toBe(true);
  expect(await Promise.all([1, 2, 3].map(() => migrate(world.database_url)))).toEqual([[], [], []]);
  expect(await world.sql('select name, sha256 from migration order by name')).toEqual(before);
});

test.each([
  ['another text', 'f'.repeat(64)],
  ['a text that nobody noted', null],
])('a database on which a file was run with %s is refused, and the file is named', async (_, sha256) => {
  const [{ sha256: kept } = { sha256: null }] = await world.sql(`select sha256 from migration where name = '006_cash.sql'`);
  await world.sql(`update migration set sha256 = $1 where name = '006_cash.sql'`, [sha256]);
  await expect(migrate(world.database_url)).rejects.toThrow(/006_cash\.sql reads otherwise/);
  await world.sql(`update migration set sha256 = $1 where name = '006_cash.sql'`, [kept]);
  expect(await migrate(world.database_url)).toEqual([]);
});

test('promotions of before two operators opened them live through it: closed, and their terms within what is allowed', async () => {
  await world.sql(`delete from migration where name in ('024_promotion_four_eyes.sql', '080_promotion_deed.sql')`);
  // As the file before left it.
  await world.sql(`alter table promotion drop constraint promotion_by_deed, drop constraint promotion_terms,
    drop column deed_id, alter column is_open set default true`);
  await world.sql(`insert into operator (username, password_hash, roles) values ('first', 'x', '{owner}'), ('second', 'x', '{content}')`);
  await world.sql(`insert into promotion (title, code, bonus_basis_points, turnover_hundredths, level, is_open) values
    ('Ten', 'TEN', 1000, 300, 2, true), ('Closed', 'CLOSED', 500, 250, 1, false), ('Wild', 'WILD', 100000, 0, 1, true)`);
  expect(await migrate(world.database_url)).toEqual(['024_promotion_four_eyes.sql', '080_promotion_deed.sql']);
  const rows = await world.sql('select code, bonus_basis_points, turnover_hundredths, level, is_open, deed_id from promotion order by id');
  const closed = { is_open: false, deed_id: null };
  expect(rows).toEqual([
    { code: 'TEN', bonus_basis_points: 1000, turnover_hundredths: 300, level: 2, ...closed },
    { code: 'CLOSED', bonus_basis_points: 500, turnover_hundredths: 250, level: 1, ...closed },
    { code: 'WILD', bonus_basis_points: 20_000, turnover_hundredths: 100, level: 1, ...closed },
  ]);
  await expect(world.sql(`update promotion set is_open = true`)).rejects.toThrow('promotion_by_deed');
});

test('a promotion that two operators opened before this stays open by the deed of both', async () => {
  await world.sql(`delete from migration where name = '080_promotion_deed.sql'`);
  // As the file before left it.
  await world.sql(`alter table promotion drop constraint promotion_by_deed, drop column deed_id, add column changed_by bigint references operator,
    add column opened_by bigint references operator, add constraint promotion_four_eyes check (not is_open or (opened_by <> changed_by) is true)`);
  await world.sql(`update promotion f set is_open = true, changed_by = a.id, opened_by = b.id
    from operator a, operator b where f.code = 'TEN' and a.username = 'first' and b.username = 'second'`);
  expect(await migrate(world.database_url)).toEqual(['080_promotion_deed.sql']);
  const rows = await world.sql(`select f.is_open, d.data, d.basis, a.username as asked_by, b.username as decided_by from promotion f
    left join deed d on d.id = f.deed_id left join operator a on a.id = d.asked_by left join operator b on b.id = d.decided_by order by f.id`);
  expect(rows).toMatchObject([{ is_open: true, asked_by: 'first', decided_by: 'second' }, { is_open: false }, { is_open: false }]);
  const { title, lines } = readDeed(promotionDeed, { id: 1, data: rows[0]?.['data'], basis: rows[0]?.['basis'] });
  expect([title, lines.map((it) => it.after)]).toEqual([
    'The promotion of cash-in “Ten” (TEN) opens',
    ['10 %', 'x3', 'players of level 2'],
  ]);
});

test('a campaign that ran before this goes on by the deed of its two operators; others are drafts by none', async () => {
  await world.sql(`delete from migration where name = '078_pocket_campaign_deed.sql'`);
  // As the file before left it.
  await world.sql(`alter table pocket_campaign drop constraint pocket_by_deed, drop column deed_id, add column changed_by bigint not null references operator,
    add column started_by bigint references operator, add constraint pocket_four_eyes check (state <> 'running' or (started_by <> changed_by) is true)`);
  await world.sql(
    `insert into operator (username, password_hash, roles) values ('writer', 'x', '{content}'), ('starter', 'x', '{content}')`,
  );
  await world.sql(`insert into pocket_campaign (name, budget_pya, smallest_pya, largest_pya, from_at, until_at, period, state, changed_by, started_by)
    select '{"en": "Rain"}', 100000, 1000, 2000, '2026-01-01', '2100-01-01', 'day', it.state, w.id, s.id
    from operator w, operator s, unnest(array['running', 'draft']) it (state) where w.username = 'writer' and s.username = 'starter'`);
  expect(await migrate(world.database_url)).toEqual(['078_pocket_campaign_deed.sql']);
  const rows = await world.sql(`select c.state, d.data, d.basis, a.username as asked_by, b.username as decided_by from pocket_campaign c
    left join deed d on d.id = c.deed_id left join operator a on a.id = d.asked_by left join operator b on b.id = d.decided_by order by c.id`);
  expect(rows).toMatchObject([
    { state: 'running', asked_by: 'writer', decided_by: 'starter' },
    { state: 'draft', data: null },
  ]);
  const { title, lines } = readDeed(pocketDeed, { id: 1, data: rows[0]?.['data'], basis: rows[0]?.['basis'] });
  expect([title, lines.map((it) => it.after)]).toEqual([
    'The campaign of pocket money “Rain” starts',
    ['1,000 kyat', '10 to 20 kyat', 'once a day', 'every player', '2026-01-01 06:30', '2100-01-01 06:30'],
  ]);
});

test('an offer of points that was open before this stays open by the deed of its two operators; others are closed by none', async () => {
  await world.sql(`delete from migration where name = '079_point_offer_deed.sql'`);
  // As the file before left it.
  await world.sql(`alter table point_offer drop constraint point_offer_by_deed, drop column deed_id, add column changed_by bigint not null references operator,
    add column opened_by bigint references operator, add constraint point_offer_four_eyes check (not is_open or (opened_by <> changed_by) is true)`);
  await world.sql(`insert into point_offer (name, points, amount_pya, position, is_open, changed_by, opened_by)
    select '{"en": "Rice"}', 20, 10000, it.position, it.is_open, w.id, s.id
    from operator w, operator s, (values (1, true), (2, false)) it (position, is_open) where w.username = 'writer' and s.username = 'starter'`);
  expect(await migrate(world.database_url)).toEqual(['079_point_offer_deed.sql']);
  const rows = await world.sql(`select o.is_open, d.data, d.basis, a.username as asked_by, b.username as decided_by from point_offer o
    left join deed d on d.id = o.deed_id left join operator a on a.id = d.asked_by left join operator b on b.id = d.decided_by order by o.id`);
  expect(rows).toMatchObject([
    { is_open: true, asked_by: 'writer', decided_by: 'starter' },
    { is_open: false, data: null },
  ]);
  const { title, lines } = readDeed(offerDeed, { id: 1, data: rows[0]?.['data'], basis: rows[0]?.['basis'] });
  expect([title, lines.map((it) => it.after)]).toEqual(['The offer of points “Rice” opens', ['20 points', '100 kyat', 'not worked out']]);
});
