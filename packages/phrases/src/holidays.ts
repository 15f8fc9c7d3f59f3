import type { Reason } from './reasons.ts';

/** The days on which the exchange of Thailand rests, by the names that the calendar proposes: kept in English, read in the player's language. */
const HOLIDAYS: readonly Reason[] = [
  { en: "New Year's Day", zh: '元旦', my: 'နှစ်သစ်ကူးနေ့', th: 'วันขึ้นปีใหม่' },
  { en: 'Makha Bucha', zh: '万佛节', my: 'မာဃပူဇာနေ့', th: 'วันมาฆบูชา' },
  { en: 'Chakri Memorial Day', zh: '却克里王朝纪念日', my: 'ချက်ကရီမင်းဆက် အထိမ်းအမှတ်နေ့', th: 'วันจักรี' },
  { en: 'Songkran Festival', zh: '宋干节', my: 'ထိုင်းသင်္ကြန်', th: 'วันสงกรานต์' },
  { en: 'National Labour Day', zh: '劳动节', my: 'အလုပ်သမားနေ့', th: 'วันแรงงานแห่งชาติ' },
  { en: 'Coronation Day', zh: '泰王加冕日', my: 'ထိုင်းဘုရင် နန်းတက်ပွဲနေ့', th: 'วันฉัตรมงคล' },
  { en: 'Vesak Day', zh: '卫塞节', my: 'ဝိသာခပူဇာနေ့', th: 'วันวิสาขบูชา' },
  { en: "Queen Suthida's Birthday", zh: '素提达王后诞辰', my: 'ထိုင်းမိဖုရား မွေးနေ့', th: 'วันเฉลิมพระชนมพรรษาพระราชินี' },
  { en: 'Asalha Puja', zh: '三宝佛节', my: 'အာသာဠပူဇာနေ့', th: 'วันอาสาฬหบูชา' },
  { en: "King's Birthday", zh: '泰王诞辰', my: 'ထိုင်းဘုရင် မွေးနေ့', th: 'วันเฉลิมพระชนมพรรษาพระบาทสมเด็จพระเจ้าอยู่หัว' },
  {
    en: "The Queen Mother's Birthday",
    zh: '王太后诞辰（母亲节）',
    my: 'ထိုင်းမယ်တော်မိဖုရား မွေးနေ့',
    th: 'วันเฉลิมพระชนมพรรษาพระพันปีหลวง (วันแม่แห่งชาติ)',
  },
  { en: 'King Bhumibol Adulyadej Memorial Day', zh: '普密蓬国王逝世纪念日', my: 'ဘူမိဘောဘုရင် အထိမ်းအမှတ်နေ့', th: 'วันนวมินทรมหาราช' },
  { en: 'King Chulalongkorn Day', zh: '朱拉隆功大帝纪念日', my: 'ချူလာလောင်ကွန်းဘုရင် အထိမ်းအမှတ်နေ့', th: 'วันปิยมหาราช' },
  {
    en: "King Bhumibol Adulyadej's Birthday",
    zh: '普密蓬国王诞辰（父亲节）',
    my: 'ဘူမိဘောဘုရင် မွေးနေ့',
    th: 'วันคล้ายวันพระบรมราชสมภพรัชกาลที่ 9 (วันพ่อแห่งชาติ)',
  },
  { en: 'Constitution Day', zh: '宪法日', my: 'ထိုင်းဖွဲ့စည်းပုံအခြေခံဥပဒေနေ့', th: 'วันรัฐธรรมนูญ' },
  { en: "New Year's Eve", zh: '除夕', my: 'နှစ်ကုန်ဆုံးနေ့', th: 'วันสิ้นปี' },
];

/** A working day on which a holiday that fell on a weekend is made up for. */
const SUBSTITUTION = ' (substitution)';
const MADE_UP: Reason = { en: SUBSTITUTION, zh: '（补假）', my: ' (အစားထိုးပိတ်ရက်)', th: ' (ชดเชย)' };

/** Why a lottery rests on a day, in a language: a holiday that the calendar proposed is said in it; what operators wrote themselves stays as it is. */
export function restIn(language: keyof Reason, text: string): string {
  const is_made_up = text.endsWith(SUBSTITUTION);
  const name = is_made_up ? text.slice(0, -SUBSTITUTION.length) : text;
  const holiday = HOLIDAYS.find(({ en }) => en === name);
  if (holiday === undefined) return text;
  return `${holiday[language]}${is_made_up ? MADE_UP[language] : ''}`;
}
