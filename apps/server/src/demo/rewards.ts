import { addDays, mondayOf } from '@shwekan/rules';
import sharp from 'sharp';
import { confirmWaiting } from './deeds.ts';
import type { Door } from './door.ts';
import { until } from './patience.ts';

type Offer = { id: number; name: { en: string }; image: string | null; is_open: boolean };

// A point is earned by 1,000 kyat of play and worth 5: no more than is left of what the games keep beside the other rewards.
const OFFERS = [
  { point: 20, amount: 100, name: { en: 'Tea money', zh: '茶钱', my: 'လက်ဖက်ရည်ဖိုး', th: 'ค่าชา' }, colours: ['#b8860b', '#5b3a06'] },
  { point: 50, amount: 250, name: { en: 'Snack money', zh: '零食钱', my: 'မုန့်ဖိုး', th: 'ค่าขนม' }, colours: ['#0f766e', '#053b37'] },
  { point: 100, amount: 500, name: { en: 'Bus fare', zh: '公交车费', my: 'ဘတ်စ်ကားခ', th: 'ค่ารถเมล์' }, colours: ['#7c3aed', '#35106e'] },
  { point: 500, amount: 2500, name: { en: 'The golden pot', zh: '金罐', my: 'ရွှေအိုး', th: 'หม้อทอง' }, colours: ['#b91c1c', '#560808'] },
];

const PROMOTIONS = [
  {
    code: 'SHWE10',
    title: { en: 'Daily bonus', zh: '每日奖金', my: 'နေ့စဉ် ဘောနပ်စ်', th: 'โบนัสรายวัน' },
    percent: 10,
    turnover: 3,
    level: 1,
    rule: { en: 'Once a day.', zh: '每天一次。', my: 'တစ်ရက်လျှင် တစ်ကြိမ်။', th: 'วันละหนึ่งครั้ง' },
    position: 0,
  },
  {
    code: 'GOLD20',
    title: { en: 'Level 2 bonus', zh: '2 级奖金', my: 'အဆင့် 2 ဘောနပ်စ်', th: 'โบนัสระดับ 2' },
    percent: 20,
    turnover: 5,
    level: 2,
    rule: { en: 'For players of level 2.', zh: '仅限 2 级玩家。', my: 'အဆင့် 2 ကစားသမားများအတွက်။', th: 'สำหรับผู้เล่นระดับ 2' },
    position: 1,
  },
];

const CAMPAIGN = { en: 'Pocket money of the day', zh: '每日红包', my: 'နေ့စဉ် မုန့်ဖိုး', th: 'เงินขวัญถุงประจำวัน' };
const CAMPAIGN_DAYS = 30;

/** Tokens of the operators that rewards need: content twice, since nobody confirms what they asked, and two for the week. */
export type RewardOperators = { content_a: string; content_b: string; cash: string; owner: string };

/**
 * Leaves rewards to try: offers with pictures, promotions of cash-in, a campaign of pocket money that runs, and the promotion of last week, paid
 * by two operators, and what the referrer's friends earned. Safe to tell again: each step asks whether it was done.
 */
export async function leaveRewards(door: Door, operators: RewardOperators, today: string, referrer: { token: string }): Promise<void> {
  await makeOffers(door, operators);
  await makePromotions(door, operators);
  await runCampaign(door, operators, today);
  await payLastWeek(door, operators, addDays(mondayOf(today), -7));
  await until('what friends earned is paid', async () => {
    const { data } = await door.must<{ data: { game_refer_amt: string } }>('GET /api/user/profile', { token: referrer.token });
    return data.game_refer_amt === '0.00' ? null : data;
  });
}

/** One operator writes the offers and asks for them to open, the other confirms. */
async function makeOffers(door: Door, { content_a: token, content_b }: RewardOperators): Promise<void> {
  const { data: there } = await door.must<{ data: Offer[] }>('GET /api/console/point-offers', { token });
  for (const [nth, { colours, ...body }] of OFFERS.entries()) {
    const known = there.find((it) => it.name.en === body.name.en);
    const offer = known ?? (await door.must<{ data: Offer }>('POST /api/console/point-offers', { token, body })).data;
    if (offer.is_open) continue;
    if (offer.image === null) {
      const form = new FormData();
      form.append('image', new Blob([new Uint8Array(await drawOffer(nth, colours, body.amount))], { type: 'image/png' }), 'offer.png');
      await door.must('POST /api/console/point-offers/:id/image', { token, params: { id: offer.id }, form });
    }
    // It may have been asked before the story was stopped.
    await door.ask('POST /api/console/point-offers/:id', { token, params: { id: offer.id }, body: { is_open: true } });
    await confirmWaiting(door, content_b, `point_offer:${offer.id}`);
  }
}

