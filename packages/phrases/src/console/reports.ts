/** Reports, and what the house owes its players. English as it stands in the source is the key. */
export const reports: Readonly<Record<string, string>> = {
  // screens/player-funds
  'Player funds at the end of {day}': '{day} အဆုံး ကစားသူငွေ',
  'Owed to players': 'ကစားသူများကို ပေးရန်ရှိငွေ',
  'Stakes of draws that had paid nothing yet': 'မလျော်ရသေးသော ပွဲစဉ်များ၏ ထိုးငွေ',
  'Purses below zero come to {below_zero} kyat. What those players owe makes what is owed to others no smaller.':
    'သုညအောက် လက်ကျန်များ စုစုပေါင်း {below_zero} ကျပ်။ ထိုသူများ ပေးရန်ရှိသည်က အခြားသူများကို ပေးရန်ရှိသည်ကို မလျော့စေပါ။',
  'The house’s accounts': 'ဒိုင်၏ အကောင့်များ',
  Counted: 'ရေတွက်ပြီး',
  'All accounts': 'အကောင့် အားလုံး',
  'By the books an account holds what came in less what went out since the house began. What the house itself put in or took out is the difference.':
    'စာရင်းအရ အကောင့်တွင် စတင်ချိန်မှစ၍ ဝင်ငွေမှ ထွက်ငွေနုတ်၍ ရှိရပါသည်။ ဒိုင်ကိုယ်တိုင် ထည့်၊ ထုတ်သည်က ကွာခြားချက် ဖြစ်သည်။',
  'Counted beside what is owed: {difference}. Counted by {checked_by}, {checked_at}.':
    'ရေတွက်ငွေနှင့် ပေးရန်ရှိငွေ ကွာခြားချက် - {difference}။ {checked_by} ရေတွက်သည်၊ {checked_at}။',
  'cash in': 'ငွေသွင်း',
  'cash out': 'ငွေထုတ်',
  'Entries of the day: {entries}, {entries2}, {entries3}.': 'နေ့၏ စာရင်းများ - {entries}၊ {entries2}၊ {entries3}။',
  '{amount} kyat {word}': '{amount} ကျပ် {word}',
  'What the accounts held at the end of {day}': '{day} အဆုံး အကောင့်များရှိ ငွေ',
  'Write it down': 'မှတ်တမ်းတင်မည်',
  'By the books {booked} kyat': 'စာရင်းအရ {booked} ကျပ်',
  'It is written down.': 'မှတ်တမ်းတင်ပြီးပါပြီ။',
  'Look into each account and type what it held when the day was over. It moves no money and stands in the history.':
    'အကောင့်တစ်ခုစီကို ကြည့်ပြီး နေ့ကုန်ချိန်တွင် ရှိခဲ့သောငွေကို ရိုက်ပါ။ ငွေ မရွှေ့ဘဲ မှတ်တမ်းတွင်သာ ရှိပါမည်။',
  'A minute after a day of Myanmar is over it is closed by itself: what the house owed its players then, beside its accounts. The sums are in the public log and stay as they were told. Type in what the real accounts held, and see what is missing or over.':
    'မြန်မာရက် ကုန်ပြီး တစ်မိနစ်အကြာတွင် အလိုအလျောက် စာရင်းပိတ်ပါသည် - ထိုအချိန် ကစားသူများကို ပေးရန်ရှိငွေနှင့် ဒိုင်အကောင့်များ။ စုစုပေါင်းများသည် အများပြည်သူမှတ်တမ်းတွင် ရှိပြီး မပြောင်းတော့ပါ။ အမှန်တကယ်ရှိသောငွေကို ရိုက်ထည့်၍ လိုငွေ၊ ပိုငွေ ကြည့်ပါ။',
  Days: 'ရက်များ',
  'No day is closed yet': 'စာရင်းပိတ်ပြီးသောရက် မရှိသေးပါ',
  'The first one is closed soon after midnight.': 'ပထမရက်ကို သန်းခေါင်ပြီးမကြာမီ ပိတ်ပါမည်။',
  '{entry_count} entries': 'စာရင်း {entry_count} ခု',
  'Accounts by the books': 'စာရင်းအရ အကောင့်ငွေ',
  'Over or missing': 'ပိုငွေ၊ လိုငွေ',
  Statement: 'ရှင်းတမ်း',
  'Statement of {day}': '{day} ရှင်းတမ်း',
  'Count the accounts of {day}': '{day} ၏ အကောင့်များ ရေတွက်မည်',
  'not yet': 'မရေတွက်ရသေး',
  'Main purses': 'ပင်မငွေ',
  'Game purses': 'ဂိမ်းငွေ',
  'Cash-outs under way': 'လုပ်ဆောင်ဆဲ ငွေထုတ်',
  'Weekly promotion, not claimed': 'မထုတ်ယူရသေးသော အပတ်စဉ် ပရိုမိုးရှင်း',
  'Referral of games, not claimed': 'မထုတ်ယူရသေးသော ဂိမ်းမိတ်ဆက်ငွေ',

  // screens/report-entries
  '{from} to {to}': '{from} မှ {to}',
  "The ledger's own entries that come to this figure of a report, the newest first.": 'အစီရင်ခံစာ၏ ဤကိန်းကို ဖြစ်စေသော စာရင်းများ၊ အသစ်ဆုံး အရင်။',
  'All reports': 'အစီရင်ခံစာ အားလုံး',
  'Booked {days}': 'စာရင်းသွင်း {days}',
  Entries: 'စာရင်းများ',
  'None found yet': 'မတွေ့သေးပါ',
  'There are many entries on these days: look further.': 'ဤရက်များတွင် စာရင်း များပါသည် - ဆက်ရှာပါ။',
  'No entries': 'စာရင်း မရှိပါ',
  'Nothing was booked for this figure on these days.': 'ဤရက်များတွင် ဤကိန်းအတွက် စာရင်းသွင်းထားခြင်း မရှိပါ။',
  'Look further': 'ဆက်ရှာမည်',
  Stakes: 'ထိုးငွေ',
  Payouts: 'လျော်ကြေး',
  Refunds: 'ပြန်အမ်းငွေ',
  'Gross result': 'အကြမ်းအမြတ်',

  // screens/reports
  'Nothing was booked': 'စာရင်းသွင်းထားခြင်း မရှိပါ',
  'By days of Myanmar. A refund, a reversal or a rollback counts on the day on which it was booked: a day that is over stays as it was told. A figure of a row opens to the entries behind it.':
    'မြန်မာရက်အလိုက်။ ပြန်အမ်းခြင်း၊ ပြန်ရုပ်သိမ်းခြင်းကို စာရင်းသွင်းသောနေ့တွင် ရေတွက်ပါသည် - ကုန်သွားသောနေ့ မပြောင်းတော့ပါ။ ကိန်းကို နှိပ်လျှင် စာရင်းများ ပြပါသည်။',
  Report: 'အစီရင်ခံစာ',
  Play: 'ကစားမှု',
  By: 'အလိုက်',
  In: 'ဝင်',
  Out: 'ထွက်',
  'Cash in, {in_count} times': 'ငွေသွင်း {in_count} ကြိမ်',
  'Cash out, {out_count} times': 'ငွေထုတ် {out_count} ကြိမ်',
  Week: 'ရက်သတ္တပတ်',
  'A report is of a year at most: this one begins on {from}.': 'အစီရင်ခံစာသည် အများဆုံး တစ်နှစ် - {from} မှ စပါသည်။',
};
