import { fill } from './fill.ts';

/** A reason that operators choose and the player reads: kept in English, read in the player's language. */
export type Reason = { en: string; zh: string; my: string; th: string };

/** Why a request was rejected, or a cash-in counts another amount, by what it is about: the most used first. An operator may write another. */
export const reasons = {
  cash_in: [
    { en: 'The payment was not found.', zh: '未找到该付款。', my: 'ငွေလွှဲမှုကို ရှာမတွေ့ပါ။', th: 'ไม่พบการชำระเงิน' },
    {
      en: 'The amount does not match the payment.',
      zh: '金额与付款不符。',
      my: 'ပမာဏသည် ငွေလွှဲမှုနှင့် မကိုက်ညီပါ။',
      th: 'จำนวนเงินไม่ตรงกับการชำระเงิน',
    },
    {
      en: 'The transaction ID does not match the payment.',
      zh: '交易编号与付款不符。',
      my: 'လုပ်ငန်းစဉ်နံပါတ်သည် ငွေလွှဲမှုနှင့် မကိုက်ညီပါ။',
      th: 'เลขรายการไม่ตรงกับการชำระเงิน',
    },
    {
      en: 'The payment came from another person’s account.',
      zh: '该付款来自他人的账户。',
      my: 'ငွေလွှဲမှုသည် အခြားသူ၏ အကောင့်မှ ဖြစ်ပါသည်။',
      th: 'การชำระเงินมาจากบัญชีของบุคคลอื่น',
    },
    { en: 'The picture cannot be read.', zh: '截图无法看清。', my: 'ပုံကို ဖတ်၍မရပါ။', th: 'อ่านภาพไม่ได้' },
    { en: 'This payment was already credited.', zh: '该付款已入账。', my: 'ဤငွေလွှဲမှုကို ထည့်သွင်းပြီးပါပြီ။', th: 'การชำระเงินนี้ได้เติมให้แล้ว' },
  ],
  correction: [
    { en: 'The payment was of this amount.', zh: '实际付款为此金额。', my: 'ငွေလွှဲမှုသည် ဤပမာဏ ဖြစ်ပါသည်။', th: 'ยอดชำระจริงเป็นจำนวนนี้' },
    { en: 'The card was worth this amount.', zh: '充值卡面值为此金额。', my: 'ကတ်တန်ဖိုးသည် ဤပမာဏ ဖြစ်ပါသည်။', th: 'บัตรมีมูลค่าเท่านี้' },
  ],
  cash_out: [
    { en: 'The name of the account is not yours.', zh: '账户姓名不是您本人。', my: 'အကောင့်အမည်သည် သင့်အမည် မဟုတ်ပါ။', th: 'ชื่อบัญชีไม่ใช่ของคุณ' },
    { en: 'The account number is not right.', zh: '账号有误。', my: 'အကောင့်နံပါတ် မမှန်ပါ။', th: 'เลขที่บัญชีไม่ถูกต้อง' },
    {
      en: 'Please ask again with another payment method.',
      zh: '请使用其他付款方式重新申请。',
      my: 'အခြားငွေပေးချေမှုနည်းလမ်းဖြင့် ထပ်မံတောင်းဆိုပါ။',
      th: 'กรุณาส่งคำขอใหม่ด้วยวิธีชำระเงินอื่น',
    },
  ],
  level_two: [
    { en: 'The name cannot be read on the photo.', zh: '照片上的姓名无法辨认。', my: 'ဓာတ်ပုံတွင် အမည်ကို ဖတ်၍မရပါ။', th: 'อ่านชื่อในรูปไม่ได้' },
    {
      en: 'The photo does not show your payment app.',
      zh: '照片未显示您的付款应用。',
      my: 'ဓာတ်ပုံတွင် သင့်ငွေပေးချေမှုအက်ပ် မပါပါ။',
      th: 'รูปไม่ได้แสดงแอปชำระเงินของคุณ',
    },
    {
      en: 'The phone number on the photo is not yours.',
      zh: '照片上的电话号码不是您的。',
      my: 'ဓာတ်ပုံပါ ဖုန်းနံပါတ်သည် သင့်နံပါတ် မဟုတ်ပါ။',
      th: 'หมายเลขโทรศัพท์ในรูปไม่ใช่ของคุณ',
    },
    { en: 'The photo was changed.', zh: '照片经过修改。', my: 'ဓာတ်ပုံကို ပြင်ဆင်ထားပါသည်။', th: 'รูปถูกดัดแปลง' },
  ],
} as const satisfies Record<string, readonly [Reason, ...Reason[]]>;

/** How what an operator adds to a reason is told: as the house's own words, in the language in which they were written. */
const ADDED: Reason = {
  en: 'The house adds: “{text}”',
  zh: '商家补充：“{text}”',
  my: 'ဒိုင်က ဖြည့်စွက်သည် - “{text}”',
  th: 'ทางเว็บเพิ่มเติม: “{text}”',
};

const EVERY: readonly Reason[] = Object.values(reasons).flat();

/** A reason as an operator sends it: one of those to choose from, with what they add to it; or their own words alone. */
export function writtenReason(chosen: string | null, own: string): string {
  return [chosen ?? '', own.trim()].filter((it) => it !== '').join(' ');
}

/** The same read: which one was chosen, if any, and what is the operator's own. */
function readReason(text: string): { chosen: Reason | null; own: string } {
  const chosen = EVERY.find(({ en }) => text === en || text.startsWith(`${en} `)) ?? null;
  return { chosen, own: chosen === null ? text : text.slice(chosen.en.length).trim() };
}

/** A reason in a language: the chosen one is said in it, what was added follows as the house's own words; own words alone stay as they are. */
export function reasonIn(language: keyof Reason, text: string): string {
  const { chosen, own } = readReason(text);
  if (chosen === null) return text;
  return own === '' ? chosen[language] : `${chosen[language]} ${fill(ADDED[language], { text: own })}`;
}
