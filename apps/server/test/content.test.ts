import { describe, expect, test } from 'vitest';
import { addOperator } from '../src/operators/add-operator.ts';
import { VERSION } from '../src/platform/version.ts';
import { confirmDeed, decide, waiting } from './deeds.ts';
import { TEST_NOW } from './demo-clock.ts';
import { listen } from './listen.ts';
import { must, operatorToken } from './people.ts';
import { testWorld } from './world.ts';

const world = await testWorld();
const password = 'an-operator-password';
await addOperator(world.database_url, { username: 'writer', password, roles: ['content'] });
await addOperator(world.database_url, { username: 'boss', password, roles: ['owner'] });
const writer = await operatorToken(world, 'writer', password);
const boss = await operatorToken(world, 'boss', password);

test('an empty house answers empty lists, not failures', async () => {
  expect((await must(world.call('GET /api/banner'))).data).toEqual([]);
  expect((await must(world.call('GET /api/header_play_text'))).data).toEqual([]);
  expect((await must(world.call('GET /api/social_link'))).data).toEqual({
    facebook: '',
    viber: '',
    messenger: '',
    instagram: '',
    play_store: '',
    qr: '',
  });
});

const NO_TEXTS = { en: '', zh: '', my: '', th: '' };
const NO_IMAGES = { en: null, zh: null, my: null, th: null };
const PLAIN = {
  kind: 'banner' as const,
  title: NO_TEXTS,
  body: NO_TEXTS,
  images: NO_IMAGES,
  link: null,
  position: 0,
  is_open: true,
  shown_from: null,
  shown_until: null,
};
type Kind = 'banner' | 'header_text' | 'help' | 'privacy';
type ContentDraft = Partial<Omit<typeof PLAIN, 'kind' | 'images' | 'link' | 'shown_from' | 'shown_until'>> & {
  kind?: Kind;
  images?: Record<string, string | null>;
  link?: string | null;
  shown_from?: string | null;
  shown_until?: string | null;
};
const addAlone = ({ images: _images, ...given }: ContentDraft) => {
  const { images: _none, ...plain } = PLAIN;
  return world.call('POST /api/console/content', { token: writer, body: { ...plain, ...given } });
};
/** What is added, and confirmed by a second person; pictures are there without being sent. */
async function add(given: ContentDraft) {
  const added = await decide(world, addAlone(given));
  if (added.status === 200 && given.images)
    await world.sql('update content_item set images = $2 where id = $1', [added.body.data.id, given.images]);
  return added;
}
const itemsOf = async (kind: Kind) => (await must(world.call('GET /api/console/content', { token: writer, query: { kind } }))).data;
const itemOf = async (kind: Kind, id: number) => (await itemsOf(kind)).find((it) => it.id === id) ?? expect.fail('the item is gone');
const banners = async (language = 'en') =>
  (await must(world.call('GET /api/banner', { headers: { 'Accept-Language': language } }))).data.map((it) => [it.image, it.link, it.title]);

