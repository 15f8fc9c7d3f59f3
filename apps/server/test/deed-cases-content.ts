import { expect } from 'vitest';
import type { DeedCase } from './deed-case.ts';
import { keepLoggedIn, must, registerPlayer } from './people.ts';
import type { TestWorld } from './world.ts';

type People = Record<'content' | 'owner' | 'cash_a' | 'draws_a' | 'support', string>;

/** A text that Burmese players read in Burmese, and all others in English. */
const inFour = (en: string) => ({ en, zh: '', my: en && `${en} မြန်မာ`, th: '' });

/** What the house says and shows. */
export function contentCases(world: TestWorld, { content, owner, cash_a, draws_a, support }: People): DeedCase[] {
  const player = registerPlayer(world);
  let links = 0;
  let texts_asked = 0;
  const shown = async () => (await must(world.call('GET /api/social_link'))).data;
  const item = { title: inFour(''), link: null, position: 0, is_open: false, shown_from: null, shown_until: null };
  const added = world.call('POST /api/console/content', {
    token: content,
    body: { ...item, kind: 'header_text', body: inFour('Good evening') },
  });
  const texts = { title: inFour('Closed tomorrow'), body: inFour('A holiday.') };
  return [
    {
      kind: 'notice',
      asker: content,
      asker_name: 'content',
      decider: owner,
      strangers: [cash_a, draws_a, support],
      ask: async () => {
        const body = { ...texts, audience: 'player', player_id: (await player).id };
        return world.call('POST /api/console/notices', { token: content, body });
      },
      state: async () => (await must(world.call('GET /api/console/notices', { token: content }))).total_count,
      change: async () => world.sql(`update player set name = 'Somebody Else' where id = $1`, [(await player).id]),
    },
    {
      kind: 'content',
      asker: content,
      asker_name: 'content',
      decider: owner,
      strangers: [cash_a, draws_a, support],
      ask: async () => {
        const { id } = (await must(added)).data;
        const { data } = await must(world.call('GET /api/console/content', { token: content, query: { kind: 'header_text' } }));
        const { id: _id, kind: _kind, ...before } = data.find((it) => it.id === id) ?? expect.fail('the text is gone');
        texts_asked += 1;
        const body = { ...before, is_open: true, body: inFour(`Good evening ${texts_asked}`), before };
        return world.call('POST /api/console/content/:id', { token: content, params: { id }, body });
      },
      state: async () => (await must(world.call('GET /api/header_play_text'))).data,
      change: async () => world.sql(`update content_item set body = '{"en": "Good night"}' where id = $1`, [(await must(added)).data.id]),
    },
    {
      kind: 'social_links',
      asker: content,
      asker_name: 'content',
      decider: owner,
      strangers: [cash_a, draws_a, support],
      ask: async () => {
        links += 1;
        const before = await shown();
        const body = { ...before, messenger: `https://m.me/house-${links}`, before };
        return world.call('POST /api/console/social-links', { token: content, body });
      },
      state: shown,
      change: () =>
        world.sql(
          `insert into social_link (name, url) values ('qr', 'https://m.me/q') on conflict (name) do update set url = 'https://m.me/other'`,
        ),
    },
  ];
}

/** A text over every screen; the last case: a day goes by in it. */
export function broadcastCase(world: TestWorld, { content, owner, cash_a, draws_a, support }: People): DeedCase {
  return {
    kind: 'broadcast',
    asker: content,
    asker_name: 'content',
    decider: owner,
    strangers: [cash_a, draws_a, support],
    ask: () => world.call('POST /api/console/marquee', { token: content, body: { text: inFour('Closed tomorrow') } }),
    state: () => world.sql(`select data from fact where kind = 'message'`),
    change: async () => {
      await keepLoggedIn(world);
      await world.moveClock(24 * 3_600_000);
    },
  };
}
