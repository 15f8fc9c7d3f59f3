import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { confirmWaiting } from './deeds.ts';
import type { Door } from './door.ts';

type Item = { id: number; title: { en: string }; images: { en: string | null }; is_open: boolean };

const BANNERS = [
  {
    picture: 'lottery',
    link: '/two/lottery',
    title: { en: 'Thai 2D four times a day', zh: '泰国 2D 每天四场', my: 'ထိုင်း 2D တစ်နေ့ 4 ကြိမ်', th: 'หวยไทย 2D วันละสี่รอบ' },
  },
  {
    picture: 'winners',
    link: '/winner-list',
    title: { en: 'The latest winners', zh: '最新中奖者', my: 'နောက်ဆုံး ထီပေါက်သူများ', th: 'ผู้ชนะล่าสุด' },
  },
  {
    picture: 'cash-in',
    link: '/cashin',
    title: { en: 'Cash in with your payment app', zh: '用支付应用充值', my: 'ငွေပေးချေမှုအက်ပ်ဖြင့် ငွေသွင်းပါ', th: 'ฝากเงินด้วยแอปชำระเงิน' },
  },
];
const NOTHING = { en: '', zh: '', my: '', th: '' };

/** One operator adds the banners of home with their pictures and asks for each to be shown, the other confirms. Safe to tell again. */
export async function hangBanners(door: Door, token: string, second: string): Promise<void> {
  const { data: there } = await door.must<{ data: Item[] }>('GET /api/console/content', { token, query: { kind: 'banner' } });
  for (const [position, { picture, link, title }] of BANNERS.entries()) {
    const body = { kind: 'banner', title, body: NOTHING, link, position, is_open: false, shown_from: null, shown_until: null };
    const known = there.find((it) => it.title.en === title.en);
    const added = known ?? (await door.must<{ data: Item }>('POST /api/console/content', { token, body })).data;
    if (added.is_open) continue;
    const params = { id: added.id };
    const to = 'POST /api/console/content/:id/image/:language';
    const shown = added.images.en
      ? added
      : (await door.must<{ data: Item }>(to, { token, params: { ...params, language: 'en' }, image: await drawingOf(picture) })).data;
    const { id: _, ...before } = shown;
    // It may have been asked before the story was stopped.
    await door.ask('POST /api/console/content/:id', { token, params, body: { ...before, is_open: true, before } });
    await confirmWaiting(door, second, `content:${added.id}`);
  }
}

function drawingOf(picture: string): Promise<Buffer> {
  return sharp(fileURLToPath(new URL(`../../art/banner-${picture}.webp`, import.meta.url)))
    .png()
    .toBuffer();
}