describe('banners', () => {
  test('stand in their order with the picture of the language, while they are open and of today', async () => {
    const hour = 3_600_000;
    const now = await world.now();
    const at = (ms: number) => new Date(now.getTime() + ms).toISOString();
    await must(add({ position: 2, images: { ...NO_IMAGES, en: '/b.svg', my: '/b-my.svg' }, title: { ...NO_TEXTS, en: 'Second' } }));
    await must(add({ position: 1, images: { ...NO_IMAGES, en: '/a.svg' }, link: '/two/lottery' }));
    await must(add({ position: 0, images: { ...NO_IMAGES, en: '/closed.svg' }, is_open: false }));
    await must(add({ images: { ...NO_IMAGES, en: '/over.svg' }, shown_until: at(-hour) }));
    await must(add({ images: { ...NO_IMAGES, en: '/later.svg' }, shown_from: at(hour) }));
    await must(add({ position: 3 }));
    expect(await banners()).toEqual([
      ['/a.svg', '/two/lottery', ''],
      ['/b.svg', null, 'Second'],
    ]);
    expect((await banners('my'))[1]).toEqual(['/b-my.svg', null, 'Second']);
    expect(await itemsOf('banner')).toHaveLength(6);
  });

  test.each([
    ['javascript:alert(1)', 'link_not_allowed'],
    ['//evil.example/x', 'link_not_allowed'],
    ['data:text/html,<script>alert(1)</script>', 'link_not_allowed'],
    ['JaVaScRiPt:alert(1)', 'link_not_allowed'],
    ['/%5Cevil.example\t', 'link_not_allowed'],
    [' https://facebook.com/shwekan', 'link_not_allowed'],
    ['/\\evil.example', 'link_not_allowed'],
    ['http://facebook.com/shwekan', 'link_not_allowed'],
    ['https://facebook.com.evil.example/', 'link_not_allowed'],
    ['https://someone@facebook.com/', 'link_not_allowed'],
    ['https://evilfacebook.com/', 'link_not_allowed'],
    ['https://www.facebook.com/shwekan', undefined],
    ['/promotion', undefined],
  ])('leading to %s: %s', async (link, code) => {
    expect((await add({ link })).body.code).toBe(code);
  });

  test.each([
    ['//evil.example/a.svg', 'malformed'],
    ['https://evil.example/a.svg', 'malformed'],
    ['data:image/svg+xml,x', 'malformed'],
    ['/a.svg?x=1', 'malformed'],
    // It would be gone where it belongs, once it is gone here.
    ['/files/pictures/of-another-item.webp', 'image_not_valid'],
  ])('with the picture %s are refused: a banner has those that were sent for it', async (en, code) => {
    const { id, kind: _kind, ...before } = (await must(addAlone({ is_open: false }))).data;
    const body = { ...before, images: { ...NO_IMAGES, en }, before };
    expect((await world.call('POST /api/console/content/:id', { token: writer, params: { id }, body })).body).toMatchObject({
      status: 422,
      code,
    });
  });

  test('are there from the first second of their first day in Yangon to the last of their last, in the picture any language has', async () => {
    await world.sql(`delete from content_item where kind = 'banner'`);
    const times = { shown_from: '2030-01-05T00:00:00+06:30', shown_until: '2030-01-06T00:00:00+06:30' };
    await must(add({ images: { ...NO_IMAGES, th: '/thai.svg' }, ...times }));
    const seen = [];
    for (const at of ['2030-01-04T23:59:58', '2030-01-05T00:00:00', '2030-01-05T23:59:57', '2030-01-06T00:00:00']) {
      await must(world.call('POST /api/demo/clock', { body: { now: `${at}+06:30` } }));
      seen.push((await banners('my')).map(([image]) => image));
    }
    expect(seen).toEqual([[], ['/thai.svg'], ['/thai.svg'], []]);
    await world.moveClock(TEST_NOW);
  });

  test('that end before they begin are refused', async () => {
    const times = { shown_from: '2026-12-02T00:00:00+06:30', shown_until: '2026-12-01T00:00:00+06:30' };
    expect((await add(times)).body).toMatchObject({ status: 422, code: 'time_not_valid' });
  });
});

