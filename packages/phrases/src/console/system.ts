/** The system, kinds of alert and the first steps of a house. English as it stands in the source is the key. */
export const system: Readonly<Record<string, string>> = {
  // app/paths.ts
  System: 'စနစ်',
  'Alert kinds': 'သတိပေးချက် အမျိုးအစားများ',

  // parts/alert-kind.ts
  Grave: 'အလွန်အရေးကြီး',
  Urgent: 'အရေးကြီး',
  'To look at': 'ကြည့်ရန်',

  // contract/first-run.ts, parts/FirstRun.tsx
  'First steps': 'ပထမအဆင့်များ',
  'What the house needs before its first bet, and what it would do well to have.': 'ပထမဆုံးထိုးကြေး မတိုင်မီ လိုအပ်သည်များနှင့် ရှိသင့်သည်များ။',
  'An operator with the role owner': 'owner တာဝန်ရှိသော အော်ပရေတာ',
  'A second operator: results, corrections and much else need two': 'ဒုတိယ အော်ပရေတာ - ရလဒ်၊ ပြင်ဆင်ချက်နှင့် အခြားများအတွက် နှစ်ဦး လိုသည်',
  'An account of the house is open, for players to pay to': 'ကစားသူများ ပေးရန် အကောင့်တစ်ခု ဖွင့်ထားသည်',
  'A way to pay in is open': 'ငွေသွင်းနည်းတစ်ခု ဖွင့်ထားသည်',
  'A way to pay out is open': 'ငွေထုတ်နည်းတစ်ခု ဖွင့်ထားသည်',
  'The lotteries that players see take bets': 'ကစားသူများ မြင်ရသော ထီများ ထိုးကြေး လက်ခံသည်',
  'No lottery believes the replay feed, which repeats old draws': 'ပွဲဟောင်းများ ပြန်ပြသော replay ရင်းမြစ်ကို မည်သည့်ထီမျှ မယုံပါ',
  'A licence that has not ended is entered': 'သက်တမ်းမကုန်သေးသော လိုင်စင် ထည့်ထားသည်',
  'Players reach the house: PUBLIC_URL is set': 'ကစားသူများ ရောက်နိုင်သည် - PUBLIC_URL သတ်မှတ်ထားသည်',
  'The machine can tell alerts outside the console: ALERT_SMTP_URL or ALERT_WEBHOOK_URL is set':
    'ကွန်ဆိုးလ်ပြင်ပသို့ သတိပေးနိုင်သည် - ALERT_SMTP_URL သို့မဟုတ် ALERT_WEBHOOK_URL သတ်မှတ်ထားသည်',
  'Somebody is told of alerts outside the console': 'ကွန်ဆိုးလ်ပြင်ပတွင် တစ်ဦးဦးကို သတိပေးသည်',
  'Two witnesses outside the house sign the public log: LOG_WITNESSES (docs/witness.md)':
    'ပြင်ပသက်သေ နှစ်ဦး အများပြည်သူမှတ်တမ်းကို လက်မှတ်ထိုးသည် - LOG_WITNESSES (docs/witness.md)',

  // screens/house
  'Players read its reference at the foot of home. After its last day no bet and no cash-in is taken; another owner confirms a change.':
    'ကစားသူများ ပင်မစာမျက်နှာ အောက်ခြေတွင် ဖတ်ရသည်။ နောက်ဆုံးရက် ကျော်လျှင် ထိုးကြေးနှင့် ငွေသွင်း လက်မခံပါ။ ပြောင်းလျှင် ပိုင်ရှင်နောက်တစ်ဦး အတည်ပြုရသည်။',
  Reference: 'အမှတ်',
  'Last day': 'နောက်ဆုံးရက်',
  'It has ended: no bet and no cash-in is taken.': 'သက်တမ်းကုန်ပြီ - ထိုးကြေးနှင့် ငွေသွင်း လက်မခံပါ။',
  'It ends in {days_left} days.': '{days_left} ရက်အတွင်း ကုန်မည်။',

  // screens/alert-kinds
  'An alert that is open for a minute is told outside the console, unless its kind is snoozed.':
    'တစ်မိနစ်ကြာ ဖွင့်ထားသော သတိပေးချက်ကို ကွန်ဆိုးလ်ပြင်ပသို့ ပို့သည်၊ အမျိုးအစား ခဏရပ်ထားလျှင် မပို့ပါ။',
  'Sees to it': 'တာဝန်ခံ',
  'by role': 'တာဝန်အလိုက်',
  'By role: whoever sees it': 'တာဝန်အလိုက် - မြင်ရသူ အားလုံး',
  'Who sees to it': 'တာဝန်ခံ',
  Snoozed: 'ခဏရပ်ထား',
  'until {snoozed_until}, {snoozed_by}': '{snoozed_until} အထိ၊ {snoozed_by}',
  'No kinds of alert': 'သတိပေးချက် အမျိုးအစား မရှိပါ',
  'Your roles see none.': 'သင့်တာဝန်ဖြင့် မမြင်ရပါ။',
  'Name who': 'တာဝန်ပေးမည်',
  Snooze: 'ခဏရပ်မည်',
  '1 hour': '၁ နာရီ',
  '4 hours': '၄ နာရီ',
  '12 hours': '၁၂ နာရီ',
  '24 hours': '၂၄ နာရီ',
  'No longer': 'ဆက်မရပ်တော့ပါ',
  'Snooze a kind of alert': 'သတိပေးချက် အမျိုးအစား ခဏရပ်ခြင်း',
  'For how long': 'ကြာချိန်',
  'It is changed.': 'ပြောင်းပြီးပါပြီ။',
  'Nobody is told outside the console meanwhile. What is still open then is told.': 'ထိုအချိန်အတွင်း ကွန်ဆိုးလ်ပြင်ပသို့ မပို့ပါ။ ပြီးချိန် ဖွင့်ဆဲရှိသည်ကို ပို့ပါမည်။',

  // screens/system
  'What runs and what waits; it keeps itself up to date.': 'လည်ပတ်နေသည်များနှင့် စောင့်နေသည်များ၊ အလိုအလျောက် နောက်ဆုံးအခြေအနေ ပြသည်။',
  Machine: 'စက်',
  'Players listening': 'ချိတ်ဆက်ထားသော ကစားသူ',
  'Text messages waiting': 'စောင့်နေသော SMS',
  'Notifications waiting': 'စောင့်နေသော အသိပေးချက်',
  'Alert messages waiting': 'စောင့်နေသော သတိပေးစာ',
  ', the oldest {oldest_at}': '၊ အကြာဆုံး {oldest_at}',
  'Last audit': 'နောက်ဆုံး စာရင်းစစ်',
  'none was written down': 'မှတ်တမ်း မရှိသေး',
  'the books are right': 'စာရင်း မှန်သည်',
  'the books are wrong': 'စာရင်း မှားနေသည်',
  '{check_count} checks over all of it': 'အားလုံးအပေါ် စစ်ဆေးချက် {check_count} ခု',
  '{check_count} checks over what came after {after_day}': '{after_day} နောက်ပိုင်းအပေါ် စစ်ဆေးချက် {check_count} ခု',
  '{product} (Node {node}, PostgreSQL {postgres})': '{product} (Node {node}, PostgreSQL {postgres})',
  '{free_mb} GB, {free_percent} % free': '{free_mb} GB၊ {free_percent} % လွတ်',
  Disk: 'ဒစ်ခ်',
  Versions: 'ဗားရှင်း',
  'Alerts outside the console': 'ကွန်ဆိုးလ်ပြင်ပ သတိပေးချက်',
  'Two owners decide who is told. The addresses of mail server and webhook are settings of the machine.':
    'ပို့ရမည့်သူကို ပိုင်ရှင်နှစ်ဦး ဆုံးဖြတ်သည်။ မေးလ်ဆာဗာနှင့် webhook လိပ်စာများသည် စက်၏ သတ်မှတ်ချက်ဖြစ်သည်။',
  Ways: 'နည်းလမ်းများ',
  Mail: 'အီးမေးလ်',
  Webhook: 'Webhook',
  'A trial is on its way.': 'စမ်းသပ်စာ ပို့နေပါပြီ။',
  'Send a trial': 'စမ်းပို့မည်',
  'sent last {last_sent_at}': 'နောက်ဆုံးပို့ {last_sent_at}',
  'not set up on the machine': 'စက်တွင် မသတ်မှတ်ရသေး',
  'nobody is told': 'မည်သူ့ကိုမျှ မပို့ပါ',
  'in order': 'အဆင်ပြေ',
  failing: 'မအောင်မြင်',
  '{waiting_count} waiting, the oldest {oldest_waiting_at}': '{waiting_count} ခု စောင့်နေ၊ အကြာဆုံး {oldest_waiting_at}',
  'tried next {next_at}': 'နောက်တစ်ကြိမ် {next_at}',
  'Mail to': 'အီးမေးလ် ပို့ရန်',
  'An address a line.': 'တစ်ကြောင်းလျှင် လိပ်စာတစ်ခု။',
  'Webhook to': 'Webhook ပို့ရန်',
  'The chat_id of a conversation, such as -1001234567890.': 'စကားဝိုင်း၏ chat_id၊ ဥပမာ -1001234567890။',
  'Told from': 'ပို့မည့် အဆင့်',
  'All alerts': 'သတိပေးချက် အားလုံး',
  'Urgent and grave ones': 'အရေးကြီးနှင့် အလွန်အရေးကြီးသည်များ',

  // screens/system/Gateways
  Gateways: 'ပြင်ပချိတ်ဆက်မှုများ',
  "Whom we work with outside: their addresses and keys are settings of the machine, the games' are under Games. Notifications and results are as the server that answers heard them.":
    'ပြင်ပတွင် တွဲဖက်သူများ။ လိပ်စာနှင့် သော့များမှာ စက်၏ ဆက်တင်ဖြစ်ပြီး ဂိမ်းများ၏ ဆက်တင်မှာ ဂိမ်းများ အောက်တွင် ရှိသည်။ အသိပေးချက်နှင့် ပေါက်ဂဏန်းများကို ဖြေသော ဆာဗာ ကြားသည့်အတိုင်း ပြသည်။',
  Notifications: 'အသိပေးချက်များ',
  'nothing heard yet': 'မကြားရသေး',
  'for a demo only': 'စမ်းသပ်ရန်သာ',
  'not set up': 'မတပ်ဆင်ရသေး',
  'heard {heard_ms_ago} ago': '{heard_ms_ago} အကြာက ကြားသည်',
  'failed last {failed_ms_ago} ago': 'နောက်ဆုံး {failed_ms_ago} အကြာက မအောင်မြင်',
};