/**
 * What a cash-in gives on top: one for everybody, a larger one for level 2. One operator writes them and asks for them to
 * open, the other confirms.
 */
async function makePromotions(door: Door, { content_a: token, content_b }: RewardOperators): Promise<void> {
  type Promotion = { id: number; code: string; is_open: boolean };
  const { data: there } = await door.must<{ data: Promotion[] }>('GET /api/console/promotions', { token });
  for (const body of PROMOTIONS) {
    const known = there.find((it) => it.code === body.code);
    const promotion = known ?? (await door.must<{ data: Promotion }>('POST /api/console/promotions', { token, body })).data;
    if (promotion.is_open) continue;
    // It may have been asked before the story was stopped.
    await door.ask('POST /api/console/promotions/:id', { token, params: { id: promotion.id }, body: { is_open: true } });
    await confirmWaiting(door, content_b, `promotion:${promotion.id}`);
  }
}

async function runCampaign(door: Door, { content_a, content_b }: RewardOperators, today: string): Promise<void> {
  type Campaign = { id: number; name: { en: string }; state: string };
  const { data: there } = await door.must<{ data: Campaign[] }>('GET /api/console/pocket-campaigns', { token: content_a });
  const body = {
    name: CAMPAIGN,
    budget: 1_000_000,
    smallest: 100,
    largest: 1000,
    from_at: `${today}T00:00:00+06:30`,
    until_at: `${addDays(today, CAMPAIGN_DAYS)}T00:00:00+06:30`,
    period: 'day',
    video: '/videos/pocket.svg',
  };
  const known = there.find((it) => it.name.en === CAMPAIGN.en);
  const campaign = known ?? (await door.must<{ data: Campaign }>('POST /api/console/pocket-campaigns', { token: content_a, body })).data;
  if (campaign.state === 'draft') {
    // It may have been asked before the story was stopped.
    await door.ask('POST /api/console/pocket-campaigns/:id/start', { token: content_a, params: { id: campaign.id } });
    await confirmWaiting(door, content_b, `pocket_campaign:${campaign.id}`);
  }
}

/** The clock has started the run of last week; one operator asks for it to be paid, another confirms. */
async function payLastWeek(door: Door, { cash, owner }: RewardOperators, from: string): Promise<void> {
  const stateOf = async (...states: string[]) => {
    const { data } = await door.must<{ data: { id: number; from: string; state: string }[] }>('GET /api/console/weekly-runs', {
      token: cash,
    });
    return data.find((it) => it.from === from && states.includes(it.state)) ?? null;
  };
  const run = await until('last week is counted', () => stateOf('counted', 'paid'));
  if (run.state === 'counted') {
    // It may have been asked before the story was stopped.
    await door.ask('POST /api/console/weekly-runs/:id/pay', { token: cash, params: { id: run.id } });
    await confirmWaiting(door, owner, `weekly_run:${run.id}`);
  }
  await until('last week is paid', () => stateOf('paid'));
}

/** The picture of an offer: so many coins on a cloth. */
function drawOffer(nth: number, [light, dark]: string[], amount: number): Promise<Buffer> {
  const coin = (x: number, y: number) =>
    `<ellipse cx="${x}" cy="${y + 9}" rx="62" ry="22" fill="#7a5200"/><ellipse cx="${x}" cy="${y}" rx="62" ry="22" fill="url(#gold)"/>
     <ellipse cx="${x}" cy="${y}" rx="46" ry="15" fill="none" stroke="#8a6100" stroke-width="3"/>`;
  const pile = (x: number, count: number) => Array.from({ length: count }, (_, n) => coin(x, 300 - n * 22)).join('');
  const piles = [pile(240, nth + 2), pile(120, nth + 1), nth > 0 ? pile(360, nth) : ''].join('');
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="360">
    <defs><linearGradient id="cloth" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></linearGradient>
    <linearGradient id="gold" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#b37a00"/><stop offset="0.45" stop-color="#ffe9a3"/><stop offset="1" stop-color="#c98f12"/></linearGradient></defs>
    <rect width="480" height="360" fill="url(#cloth)"/><circle cx="400" cy="60" r="150" fill="#fff" opacity="0.07"/><circle cx="60" cy="330" r="120" fill="#fff" opacity="0.06"/>
    ${piles}<text x="40" y="84" font-family="sans-serif" font-size="46" font-weight="700" fill="#fff">${amount.toLocaleString('en')} Ks</text>
  </svg>`;
  return sharp(Buffer.from(picture)).png().toBuffer();
}