describe('texts', () => {
  const read = async (language: string) =>
    (await must(world.call('GET /api/header_play_text', { headers: { 'Accept-Language': language } }))).data.map((it) => it.text);

  test('run in the language of the call, in English where there is none; every change is in the audit trail', async () => {
    const body = { en: 'Welcome', zh: '欢迎', my: 'ကြိုဆိုပါသည်', th: '' };
    const { data: item } = await must(add({ kind: 'header_text', body }));
    const said = async () => {
      const { id: _id, kind: _kind, ...rest } = await itemOf('header_text', item.id);
      return rest;
    };
    let before = await said();
    const change = (sent: object) => {
      const { kind: _kind, ...plain } = PLAIN;
      const sentWhole = { ...plain, body, before, ...sent };
      return decide(world, world.call('POST /api/console/content/:id', { token: writer, params: { id: item.id }, body: sentWhole }));
    };
    await must(change({ body: { ...body, en: 'Good luck' } }));
    expect((await change({ body: { ...body, en: 'From a page that is old' } })).body).toMatchObject({
      status: 409,
      code: 'record_changed',
    });
    before = await said();
    expect(await read('en')).toEqual(['Good luck']);
    expect(await read('my-MM,en;q=0.8')).toEqual(['ကြိုဆိုပါသည်']);
    expect(await read('th')).toEqual(['Good luck']);
    expect((await change({ body: NO_TEXTS })).body).toMatchObject({ status: 422, code: 'text_missing' });
    await must(world.call('POST /api/console/content/:id/remove', { token: writer, params: { id: item.id } }));
    expect(await read('en')).toEqual([]);
    const trail = await must(world.call('GET /api/console/audit', { token: boss, query: { subject: `content:${item.id}` } }));
    const two = ['confirm_content', 'ask_content'];
    expect(trail.data.map((it) => it.action)).toEqual(['remove_content', ...two, ...two, 'add_content']);
    expect(trail.data[1]).toMatchObject({
      operator: 'second-person',
      before: { 'Text, English': 'Welcome' },
      after: { 'Text, English': 'Good luck' },
    });
    expect((await change({})).status).toBe(404);
  });

  test('of one operator alone are read by nobody, and closed ones are changed freely; to close one takes nobody else', async () => {
    const inFour = (en: string) => ({ ...NO_TEXTS, en });
    const { data, deed_id } = await must(addAlone({ kind: 'header_text', body: inFour('Pay to 09420000009') }));
    expect([data.is_open, deed_id, await read('en')]).toEqual([false, expect.any(Number), []]);
    const ofItem = async () => (await waiting(world, boss)).filter((it) => it.subject === `content:${data.id}`);
    expect(await ofItem()).toMatchObject([
      {
        id: deed_id,
        title: 'The running text “Pay to 09420000009” opens',
        lines: [
          { field: 'Text, English', before: null, after: 'Pay to 09420000009', is_typed: true },
          { field: 'Until', before: null, after: 'always' },
        ],
      },
    ]);
    const change = async (sent: object) => {
      const { id, kind: _kind, ...before } = await itemOf('header_text', data.id);
      return world.call('POST /api/console/content/:id', { token: writer, params: { id }, body: { ...before, ...sent, before } });
    };
    // Closed, it is changed by one: nobody opens what they have not read.
    expect((await must(change({ body: inFour('Good evening') }))).deed_id).toBe(null);
    expect((await confirmDeed(world, deed_id, boss)).body.code).toBe('deed_stale');
    await must(decide(world, change({ is_open: true })));
    expect(await read('en')).toEqual(['Good evening']);
    // Open, its place is one person's, and what players read takes two.
    expect((await must(change({ position: 7 }))).deed_id).toBe(null);
    const other = await must(change({ body: inFour('Pay to 09420000009'), link: '/promotion', position: 8 }));
    expect([other.data.body.en, other.data.position, await read('en')]).toEqual(['Good evening', 8, ['Good evening']]);
    expect((await ofItem()).map((it) => [it.title, it.lines.map((line) => [line.field, line.before, line.after])])).toEqual([
      [
        'The running text “Pay to 09420000009” changes',
        [
          ['Text, English', 'Good evening', 'Pay to 09420000009'],
          ['Leads to', null, '/promotion'],
        ],
      ],
    ]);
    expect((await change({ body: inFour('And another') })).body.code).toBe('deed_waits');
    expect((await must(change({ is_open: false }))).deed_id).toBe(null);
    expect(await read('en')).toEqual([]);
    expect((await confirmDeed(world, other.deed_id, boss)).body.code).toBe('deed_stale');
  });

  test('of help and of the privacy policy are there from the first day, in all languages', async () => {
    for (const language of ['en', 'zh', 'my', 'th'])
      for (const call of ['GET /api/help', 'GET /api/privacy_policy'] as const) {
        const { data } = await must(world.call(call, { headers: { 'Accept-Language': language } }));
        expect(data.length).toBeGreaterThanOrEqual(4);
        expect(data.every((it) => it.title !== '' && it.body !== '')).toBe(true);
      }
  });

  test.each([{ en: 5 }, { en: 'x'.repeat(4001) }, { en: 'a\u0000b' }, { en: 'half \ud800' }, { zh: undefined }])(
    'do not take %j',
    async (wrong) => {
      const body = { ...NO_TEXTS, en: 'fine', ...wrong } as typeof NO_TEXTS;
      expect((await add({ kind: 'help', title: { ...NO_TEXTS, en: 'Q' }, body })).body).toMatchObject({ status: 422, code: 'malformed' });
    },
  );
});

