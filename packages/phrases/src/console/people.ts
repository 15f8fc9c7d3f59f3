/** Who works here: log-in, operators, rights, history. English as it stands in the source is the key. */
export const people: Readonly<Record<string, string>> = {
  // screens/account
  Sessions: 'ဝင်ထားမှုများ',
  Browser: 'ဘရောက်ဇာ',
  Address: 'လိပ်စာ',
  Since: 'စတင်ချိန်',
  'Last seen': 'နောက်ဆုံး တွေ့ချိန်',
  'This one': 'ယခုသုံးနေသည်',
  End: 'ရပ်မည်',
  'End the session of {address}': '{address} ၏ ဝင်ထားမှု ရပ်မည်',
  'No sessions': 'ဝင်ထားမှု မရှိပါ',
  'A session appears when you log in.': 'သင် ဝင်သောအခါ ပေါ်လာပါမည်။',
  unknown: 'မသိ',
  'End this session?': 'ဤဝင်ထားမှုကို ရပ်မည်လား။',
  'End it': 'ရပ်မည်',
  'Ended: its next click has to log in again.': 'ရပ်ပြီးပါပြီ - နောက်တစ်ချက်နှိပ်လျှင် ပြန်ဝင်ရပါမည်။',
  'Opened {opened_at} from {address}. If that was not you, change your password as well.':
    '{opened_at} တွင် {address} မှ ဝင်ခဲ့ပါသည်။ သင် မဟုတ်လျှင် စကားဝှက်ကိုပါ ပြောင်းပါ။',
  'Second factor': 'ဒုတိယအဆင့် အတည်ပြုချက်',
  'An authenticator app: its code is asked for at the log-in, and before money and rights.':
    'အတည်ပြုအက်ပ် - ဝင်ချိန်နှင့် ငွေ၊ လုပ်ပိုင်ခွင့် မလုပ်မီ ကုဒ်ကို မေးပါသည်။',
  On: 'ဖွင့်',
  Off: 'ပိတ်',
  '1 recovery code left': 'အရန်ကုဒ် 1 ခု ကျန်သည်',
  '{codes_left} recovery codes left': 'အရန်ကုဒ် {codes_left} ခု ကျန်သည်',
  'Set up a phone': 'ဖုန်း သတ်မှတ်မည်',
  '{username}, roles: {roles}': '{username}၊ တာဝန်များ - {roles}',
  'A new password ends your sessions on other machines.': 'စကားဝှက်အသစ် သတ်မှတ်လျှင် အခြားစက်များရှိ သင့်ဝင်ထားမှုများ ရပ်သွားပါမည်။',
  'Where you are logged in. A session ends by itself when nobody has touched it for a while, and twelve hours after the log-in.':
    'သင် ဝင်ထားသော နေရာများ။ အတန်ကြာ မသုံးလျှင်လည်းကောင်း၊ ဝင်ပြီး 12 နာရီကြာလျှင်လည်းကောင်း အလိုအလျောက် ရပ်ပါသည်။',

  // screens/audit
  Subject: 'အကြောင်းအရာ',
  'What changed': 'ပြောင်းလဲချက်',
  'Bundle of a month': 'တစ်လစာ စာရင်းစစ်ဖိုင်',
  Download: 'ဒေါင်းလုဒ်',
  Month: 'လ',
  'The download begins.': 'ဒေါင်းလုဒ် စတင်ပါပြီ။',
  'All books of the month in one file: draws, slips, results, payments, the ledger and the log. An auditor works them out anew with a program of their own.':
    'တစ်လစာ စာရင်းအားလုံး ဖိုင်တစ်ခုတည်း - ပွဲစဉ်၊ ပြေစာ၊ ပေါက်ဂဏန်း၊ လျော်ကြေး၊ ငွေစာရင်းနှင့် မှတ်တမ်း။ စာရင်းစစ်က ကိုယ်ပိုင်ပရိုဂရမ်ဖြင့် ပြန်တွက်ပါသည်။',
  'It names no player, but whoever has it sees all play: give it to the auditor alone. The history keeps that you took it.':
    'ကစားသူအမည် မပါသော်လည်း ကစားမှုအားလုံး မြင်ရပါသည် - စာရင်းစစ်ထံသာ ပေးပါ။ သင် ယူသည်ကို မှတ်တမ်းတင်ပါသည်။',
  'Search by subject': 'အကြောင်းအရာဖြင့် ရှာရန်',
  'To: draw:12, cash_in:7, lottery …': 'အပေါ် - draw:12၊ cash_in:7၊ lottery …',
  'Search by what was done': 'လုပ်ဆောင်ချက်ဖြင့် ရှာရန်',
  'Did: approve, block …': 'လုပ်ဆောင်ချက် - approve၊ block …',
  'All operators': 'အော်ပရေတာ အားလုံး',
  From: 'မှ',
  To: 'အထိ',
  'Show all': 'အားလုံး ပြမည်',
  'What operators did, newest first. Nothing here can be changed.': 'အော်ပရေတာများ လုပ်ခဲ့သည်များ၊ အသစ်ဆုံး အရင်။ ဤနေရာတွင် ဘာမျှ ပြင်၍မရပါ။',
  When: 'အချိန်',
  Did: 'လုပ်ဆောင်ချက်',
  'Nothing found': 'မတွေ့ပါ',
  'Choose more days, or search for less.': 'ရက်ကို တိုးရွေးပါ သို့မဟုတ် ရှာဖွေမှုကို လျှော့ပါ။',

  // screens/join
  'Join · {houseName} console': 'ပါဝင်ရန် · {houseName} ကွန်ဆိုးလ်',
  'Join the house': 'ဒိုင်သို့ ပါဝင်ရန်',
  'Two owners have each given you a link with one half of an invitation: open both in this browser, or paste them here. With both you choose a password that only you know.':
    'ပိုင်ရှင်နှစ်ဦးက ဖိတ်ကြားချက်တစ်ဝက်စီပါသော လင့်ခ်ကို ပေးထားပါသည် - နှစ်ခုလုံးကို ဤဘရောက်ဇာတွင် ဖွင့်ပါ၊ သို့မဟုတ် ဤနေရာတွင် ကူးထည့်ပါ။ နှစ်ခုလုံးဖြင့် သင်တစ်ဦးတည်းသိသော စကားဝှက်ကို ရွေးပါ။',
  'First half': 'ပထမတစ်ဝက်',
  'Second half': 'ဒုတိယတစ်ဝက်',
  Join: 'ပါဝင်မည်',
  'The password is yours. Your name is <b>{username}</b>. <anchor>Log in</anchor>':
    'စကားဝှက် ရပါပြီ။ သင့်အမည်မှာ <b>{username}</b> ဖြစ်သည်။ <anchor>ဝင်မည်</anchor>',

  // screens/login
  'Log in · {houseName} console': 'ဝင်ရန် · {houseName} ကွန်ဆိုးလ်',
  'I was invited': 'ဖိတ်ကြားခံရပါသည်',

  // screens/operators
  'Small letters, digits, dots, dashes. It is typed at every log-in.': 'စာလုံးသေး၊ ဂဏန်း၊ အစက်၊ တုံးတို။ ဝင်တိုင်း ရိုက်ရပါသည်။',
  'Two small letters, digits, dots or dashes at least.': 'စာလုံးသေး၊ ဂဏန်း၊ အစက် သို့မဟုတ် တုံးတို အနည်းဆုံး နှစ်လုံး။',
  'Add an operator': 'အော်ပရေတာ ထည့်မည်',
  'Another owner confirms. Then each of you gives the new operator one half of the invitation, and they choose a password that neither of you knows.':
    'အခြားပိုင်ရှင် အတည်ပြုပါသည်။ ထို့နောက် နှစ်ဦးစလုံးက ဖိတ်ကြားချက်တစ်ဝက်စီ ပေးပြီး အော်ပရေတာအသစ်က သင်တို့မသိသော စကားဝှက်ကို ရွေးပါသည်။',
  'Roles of {username}': '{username} ၏ တာဝန်များ',
  'These are the roles already.': 'ဤတာဝန်များ ရှိပြီးသား ဖြစ်သည်။',
  'Another owner confirms. The roles count from the next click on.': 'အခြားပိုင်ရှင် အတည်ပြုပါသည်။ နောက်တစ်ချက်နှိပ်သည်မှ စ၍ သက်ရောက်ပါသည်။',
  'A new password for {username}': '{username} အတွက် စကားဝှက်အသစ်',
  'Another owner confirms. From then on the old password opens nothing, every session is over, and each of you gives one half of a new invitation.':
    'အခြားပိုင်ရှင် အတည်ပြုပါသည်။ ထို့နောက် စကားဝှက်ဟောင်း သုံးမရတော့ဘဲ ဝင်ထားမှုအားလုံး ရပ်ပြီး နှစ်ဦးစလုံးက ဖိတ်ကြားချက်အသစ် တစ်ဝက်စီ ပေးရပါမည်။',
  'The second factor of {username}': '{username} ၏ ဒုတိယအဆင့် အတည်ပြုချက်',
  'For who lost the phone and the recovery codes. Another owner confirms. From then on the old codes open nothing, every session is over, and the next log-in sets up another. Both of you should have spoken to {username} in person.':
    'ဖုန်းနှင့် အရန်ကုဒ် ပျောက်သူအတွက်။ အခြားပိုင်ရှင် အတည်ပြုပါသည်။ ထို့နောက် ကုဒ်ဟောင်း သုံးမရတော့ဘဲ ဝင်ထားမှုအားလုံး ရပ်ပြီး နောက်တစ်ကြိမ်ဝင်လျှင် အသစ် သတ်မှတ်ရပါမည်။ နှစ်ဦးစလုံး {username} နှင့် လူချင်းတွေ့ စကားပြောပြီးသား ဖြစ်ရပါမည်။',
  'Shut {username} out': '{username} ကို ထုတ်ပယ်ရန်',
  'Shut out': 'ထုတ်ပယ်မည်',
  'Reason, for the history': 'အကြောင်းပြချက် (မှတ်တမ်းအတွက်)',
  '{username} is shut out.': '{username} ထုတ်ပယ်ပြီးပါပြီ။',
  'It counts at once: their sessions end. Two owners can let them in again, with a new password.':
    'ချက်ချင်း သက်ရောက်သည် - ဝင်ထားမှုများ ရပ်ပါမည်။ ပိုင်ရှင်နှစ်ဦးက စကားဝှက်အသစ်ဖြင့် ပြန်ဝင်ခွင့် ပေးနိုင်ပါသည်။',
  'Your half for {username}': '{username} အတွက် သင့်တစ်ဝက်',
  'Make it': 'ပြုလုပ်မည်',
  'It is shown once. One that you made before counts no more. Give it to {username} yourself, to nobody else.':
    'တစ်ကြိမ်သာ ပြပါသည်။ ယခင် ပြုလုပ်ထားသည် မသုံးရတော့ပါ။ {username} ထံ ကိုယ်တိုင်သာ ပေးပါ၊ အခြားသူထံ မပေးပါနှင့်။',
  'This link is the {part} half, once, until {expires_at}. {username} opens it and the other owner’s in one browser. Whoever had both could be {username}: send yours to them alone.':
    'ဤလင့်ခ်သည် {part} တစ်ဝက် ဖြစ်ပြီး တစ်ကြိမ်သာ၊ {expires_at} အထိ သုံးရပါသည်။ {username} က အခြားပိုင်ရှင်၏ လင့်ခ်နှင့်အတူ ဘရောက်ဇာတစ်ခုတည်းတွင် ဖွင့်ရပါမည်။ နှစ်ခုလုံးရသူသည် {username} အဖြစ် ဝင်နိုင်ပါသည် - သူ့ထံသာ ပို့ပါ။',
  'Your half': 'သင့်တစ်ဝက်',
  'Your link': 'သင့်လင့်ခ်',
  'Copy the link': 'လင့်ခ် ကူးမည်',
  Done: 'ပြီးပြီ',
  Active: 'အသုံးပြုနေ',
  Invited: 'ဖိတ်ကြားထား',
  'Who works here. One owner asks for a new one or for other roles, another confirms under To confirm.':
    'ဤနေရာတွင် အလုပ်လုပ်သူများ။ ပိုင်ရှင်တစ်ဦးက အသစ် သို့မဟုတ် အခြားတာဝန် တောင်းပြီး အခြားပိုင်ရှင်က “အတည်ပြုရန်” တွင် အတည်ပြုပါသည်။',
  'What each role may do': 'တာဝန်တစ်ခုစီ၏ လုပ်ပိုင်ခွင့်',
  Roles: 'တာဝန်များ',
  'No operators': 'အော်ပရေတာ မရှိပါ',
  'Whoever owns the database adds the first owners with npm run operator.': 'ဒေတာဘေ့စ်ပိုင်သူက npm run operator ဖြင့် ပထမဆုံး ပိုင်ရှင်များကို ထည့်ပါသည်။',
  '(you)': '(သင်)',
  'not logged in': 'မဝင်ထားပါ',
  'has not logged in yet': 'မဝင်ဖူးသေးပါ',
  '1 session': 'ဝင်ထားမှု 1 ခု',
  '{sessions_count} sessions': 'ဝင်ထားမှု {sessions_count} ခု',
  'Sessions of {username}': '{username} ၏ ဝင်ထားမှုများ',
  'Nobody is logged in by this name.': 'ဤအမည်ဖြင့် ဝင်ထားသူ မရှိပါ။',
  'End this session of {username}?': '{username} ၏ ဤဝင်ထားမှုကို ရပ်မည်လား။',
  'Opened {opened_at} from {address}. {username} may log in again. If somebody else knows the password, shut them out.':
    '{opened_at} တွင် {address} မှ ဝင်ခဲ့ပါသည်။ {username} ပြန်ဝင်နိုင်ပါသည်။ အခြားသူက စကားဝှက်ကို သိနေလျှင် ပိတ်ပင်ပါ။',
  'Second factor {has_second_factor}': 'ဒုတိယအဆင့် {has_second_factor}',
  'The invitation is over': 'ဖိတ်ကြားချက် သက်တမ်းကုန်ပါပြီ',
  'Lost phone': 'ဖုန်းပျောက်',

  // screens/rights
  'What each role may do. An operator with several roles may do what any of them may. A row opens to all of what it says.':
    'တာဝန်တစ်ခုစီ လုပ်နိုင်သည်များ။ တာဝန်များစွာရှိသူသည် ထိုတာဝန်များ လုပ်နိုင်သမျှ လုပ်နိုင်ပါသည်။ အတန်းကိုနှိပ်လျှင် အပြည့်အစုံ ပေါ်ပါမည်။',
  'Rights: {heading}': 'လုပ်ပိုင်ခွင့် - {heading}',
  'asks who you are': 'မည်သူဖြစ်သည်ကို မေးသည်',
  yes: 'ရှိ',
  no: 'မရှိ',
};
