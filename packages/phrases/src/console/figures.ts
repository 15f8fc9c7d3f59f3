/** What the server names in statements and closings: parts, rows and columns. English as it stands in the answer is the key. */
export const figures: Readonly<Record<string, string>> = {
  // parts
  'Draws of the day': 'နေ့၏ ပွဲစဉ်များ',
  'Draws of the month': 'လ၏ ပွဲစဉ်များ',
  'Cash and corrections': 'ငွေသွင်း၊ ငွေထုတ်နှင့် ပြင်ဆင်မှု',
  'Cash by way to pay': 'ငွေပေးချေနည်းအလိုက် ငွေ',
  'Cash by account': 'အကောင့်အလိုက် ငွေ',
  'From beginning to end': 'အစမှ အဆုံး',

  // columns
  Kyat: 'ကျပ်',
  Opening: 'အဖွင့်',
  Change: 'အပြောင်း',
  Closing: 'အပိတ်',
  Cost: 'ကုန်ကျငွေ',
  'To players': 'ကစားသူများသို့',

  // rows
  'Bonus on a cash-in': 'ငွေသွင်း ဘောနပ်စ်',
  'Rewards for points': 'အမှတ်ဖြင့် ရသောဆု',
  'Referral of lotteries': 'ထီ မိတ်ဆက်ငွေ',
  'Referral of games': 'ဂိမ်း မိတ်ဆက်ငွေ',
  'Brought by nobody': 'မည်သူမျှ မမိတ်ဆက်',
  'Over or missing': 'ပိုငွေ၊ လိုငွေ',
  'Beside what is owed to players': 'ကစားသူများကို ပေးရန်ရှိငွေနှင့် ယှဉ်လျှင်',
  'Purses below zero': 'သုညအောက် လက်ကျန်များ',
  'Balances corrected': 'ပြင်ဆင်သော လက်ကျန်',
  'Balances corrected by two operators': 'အော်ပရေတာ နှစ်ဦး ပြင်ဆင်သော လက်ကျန်',
  'Wins taken back': 'ပြန်ရုပ်သိမ်းသော လျော်ငွေ',
  'Bets and results of games rolled back': 'ပြန်လှည့်သော ဂိမ်းထိုးမှုနှင့် ရလဒ်',
  'Wagers of games settled anew': 'ပြန်ရှင်းသော ဂိမ်းထိုးမှု',
  'Wagers of games repaired': 'ပြုပြင်သော ဂိမ်းထိုးမှု',
  'Player funds at the beginning': 'အစတွင် ကစားသူငွေ',
  'Payouts and refunds': 'လျော်ငွေနှင့် ပြန်အမ်းငွေ',
  'Corrections of play': 'ကစားမှု ပြင်ဆင်ခြင်း',
  'Corrections of balances': 'လက်ကျန် ပြင်ဆင်ခြင်း',
  'Other reasons': 'အခြား အကြောင်းများ',
  'All of these': 'အားလုံး ပေါင်း',
  'Of it below zero, owed by players': 'ထိုအထဲမှ သုညအောက်၊ ကစားသူများမှ ရရန်ရှိ',
  'Player funds at the end': 'အဆုံးတွင် ကစားသူငွေ',
  'Difference: none, the chain holds': 'ကွာခြားချက် မရှိ၊ စာရင်း ကိုက်ညီသည်',
  'Difference: the chain does not hold': 'ကွာခြားချက် - စာရင်း မကိုက်ညီပါ',
};