describe('the dream book', () => {
  const read = async (language: string) =>
    (await must(world.call('GET /api/dream_book', { headers: { 'Accept-Language': language } }))).data.map((it) => [
      it.word,
      it.numbers.join(' '),
    ]);
  const write = (words: Partial<typeof NO_TEXTS>, numbers: string[], is_open = true) =>
    world.call('POST /api/console/dream-book', { token: writer, body: { words: { ...NO_TEXTS, ...words }, numbers, is_open } });

  test('is empty until the house writes it, is read in the language of the call, and what is taken out or hidden is gone', async () => {
    expect(await read('en')).toEqual([]);
    const { data: snake } = await must(write({ en: 'Snake', my: 'မြွေ' }, ['56', '89']));
    await must(write({ en: 'Elephant', th: 'ช้าง' }, ['91', '019']));
    await must(write({ en: 'Ghost' }, ['04'], false));
    expect(await read('en')).toEqual([
      ['Elephant', '91 019'],
      ['Snake', '56 89'],
    ]);
    expect(await read('my')).toContainEqual(['မြွေ', '56 89']);
    expect(await read('my')).toContainEqual(['Elephant', '91 019']);
    const params = { id: snake.id };
    const body = { words: { ...NO_TEXTS, en: 'Naga' }, numbers: ['05'], is_open: true };
    const change = (before: typeof body) =>
      world.call('POST /api/console/dream-book/:id', { token: writer, params, body: { ...body, before } });
    await must(change({ words: snake.words, numbers: snake.numbers, is_open: true }));
    expect((await change({ ...body, numbers: ['56', '89'] })).body).toMatchObject({ status: 409, code: 'record_changed' });
    expect(await read('my')).toContainEqual(['Naga', '05']);
    await must(world.call('POST /api/console/dream-book/:id/remove', { token: writer, params }));
    expect(await read('en')).toEqual([['Elephant', '91 019']]);
    expect((await change(body)).status).toBe(404);
    const trail = await must(world.call('GET /api/console/audit', { token: boss, query: { subject: `dream:${snake.id}` } }));
    expect(trail.data.map((it) => [it.action, it.operator])).toEqual(
      ['remove_dream', 'change_dream', 'add_dream'].map((action) => [action, 'writer']),
    );
  });

  test.each([[[]], [['1234']], [['5a']], [['07', '07']], [Array.from({ length: 13 }, (_, n) => `${n + 10}`)]])(
    'takes no numbers such as %j',
    async (numbers) => {
      expect((await write({ en: 'Fish' }, numbers)).body).toMatchObject({ status: 422, code: 'malformed' });
    },
  );

  test('takes no entry without an English word, and none beyond the thousandth', async () => {
    expect((await write({ my: 'ငါး' }, ['87'])).body).toMatchObject({ status: 422, code: 'text_missing' });
    const missing = `1000 - (select count(*) from dream)::integer`;
    await world.sql(`insert into dream (words, numbers) select '{"en":"Fish"}', '{87}' from generate_series(1, ${missing})`);
    expect((await write({ en: 'Fish' }, ['87'])).body).toMatchObject({ status: 409, code: 'book_full' });
    await world.sql('delete from dream');
  });
});

test('contacts are changed by two, to known apps only, taken out by one, and by nobody who does not know how they are', async () => {
  const none = { facebook: '', viber: '', messenger: '', instagram: '', play_store: '', qr: '' };
  const write = (body: typeof none, before = links) =>
    world.call('POST /api/console/social-links', { token: writer, body: { ...body, before } });
  const links = { ...none, viber: 'viber://chat?number=%2B959420000001', facebook: 'https://facebook.com/shwekan' };
  const read = async () => (await must(world.call('GET /api/social_link'))).data;
  const asked = await must(decide(world, write(links, none)));
  expect([asked.data, asked.deed_id, await read()]).toEqual([none, expect.any(Number), links]);
  expect((await write({ ...none, viber: 'viber://chat?number=%2B959420000009' }, none)).body).toMatchObject({
    status: 409,
    code: 'record_changed',
  });
  expect(await read()).toEqual(links);
  expect((await write({ ...links, qr: 'https://evil.example/' })).body).toMatchObject({ status: 422, code: 'link_not_allowed' });
  expect((await write({ ...links, qr: '/two/lottery' })).body).toMatchObject({ code: 'link_not_allowed' });
  // A way out takes one, another way in two: what was sent with it waits as well.
  const moved = { ...links, facebook: '', viber: 'viber://chat?number=%2B959420000666' };
  const { deed_id } = await must(write(moved));
  expect([deed_id, await read()]).toEqual([expect.any(Number), links]);
  expect((await must(write({ ...links, facebook: '' }))).deed_id).toBe(null);
  expect(await read()).toEqual({ ...links, facebook: '' });
});

test('the app learns about the product, its demo, age and time', async () => {
  const { data } = await must(world.call('GET /api/app-setting'));
  expect(data).toMatchObject({
    version_name: VERSION,
    is_maintain: '0',
    no_play_reason: '',
    minimum_age: 18,
    currency: 'MMK',
    languages: ['mm', 'en', 'thai', 'cn'],
    is_demo: true,
  });
  expect(Math.abs(Date.parse(data.now) - (await world.now()).getTime())).toBeLessThan(2000);
});

describe('a marquee message', () => {
  const inFour = (en: unknown) => ({ en, zh: '', my: '', th: '' });
  const broadcast = (text: unknown) => world.call('POST /api/console/marquee', { token: writer, body: { text } });

  test('is told to everyone who is looking, in their language, else in English', async () => {
    const ears = { my: await listen(world.server, { lang: 'my' }), th: await listen(world.server, { lang: 'th' }) };
    await must(decide(world, broadcast({ ...inFour('The 12:01 draw is on its way'), my: 'မကြာမီ ထွက်ပါမည်' })));
    const heard = async (ear: (typeof ears)['my']) => {
      await ear.until(() => ear.named('message').length > 0);
      ear.close();
      return ear.named('message').map((it) => it.data['text']);
    };
    expect([await heard(ears.my), await heard(ears.th)]).toEqual([['မကြာမီ ထွက်ပါမည်'], ['The 12:01 draw is on its way']]);
    expect((await broadcast(inFour(''))).body.code).toBe('text_missing');
  });

  test('of one operator alone is told to nobody, and the second reads it as each language shows it', async () => {
    const told = () => world.sql(`select from fact where kind = 'message'`);
    const before = await told();
    const { deed_id } = await must(broadcast({ ...inFour('Pay to 09420000009'), my: 'ငွေသွင်းပါ' }));
    expect(await told()).toEqual(before);
    const deed = (await waiting(world, writer)).find((it) => it.id === deed_id);
    expect(deed?.lines.map((it) => `${it.field}: ${it.after}`)).toEqual([
      'Text, English: Pay to 09420000009',
      'Text, Burmese: ငွေသွင်းပါ',
      'Text, Thai: Pay to 09420000009',
      'Text, Chinese: Pay to 09420000009',
    ]);
    await must(world.call('POST /api/console/deeds/:id/withdraw', { token: writer, params: { id: deed_id } }));
  });

  test.each([undefined, 'all', inFour('x'.repeat(201)), inFour('a\nb'), inFour('a\u0000b'), inFour(7), {}])(
    '%j is refused',
    async (text) => {
      expect((await broadcast(text)).body).toMatchObject({ status: 422, code: 'malformed' });
    },
  );
});
