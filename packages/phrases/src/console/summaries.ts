/** What each call of the console does, as the contract says it, for the page of rights alone. English as it stands in the contract is the key. */
export const summaries: Readonly<Record<string, string>> = {
  'Reads a statement and writes nothing: what its columns mean, its lines, what is skipped':
    'ရှင်းတမ်းကို ဖတ်ပြပြီး မသိမ်းပါ - ကော်လံများ၏ အဓိပ္ပာယ်၊ စာကြောင်းများ၊ ကျော်ထားသည်များ',
  'Keeps a statement for ever; a line that one before had counts once. It approves nothing':
    'ရှင်းတမ်းကို အမြဲသိမ်းသည်၊ ယခင်ရှိပြီးသော စာကြောင်းကို တစ်ကြိမ်သာ ရေတွက်သည်။ မည်သည်ကိုမျှ အတည်မပြုပါ',
  'The statements of an account that were brought in, newest first': 'အကောင့်တစ်ခုအတွက် သွင်းထားသော ရှင်းတမ်းများ၊ အသစ်ဆုံး အရင်',
  'A statement to try with: what the payment app would say of the account of this demo':
    'စမ်းသပ်ရန် ရှင်းတမ်း - ဤသရုပ်ပြ၏ အကောင့်အတွက် ငွေပေးချေမှုအက်ပ်က ပြမည့်အတိုင်း',
  'What came and is not booked, beside the cash-in that it is or looks like: certain ones first':
    'ဝင်ပြီး စာရင်းမသွင်းရသေးသောငွေနှင့် ကိုက်ညီသော သို့မဟုတ် ဆင်တူသော ငွေသွင်း၊ သေချာသည်များ အရင်',
  'Approves pairs that are certain, each by itself and once; above the amount of the terms they are asked for, and who brought a statement in approves by it no more in a day alone':
    'သေချာသော အတွဲများကို တစ်ခုစီ၊ တစ်ကြိမ်စီ အတည်ပြုသည်၊ သတ်မှတ်ပမာဏထက် များလျှင် ဒုတိယသူထံ တောင်းသည်၊ ရှင်းတမ်းသွင်းသူတစ်ဦးတည်းက တစ်ရက်လျှင် ထိုပမာဏထက် ပို၍ အတည်မပြုနိုင်ပါ',
  'What fits nothing: money without a request, requests and bookings without money, other amounts, ids used twice; newest first':
    'မကိုက်ညီသည်များ - တောင်းဆိုမှုမရှိသောငွေ၊ ငွေမရှိသော တောင်းဆိုမှုနှင့် စာရင်း၊ ပမာဏကွဲခြင်း၊ နံပါတ် နှစ်ခါသုံးခြင်း၊ အသစ်ဆုံး အရင်',
  'Writes down what became of an exception, and closes it or opens it again. It moves no money':
    'ခြွင်းချက်တစ်ခု မည်သို့ဖြစ်သွားသည်ကို မှတ်ပြီး ပိတ် သို့မဟုတ် ပြန်ဖွင့်သည်။ ငွေ မရွှေ့ပါ',
  'What the payment app says, typed or by the last statement, beside the books, and the lines that make the difference':
    'ငွေပေးချေမှုအက်ပ်က ပြသည် (ရိုက်ထည့်ထား သို့မဟုတ် နောက်ဆုံးရှင်းတမ်း) နှင့် စာရင်း၊ ကွာခြားစေသော စာကြောင်းများ',
  'Corrections of balances that are booked, newest first': 'စာရင်းသွင်းပြီး လက်ကျန် ပြင်ဆင်ချက်များ၊ အသစ်ဆုံး အရင်',
  'Asks for a correction of a balance; nothing moves until a second person confirms it': 'လက်ကျန် ပြင်ဆင်ရန် တောင်းသည်၊ ဒုတိယသူ အတည်မပြုမချင်း ငွေ မရွှေ့ပါ',
  'Each kind of alert that the roles of the operator see: how grave it is, who sees to it, whether it is kept inside the console':
    'အော်ပရေတာ၏ ရာထူးများ မြင်ရသော သတိပေးချက် အမျိုးအစားတိုင်း - မည်မျှ အရေးကြီးသည်၊ မည်သူ တာဝန်ယူသည်၊ ကွန်ဆိုးလ်အတွင်းသာ ထားသည်၊ မထားသည်',
  'Tells nobody outside the console of a kind for so many hours, 0 ends that; what is open then is told. Not of the gravest kinds':
    'အမျိုးအစားတစ်ခုကို သတ်မှတ်နာရီအတွင်း ပြင်ပသို့ မပြောပါ၊ 0 က ထိုသို့ထားခြင်း ရပ်သည်၊ ဖွင့်ဆဲများကို ထိုအခါ ပြောသည်။ အလွန်အရေးကြီးဆုံးများ မပါ',
  'Names the operator who sees to a kind of alert, or nobody': 'သတိပေးချက် အမျိုးအစားကို တာဝန်ယူမည့် အော်ပရေတာ သတ်မှတ်သည် သို့မဟုတ် ဖြုတ်သည်',
  'Where alerts are told outside the console, and how each way fares': 'သတိပေးချက်များကို ကွန်ဆိုးလ်ပြင်ပ မည်သည့်နေရာသို့ ပို့သည်၊ နည်းတစ်ခုစီ မည်သို့ရှိသည်',
  'Asks for them to be changed as a whole; another owner confirms it': 'ထိုနည်းများ အားလုံးကို ပြောင်းရန် တောင်းသည်၊ အခြားပိုင်ရှင် အတည်ပြုသည်',
  'Sends a message without an alert by every way that is used': 'သုံးနေသော နည်းတိုင်းဖြင့် သတိပေးချက်မပါသော စာတစ်စောင် ပို့သည်',
  'What needs an eye, of the kinds that the roles of the operator see': 'အော်ပရေတာ၏ ရာထူးများ မြင်ရသော အမျိုးအစားများမှ ကြည့်ရန်လိုသည်များ',
  'Marks an alert as seen to, of the kinds that the roles of the operator see; one about what an operator did is closed by another':
    'အော်ပရေတာ၏ ရာထူးများ မြင်ရသော သတိပေးချက်ကို ဆောင်ရွက်ပြီး အဖြစ် မှတ်သည်၊ မိမိလုပ်ရပ်အကြောင်း ဖြစ်လျှင် အခြားသူက ပိတ်သည်',
  'All draws that have opened and have no result: what is staked on their numbers, what they may cost, and which limits are near':
    'ဖွင့်ပြီး ရလဒ်မရှိသေးသော ပွဲစဉ်များ - ဂဏန်းများပေါ် ထိုးငွေ၊ လျော်ရနိုင်ငွေ၊ နီးနေသော ကန့်သတ်ချက်များ',
  'The brand that players see, and the logo that was sent last, for a change of it':
    'ကစားသူများ မြင်သော အမှတ်တံဆိပ်နှင့် နောက်ဆုံး ပို့ထားသော လိုဂို၊ ပြောင်းရန်အတွက်',
  'Keeps a picture, sent raw, that a change of the brand may name as the logo; it takes the place of one that was sent before':
    'အမှတ်တံဆိပ် ပြောင်းရာတွင် လိုဂိုအဖြစ် သုံးနိုင်သော ပုံကို သိမ်းသည်၊ ယခင်ပို့ထားသည့်ပုံ၏ နေရာတွင် ထားသည်',
  'Asks for another brand; another owner confirms it. Its logo is the present one, the one sent last, or none':
    'အမှတ်တံဆိပ် ပြောင်းရန် တောင်းသည်၊ အခြားပိုင်ရှင် အတည်ပြုသည်။ လိုဂိုသည် ယခုရှိသည်၊ နောက်ဆုံးပို့ထားသည် သို့မဟုတ် မရှိ',
  'Asks for the bundle of a month for an auditor: answers where the same session downloads it within two minutes. One is made at a time':
    'စာရင်းစစ်အတွက် လတစ်လ၏ ဖိုင်တွဲကို တောင်းသည် - ဤဝင်ထားမှုဖြင့် နှစ်မိနစ်အတွင်း ယူရမည့်နေရာကို ဖြေသည်။ တစ်ကြိမ်လျှင် တစ်ခု',
  'Cases, the one in which something was found last on top': 'အမှုများ၊ နောက်ဆုံး တွေ့ရှိချက်ရှိသည် အပေါ်ဆုံး',
  'A case with its players, what was found and what operators wrote, oldest first':
    'အမှုတစ်ခု၏ ကစားသူများ၊ တွေ့ရှိချက်များ၊ အော်ပရေတာများ ရေးထားသည်များ၊ အဟောင်းဆုံး အရင်',
  'Makes it the operator’s own; `from` is whose it was seen to be': 'ကိုယ်ပိုင်အမှုအဖြစ် ယူသည်၊ `from` မှာ ယခင် မည်သူ့ဟု မြင်ခဲ့သည်',
  'Writes a note in a case; it stays for ever': 'အမှုတွင် မှတ်ချက် ရေးသည်၊ အမြဲ ရှိနေသည်',
  'Closes a case with what it came to and why; one about much money waits for a second person. `seen_count` is how many findings were read':
    'အမှုကို မည်သို့ဖြစ်သည်၊ အဘယ်ကြောင့်ဟု ရေး၍ ပိတ်သည်၊ ငွေများလျှင် ဒုတိယသူ စောင့်သည်။ `seen_count` မှာ ဖတ်ခဲ့သော တွေ့ရှိချက် အရေအတွက်',
  'Opens a closed case again, as the operator’s own': 'ပိတ်ထားသောအမှုကို ကိုယ်ပိုင်အဖြစ် ပြန်ဖွင့်သည်',
  'From where on a case is opened': 'မည်သည့်ပမာဏမှ စ၍ အမှုဖွင့်သည်',
  'Changes from where on a case is opened; what would open fewer is asked for. What was looked at before is not looked at again':
    'အမှုဖွင့်ရန် ပမာဏကို ပြောင်းသည်၊ အမှု နည်းသွားမည်ကို ဒုတိယသူထံ တောင်းသည်။ စစ်ပြီးသည်များကို ပြန်မစစ်ပါ',
  'Cash-in requests': 'ငွေသွင်း တောင်းဆိုမှုများ',
  'The pictures of a payment, as data addresses; null is one that was deleted by its age':
    'ငွေပေးချေမှု၏ ပုံများ၊ အဖြေထဲတွင် ပါသည်၊ null မှာ ကာလကြာ၍ ဖျက်ပြီးသောပုံ',
  'All that happened to a cash-in: deeds, pictures, lines of statements, entries, alerts':
    'ငွေသွင်းတစ်ခု၏ ဖြစ်ပျက်သမျှ - လုပ်ဆောင်ချက်၊ ပုံ၊ ရှင်းတမ်း စာကြောင်း၊ စာရင်း၊ သတိပေးချက်',
  'Credits the player, once; a transfer needs its whole id, a top-up card none. Above the amount of the terms, or above what the player wrote, or where another player asked for the same payment, it is asked for':
    'ကစားသူထံ တစ်ကြိမ်သာ ငွေထည့်သည်၊ ငွေလွှဲတွင် နံပါတ်အပြည့် လိုသည်၊ ငွေဖြည့်ကတ်တွင် မလိုပါ။ သတ်မှတ်ပမာဏ သို့မဟုတ် ကစားသူ ရေးထားသည်ထက် များလျှင်၊ အခြားကစားသူကလည်း ထိုငွေလွှဲမှုကို တောင်းထားလျှင် ဒုတိယသူထံ တောင်းသည်',
  'Refuses a request with a reason the player reads; not by who alone credited another player with the same payment':
    'ကစားသူ ဖတ်ရမည့် အကြောင်းပြချက်ဖြင့် တောင်းဆိုမှုကို ပယ်ချသည်၊ ထိုငွေလွှဲမှုကို အခြားကစားသူထံ တစ်ဦးတည်း ထည့်ခဲ့သူက မပယ်ရ',
  'Cash-out requests: pending ones first, the oldest on top': 'ငွေထုတ် တောင်းဆိုမှုများ - စောင့်ဆိုင်းဆဲများ အရင်၊ အဟောင်းဆုံး အပေါ်ဆုံး',
  'All that happened to a cash-out: deeds, lines of statements, entries, alerts':
    'ငွေထုတ်တစ်ခု၏ ဖြစ်ပျက်သမျှ - လုပ်ဆောင်ချက်၊ ရှင်းတမ်း စာကြောင်း၊ စာရင်း၊ သတိပေးချက်',
  'Asks to pay a request that this operator does not pay alone; a second person confirms before the money is sent':
    'ဤအော်ပရေတာ တစ်ဦးတည်း မပေးနိုင်သော တောင်းဆိုမှုကို ပေးရန် တောင်းသည်၊ ငွေမပို့မီ ဒုတိယသူ အတည်ပြုသည်',
  'Says that the money was sent, with its transaction id; one that needs two people only after a second person has confirmed it':
    'ငွေပို့ပြီးကြောင်း ငွေလွှဲနံပါတ်ဖြင့် ပြောသည်၊ နှစ်ဦးလိုသည်ကို ဒုတိယသူ အတည်ပြုပြီးမှသာ',
  'Refuses a request with a reason the player reads; the held money comes back': 'ကစားသူ ဖတ်ရမည့် အကြောင်းပြချက်ဖြင့် ပယ်ချသည်၊ ထိန်းထားသောငွေ ပြန်ဝင်သည်',
  'What holds for every cash-out and transfer': 'ငွေထုတ်နှင့် ငွေလွှဲတိုင်းအတွက် စည်းကမ်းများ',
  'Asks for what holds for every cash-out and transfer to be changed; maintenance of games counts at once':
    'ငွေထုတ်နှင့် ငွေလွှဲတိုင်း၏ စည်းကမ်းများ ပြောင်းရန် တောင်းသည်၊ ဂိမ်း ပြုပြင်ထိန်းသိမ်းမှုမှာ ချက်ချင်း အကျိုးသက်ရောက်သည်',
  'Categories of games, and whether all games are in maintenance': 'ဂိမ်းအမျိုးအစားများနှင့် ဂိမ်းအားလုံး ပြုပြင်ထိန်းသိမ်းနေသည်၊ မနေသည်',
  'Switches a category on or off, moves it': 'အမျိုးအစားကို ဖွင့်၊ ပိတ်၊ နေရာရွှေ့သည်',
  'Puts all games in maintenance or back: no launches, no bets, no transfers; wins and refunds are booked':
    'ဂိမ်းအားလုံးကို ပြုပြင်ထိန်းသိမ်းမှုသို့ ထား သို့မဟုတ် ပြန်ဖွင့်သည် - ဖွင့်ခြင်း၊ ထိုးခြင်း၊ ငွေလွှဲခြင်း မရှိ၊ လျော်ငွေနှင့် ပြန်အမ်းငွေ စာရင်းသွင်းသည်',
  'Games, hidden ones too': 'ဂိမ်းများ၊ ဖျောက်ထားသည်များပါ ပါသည်',
  'Switches a game on or off, marks it hot or new, moves it': 'ဂိမ်းကို ဖွင့်၊ ပိတ်၊ လူကြိုက်များ သို့မဟုတ် အသစ်ဟု မှတ်၊ နေရာရွှေ့သည်',
  "Gives a game a picture of our own instead of the provider's": 'ထုတ်လုပ်သူ၏ပုံအစား ကိုယ်ပိုင်ပုံ ထည့်သည်',
  'Takes a request of a queue for 15 minutes, so that nobody else works on it; an own claim lasts longer by it':
    'တန်းစီထဲမှ တောင်းဆိုမှုကို အခြားသူ မလုပ်မိစေရန် 15 မိနစ် ယူထားသည်၊ ကိုယ်ယူထားပြီးကို သက်တမ်းတိုးသည်',
  'Takes several requests of a queue for 15 minutes each; those that another operator has, or that are decided, are left out':
    'တန်းစီထဲမှ တောင်းဆိုမှု အချို့ကို 15 မိနစ်စီ ယူထားသည်၊ အခြားသူ ယူထားသည်များနှင့် ဆုံးဖြတ်ပြီးသည်များကို ချန်ထားသည်',
  'Lets a claimed request go': 'ယူထားသော တောင်းဆိုမှုကို လွှတ်ပေးသည်',
  'Gives a request to another operator of the queue, who has it for 15 minutes': 'တောင်းဆိုမှုကို တန်းစီ၏ အခြားအော်ပရေတာထံ 15 မိနစ် လွှဲပေးသည်',
  'The other operators who may work on a queue': 'တန်းစီတွင် လုပ်ခွင့်ရှိသော အခြားအော်ပရေတာများ',
  'What the house says and shows, of one kind, in its order': 'ဒိုင်က ပြသသော အကြောင်းအရာ အမျိုးအစားတစ်ခု၊ ၎င်း၏ အစဉ်အတိုင်း',
  'Adds a banner, a running text, a question of help or a chapter of the privacy policy, closed; that players see it is asked for':
    'နဖူးစည်း၊ ပြေးစာ၊ အကူအညီ မေးခွန်း သို့မဟုတ် ကိုယ်ရေးလုံခြုံမှု အခန်း ပိတ်ထားလျက် ထည့်သည်၊ ကစားသူများ မြင်ရရန် တောင်းရသည်',
  'Changes it as a whole, or closes it; that it opens, or while it is open says or shows something else, waits for a second person':
    'အားလုံးကို ပြောင်းသည် သို့မဟုတ် ပိတ်သည် - ဖွင့်ရန်၊ ဖွင့်ထားစဉ် စာ သို့မဟုတ် ပုံ ပြောင်းရန် ဒုတိယလူ လိုသည်',
  'Removes it; the audit trail keeps what it was': 'ဖယ်ရှားသည်၊ ယခင်အတိုင်းကို မှတ်တမ်းတွင် ထားသည်',
  'Sets its picture for a language, sent raw; of one that is open it is asked for': 'ဘာသာစကားတစ်ခုအတွက် ၎င်း၏ပုံ ထည့်သည်၊ ဖွင့်ထားလျှင် တောင်းရသည်',
  'Where players reach the house': 'ကစားသူများ ဒိုင်ကို ဆက်သွယ်ရန် နေရာများ',
  'Changes where players reach the house; an empty text takes a way out, another address is asked for':
    'ဆက်သွယ်ရန် နေရာများ ပြောင်းသည်၊ စာလွတ်က နည်းတစ်ခုကို ဖယ်သည်၊ အခြားလိပ်စာကို ဒုတိယသူထံ တောင်းသည်',
  'Whether the house is in maintenance': 'ဒိုင် ပြုပြင်နေခြင်း ရှိ မရှိ',
  'Puts the house in maintenance or back: no bets, cash-ins, games or claims; cash-outs, results and wins go on':
    'ဒိုင်ကို ပြုပြင်မှုအဖြစ် ပိတ်သည် သို့မဟုတ် ပြန်ဖွင့်သည် - ထိုးခြင်း၊ ငွေသွင်းခြင်း၊ ဂိမ်း၊ ဆုယူခြင်း မရပါ၊ ငွေထုတ်ခြင်း၊ ဂဏန်းထွက်ခြင်းနှင့် အနိုင်ငွေ ဆက်လုပ်သည်',
  'Asks for a text to be shown to everyone who looks when it is confirmed, each in their language, for 20 s':
    'အတည်ပြုချိန်တွင် ကြည့်နေသူ အားလုံးကို ၎င်းတို့၏ ဘာသာစကားဖြင့် စက္ကန့် 20 ပြရန် စာတစ်ကြောင်း တောင်းသည်',
  'Conversations with players: those that wait first, the longest on top, then those written in last':
    'ကစားသူများနှင့် စကားဝိုင်းများ - စောင့်နေသည်များ အရင်၊ အကြာဆုံး အပေါ်ဆုံး၊ ထို့နောက် နောက်ဆုံး ရေးသည်များ',
  'How long players waited for the first answer, of the conversations opened in the last 7 and 30 days':
    'နောက်ဆုံး 7 ရက်နှင့် 30 ရက်အတွင်း ဖွင့်သော စကားဝိုင်းများတွင် ပထမအဖြေကို ကစားသူများ မည်မျှစောင့်ရသည်',
  'A conversation with its messages, oldest first': 'စကားဝိုင်းနှင့် ၎င်း၏ စာများ၊ အဟောင်းဆုံး အရင်',
  'A picture that a player sent, as a data address; null is one that was deleted by its age':
    'ကစားသူ ပို့သောပုံ၊ အဖြေထဲတွင် ပါသည်၊ null မှာ ကာလကြာ၍ ဖျက်ပြီးသောပုံ',
  'Answers the player, who is told at once; who answers what is nobody’s has taken it. `seen_id` is the last message that was read':
    'ကစားသူကို ဖြေသည်၊ ချက်ချင်း သိရသည်၊ မည်သူမျှ မယူရသေးသည်ကို ဖြေသူက ယူပြီးဖြစ်သည်။ `seen_id` မှာ နောက်ဆုံး ဖတ်ခဲ့သောစာ',
  'Closes it; `seen_id` is the last message that was read. The player may write again':
    'ပိတ်သည်၊ `seen_id` မှာ နောက်ဆုံး ဖတ်ခဲ့သောစာ။ ကစားသူ ပြန်ရေးနိုင်သည်',
  'Opens it again: it waits for an answer from now on': 'ပြန်ဖွင့်သည် - ယခုမှစ၍ အဖြေ စောင့်နေသည်',
  'What waits for a second person, or was decided, of the kinds that the roles of the operator ask or decide':
    'အော်ပရေတာ၏ ရာထူးများ တောင်းနိုင် သို့မဟုတ် ဆုံးဖြတ်နိုင်သော အမျိုးအစားများမှ ဒုတိယသူ စောင့်နေသည် သို့မဟုတ် ဆုံးဖြတ်ပြီးသည်',
  'Does what another operator asked for, once, as it was read: the digest says what that was':
    'အခြားအော်ပရေတာ တောင်းသည်ကို ဖတ်ခဲ့သည့်အတိုင်း တစ်ကြိမ်သာ လုပ်သည် - ဖတ်ခဲ့သည်ကို ဟက်ရှ်က ပြောသည်',
  'Refuses what another operator asked for, with a reason': 'အခြားအော်ပရေတာ တောင်းသည်ကို အကြောင်းပြချက်ဖြင့် ငြင်းသည်',
  'Takes back what the operator asked for': 'အော်ပရေတာ တောင်းထားသည်ကို ပြန်ရုပ်သိမ်းသည်',
  'The slip of a voucher, however it is written, with every number: its stake, its odds, what became of it and what was paid for it':
    'ဘောက်ချာတစ်ခု၏ ထိုးလွှာ၊ မည်သို့ရေးရေး - ဂဏန်းတိုင်း၏ ထိုးငွေ၊ အဆ၊ ရလဒ်နှင့် ပေးငွေ',
  'The slips of a draw, newest first: all, those with a number, or the one of a voucher':
    'ပွဲစဉ်၏ ထိုးလွှာများ၊ အသစ်ဆုံး အရင် - အားလုံး၊ ဂဏန်းတစ်ခုပါသည်များ သို့မဟုတ် ဘောက်ချာတစ်ခု၏ ထိုးလွှာ',
  'Draws between two days': 'ရက်နှစ်ရက်အကြား ပွဲစဉ်များ',
  'A draw with its numbers': 'ပွဲစဉ်တစ်ခုနှင့် ၎င်း၏ ဂဏန်းများ',
  'Stops or resumes taking bets, or closes earlier': 'ထိုးခြင်းကို ရပ်၊ ပြန်လက်ခံ သို့မဟုတ် စော၍ ပိတ်သည်',
  'Moves a 3D draw to another date, with its bets; one that has closed to the date for which its number is public; asks for a later day before that':
    '3D ပွဲစဉ်ကို ထိုးထားသည်များနှင့်အတူ အခြားရက်သို့ ရွှေ့သည်၊ ပိတ်ပြီးလျှင် ဂဏန်းကြေညာမည့်ရက်သို့၊ မပိတ်မီ နောက်ရက်သို့ ရွှေ့ရန် တောင်းသည်',
  'Sets hot and blocked numbers of a draw': 'ပွဲစဉ်၏ ဟော့ဂဏန်းနှင့် ပိတ်ဂဏန်း သတ်မှတ်သည်',
  'Enters a result, from source values or bare, unseen by other operators: when one of them or a feed says the same it is confirmed; a dear one in a dispute not by a feed alone':
    'ရလဒ်ကို မူရင်းတန်ဖိုးမှ သို့မဟုတ် ဂဏန်းသက်သက် ထည့်သည်၊ အခြားအော်ပရေတာများ မမြင်ရ - တစ်ဦး သို့မဟုတ် သတင်းရင်းမြစ်က အတူတူပြောလျှင် အတည်ဖြစ်သည်၊ ကွဲလွဲပြီး လျော်ငွေများလျှင် ရင်းမြစ်တစ်ခုတည်းဖြင့် မဖြစ်ပါ',
  'Confirms what a feed proposed; one that pays out more than the lottery’s setting is asked for':
    'သတင်းရင်းမြစ်၏ အဆိုပြုချက်ကို အတည်ပြုသည်၊ ထီ၏ သတ်မှတ်ချက်ထက် ပိုလျော်ရလျှင် ဒုတိယသူထံ တောင်းသည်',
  'Rejects a proposed result': 'အဆိုပြုထားသော ရလဒ်ကို ပယ်ချသည်',
  'Calls a draw off and refunds every stake, once; from its closing on, or while a number is proposed, asks for that':
    'ပွဲစဉ်ကို ဖျက်ပြီး ထိုးငွေအားလုံး တစ်ကြိမ် ပြန်အမ်းသည်၊ ပိတ်ပြီးချိန် သို့မဟုတ် ဂဏန်း အဆိုပြုထားချိန်တွင် ဒုတိယသူထံ တောင်းသည်',
  'Asks for a settlement to be taken back, with those that follow from it; a second person confirms':
    'ရှင်းပြီးသော လျော်ငွေကို ဆက်နွယ်သည်များနှင့်အတူ ပြန်ရုပ်သိမ်းရန် တောင်းသည်၊ ဒုတိယသူ အတည်ပြုသည်',
  'Checks a stopped draw again and pays it when its book is as it was sealed': 'ရပ်ထားသော ပွဲစဉ်ကို ပြန်စစ်ပြီး စာအုပ် တံဆိပ်ခတ်ထားသည့်အတိုင်း ရှိလျှင် လျော်သည်',
  'All entries of the dream book, by their English words': 'အိပ်မက်စာအုပ်၏ စာလုံးအားလုံး၊ အင်္ဂလိပ်စာလုံးအလိုက်',
  'Adds a word with its numbers': 'စာလုံးနှင့် ၎င်း၏ ဂဏန်းများ ထည့်သည်',
  'Changes an entry as a whole; its picture stays': 'စာလုံးတစ်ခု အားလုံးကို ပြောင်းသည်၊ ပုံ မပြောင်းပါ',
  'Sets the picture of an entry, sent raw': 'စာလုံး၏ ပုံ ထည့်သည်',
  'Takes an entry out; the audit trail keeps what it was': 'စာလုံး ထုတ်သည်၊ ယခင်အတိုင်းကို မှတ်တမ်းတွင် ထားသည်',
  'How we and the aggregators speak to each other; secrets are never shown': 'ဂိမ်းစုစည်းသူများနှင့် ဆက်သွယ်ပုံ၊ လျှို့ဝှက်ချက်များ ဘယ်တော့မှ မပြပါ',
  "Asks for a dialect to be changed; switching it off counts at once. An empty text means the machine's setting. A secret is written, never read":
    'ဆက်သွယ်ပုံ ပြောင်းရန် တောင်းသည်၊ ပိတ်ခြင်းမှာ ချက်ချင်းဖြစ်သည်။ စာလွတ်မှာ စက်၏ သတ်မှတ်ချက်။ လျှို့ဝှက်ချက်ကို ရေးရုံသာ၊ မဖတ်ရ',
  "Brings in a product's list from its aggregator, now": 'ဂိမ်းထုတ်ကုန်၏ စာရင်းကို စုစည်းသူထံမှ ယခု ယူသည်',
  'Brings in a list sent as text, JSON or CSV with a line of names; games that it lacks are hidden only when asked':
    'စာ၊ JSON သို့မဟုတ် CSV (ခေါင်းစဉ်ကြောင်းပါ) ဖြင့် ပို့သော စာရင်းကို သွင်းသည်၊ မပါသော ဂိမ်းများကို တောင်းဆိုမှသာ ဖျောက်သည်',
  'Lists that were brought in, newest first': 'သွင်းထားသော စာရင်းများ၊ အသစ်ဆုံး အရင်',
  'The rows of a list that were guessed, skipped or hidden, and why': 'စာရင်းမှ ခန့်မှန်း၊ ကျော် သို့မဟုတ် ဖျောက်ထားသော အကြောင်းများနှင့် အကြောင်းပြချက်',
  'Every product of the aggregators': 'စုစည်းသူများ၏ ဂိမ်းထုတ်ကုန်အားလုံး',
  'Adds a product by the number the aggregator gave it, switched off': 'စုစည်းသူ ပေးသော နံပါတ်ဖြင့် ဂိမ်းထုတ်ကုန် ထည့်သည်၊ ပိတ်ထားလျက်',
  'Changes a product: name, switches, maintenance, hot, place, categories. Its currency counts once a second person confirms it':
    'ဂိမ်းထုတ်ကုန် ပြောင်းသည် - အမည်၊ ခလုတ်များ၊ ပြုပြင်ထိန်းသိမ်းမှု၊ လူကြိုက်များ၊ နေရာ၊ အမျိုးအစား။ ငွေကြေးကို အခြားသူ အတည်ပြုမှ ပြောင်းသည်',
  'Gives a product another picture': 'ဂိမ်းထုတ်ကုန်ကို အခြားပုံ ထည့်သည်',
  'What the aggregators have for us now, and what of it is on the shelf; GSC has no such list, its products are added by hand':
    'စုစည်းသူများ ယခု ပေးနိုင်သည်နှင့် ထားပြီးသည်များ၊ GSC တွင် ထိုစာရင်း မရှိ၊ ၎င်း၏ ထုတ်ကုန်များကို ကိုယ်တိုင် ထည့်ရသည်',
  "Adds products of an aggregator's list, switched off, with its own name, currency and categories; those here already stay as they are":
    'စုစည်းသူ၏ စာရင်းမှ ထုတ်ကုန်များကို ၎င်း၏ အမည်၊ ငွေကြေး၊ အမျိုးအစားဖြင့် ပိတ်ထားလျက် ထည့်သည်၊ ရှိပြီးသည်များ မပြောင်းပါ',
  'Our accounts, with what they hold by the books, what was counted last, and their room of the day and the month':
    'ဒိုင်၏ အကောင့်များ - စာရင်းအရ ရှိငွေ၊ နောက်ဆုံး ရေတွက်ငွေ၊ တစ်ရက်နှင့် တစ်လ လက်ခံနိုင်ငွေ',
  'Sets what an account may take in a day and in a month; players are shown accounts that have room':
    'အကောင့် တစ်ရက်နှင့် တစ်လ လက်ခံနိုင်ငွေ သတ်မှတ်သည်၊ နေရာရှိသော အကောင့်ကို ကစားသူများအား ပြသည်',
  'Hands an account over with what the payment app says it holds: a second person signs':
    'ငွေပေးချေမှုအက်ပ်ပြသည့်အတိုင်း အကောင့် လွှဲပြောင်းသည် - ဒုတိယသူ လက်မှတ်ထိုးသည်',
  'Who works here, with their roles': 'ဤနေရာတွင် လုပ်ကိုင်သူများနှင့် ၎င်းတို့၏ ရာထူးများ',
  'Asks for a new operator: another owner confirms, then each of both gives the new one half of the invitation':
    'အော်ပရေတာအသစ် တောင်းသည် - အခြားပိုင်ရှင် အတည်ပြု၊ ထို့နောက် နှစ်ဦးစလုံး ဖိတ်ကြားချက် တစ်ဝက်စီ ပေးသည်',
  'Asks for other roles of an operator; another owner confirms': 'အော်ပရေတာ၏ ရာထူးများ ပြောင်းရန် တောင်းသည်၊ အခြားပိုင်ရှင် အတည်ပြုသည်',
  'Asks that an operator who forgot the password or was shut out may choose a new one; another owner confirms':
    'စကားဝှက်မေ့သော သို့မဟုတ် ပိတ်ခံထားရသော အော်ပရေတာ အသစ်ရွေးခွင့် တောင်းသည်၊ အခြားပိုင်ရှင် အတည်ပြုသည်',
  'The half of an invitation that this owner gives, made anew: one before counts no more':
    'ဤပိုင်ရှင် ပေးမည့် ဖိတ်ကြားချက် တစ်ဝက်ကို အသစ်ပြုလုပ်သည် - ယခင်တစ်ခု အကျုံးမဝင်တော့ပါ',
  'Shuts an operator out: no session goes on and none begins': 'အော်ပရေတာကို ပိတ်သည် - ဝင်ထားသည်များ ဆုံးပြီး အသစ် မဝင်နိုင်ပါ',
  'An invited operator, with both halves of the invitation, chooses a password': 'ဖိတ်ကြားခံရသော အော်ပရေတာက တစ်ဝက်နှစ်ခုလုံးဖြင့် စကားဝှက် ရွေးသည်',
  'Changes the own password; every other session of this operator ends': 'ကိုယ်ပိုင် စကားဝှက် ပြောင်းသည်၊ ဤအော်ပရေတာ၏ အခြားဝင်ထားမှုများ ဆုံးသည်',
  'The houses that take what this one lays off, with their terms and what is owed': 'ဤဒိုင် လွှဲရောင်းရာ ဒိုင်များ၊ ၎င်းတို့၏ စည်းကမ်းနှင့် ပေးရန်၊ ရရန်',
  'Asks for another house to be added, with its odds and commission of each lottery': 'အခြားဒိုင်ကို ထီတစ်ခုစီ၏ အဆနှင့် ကော်မရှင်ဖြင့် ထည့်ရန် တောင်းသည်',
  'Shuts another house; asks for it to be opened, and for its name, terms and the amount that needs two to be changed. What is sold keeps its terms':
    'အခြားဒိုင်ကို ပိတ်သည်၊ ဖွင့်ရန်နှင့် အမည်၊ စည်းကမ်း၊ နှစ်ဦးလိုသော ပမာဏ ပြောင်းရန် တောင်းသည်။ ရောင်းပြီးသည် စည်းကမ်း မပြောင်းပါ',
  'All that changed what is owed between this house and another one, with the balance after each, the newest first':
    'ဤဒိုင်နှင့် အခြားဒိုင်အကြား ပေးရန်၊ ရရန် ပြောင်းသမျှ၊ လက်ကျန်နှင့်အတူ၊ အသစ်ဆုံး အရင်',
  'Asks for a payment between this house and another one to be booked. A reference counts once for a house':
    'ဤဒိုင်နှင့် အခြားဒိုင်အကြား ငွေပေးချေမှု စာရင်းသွင်းရန် တောင်းသည်။ ဒိုင်တစ်ခုအတွက် အညွှန်းနံပါတ်ကို တစ်ကြိမ်သာ ရေတွက်သည်',
  'Asks for a payment between two houses to be taken back: it stays in the statement, and so does what took it back':
    'ဒိုင်နှစ်ခုအကြား ငွေပေးချေမှု ပြန်ရုပ်သိမ်းရန် တောင်းသည် - ရှင်းတမ်းတွင် နှစ်ခုလုံး ကျန်ရစ်သည်',
  'What was sold to other houses, the newest first': 'အခြားဒိုင်များသို့ ရောင်းပြီးသည်များ၊ အသစ်ဆုံး အရင်',
  'Sells what is staked on numbers of a draw to another house at its terms, or asks for it when the draw comes above the amount that needs two':
    'ပွဲစဉ်၏ ဂဏန်းများပေါ် ထိုးငွေကို အခြားဒိုင်သို့ ၎င်း၏ စည်းကမ်းဖြင့် ရောင်းသည်၊ နှစ်ဦးလိုသော ပမာဏထက် များလျှင် တောင်းသည်',
  'Photos sent for level 2: pending ones first, the oldest on top': 'အဆင့် 2 အတွက် ပို့ထားသော ဓာတ်ပုံများ - စောင့်ဆိုင်းဆဲများ အရင်၊ အဟောင်းဆုံး အပေါ်ဆုံး',
  'The photo of a request, as a data address; never stored where a link could reach it':
    'တောင်းဆိုမှု၏ ဓာတ်ပုံ၊ အဖြေထဲတွင် ပါသည်၊ လင့်ဖြင့် ရနိုင်သောနေရာတွင် ဘယ်တော့မှ မသိမ်းပါ',
  'Makes the player level 2, with the name that is read on the photo; that of a person who is blocked or has stopped play only when it is said that it is another':
    'ဓာတ်ပုံပေါ်ရှိ အမည်ဖြင့် ကစားသူကို အဆင့် 2 ပေးသည်၊ ပိတ်ခံရသူ သို့မဟုတ် ကစားခြင်းရပ်ထားသူ ဖြစ်နိုင်လျှင် အခြားသူဖြစ်ကြောင်း ပြောမှသာ',
  'Refuses a photo with a reason the player reads; another may be sent': 'ကစားသူ ဖတ်ရမည့် အကြောင်းပြချက်ဖြင့် ဓာတ်ပုံကို ပယ်ချသည်၊ ထပ်ပို့နိုင်သည်',
  'The licence that players read; null for a house that entered none': 'ကစားသူများ ဖတ်ရသော လိုင်စင်၊ မထည့်ရသေးသော ဒိုင်အတွက် null',
  'Asks for another licence; another owner confirms it. After its last day no bet and no cash-in is taken':
    'လိုင်စင် ပြောင်းရန် တောင်းသည်၊ အခြားပိုင်ရှင် အတည်ပြုသည်။ နောက်ဆုံးရက် ကျော်လျှင် ထိုးခြင်းနှင့် ငွေသွင်းခြင်း လက်မခံပါ',
  'The own exports of the last day, newest first, with how far each is': 'နောက်ဆုံးတစ်ရက်အတွင်း ကိုယ်ထုတ်ထားသော ဖိုင်များ၊ အသစ်ဆုံး အရင်၊ မည်မျှ ပြီးသည်နှင့်အတူ',
  'Asks for all rows of a list as a file: of the list with these filters, which the operator must be allowed to read. One at a time':
    'စာရင်းတစ်ခု၏ အတန်းအားလုံးကို ဖိုင်အဖြစ် တောင်းသည် - ဤစစ်ထုတ်မှုဖြင့်၊ အော်ပရေတာ ဖတ်ခွင့်ရှိရမည်။ တစ်ကြိမ်လျှင် တစ်ခု',
  "The views of a page: the house's, then one's own": 'စာမျက်နှာ၏ မြင်ကွင်းများ - ဒိုင်၏ဟာ၊ ထို့နောက် ကိုယ်ပိုင်ဟာ',
  'Keeps a view under a name; one of the same name is replaced. Of the house only by an owner':
    'မြင်ကွင်းကို အမည်ဖြင့် သိမ်းသည်၊ အမည်တူ ရှိလျှင် အစားထိုးသည်။ ဒိုင်အတွက် ပိုင်ရှင်သာ',
  "Removes an own view; one of the house's only by an owner": 'ကိုယ်ပိုင်မြင်ကွင်းကို ဖယ်သည်၊ ဒိုင်၏ဟာကို ပိုင်ရှင်သာ',
  "A player's slips of one lottery, or of all; or the one of a voucher, whatever its day":
    'ကစားသူ၏ ထီတစ်ခု သို့မဟုတ် အားလုံးမှ ထိုးလွှာများ၊ သို့မဟုတ် ဘောက်ချာနံပါတ်တစ်ခု၏ ထိုးလွှာ (မည်သည့်ရက်မဆို)',
  'The slip of a voucher, with whose it is and its draw': 'ဘောက်ချာတစ်ခု၏ ထိုးလွှာ၊ မည်သူ့ဟာနှင့် ၎င်း၏ ပွဲစဉ်',
  'A lottery with its sections and off days': 'ထီတစ်ခုနှင့် ၎င်း၏ အပိုင်းများ၊ ပိတ်ရက်များ',
  'Changes stakes and switches; asks for odds, cap, stop-loss, trusted feed and the payout that needs two to be changed':
    'ထိုးငွေနှင့် ခလုတ်များ ပြောင်းသည်၊ အဆ၊ ကန့်သတ်ငွေ၊ အရှုံးကန့်သတ်၊ ယုံကြည်သော သတင်းရင်းမြစ်၊ နှစ်ဦးလိုသော လျော်ငွေ ပြောင်းရန် တောင်းသည်',
  'Opens or shuts a section; asks for its closing and its odds to be changed': 'အပိုင်းကို ဖွင့်၊ ပိတ်သည်၊ ပိတ်ချိန်နှင့် အဆ ပြောင်းရန် တောင်းသည်',
  'Adds or removes a day without draws; what holds bets is called off or moves to the next draw day, as the operator says. What has closed with bets two people call off before':
    'ပွဲစဉ်မရှိသောရက် ထည့်၊ ဖယ်သည်၊ ထိုးထားသည်ရှိလျှင် အော်ပရေတာ ပြောသည့်အတိုင်း ဖျက် သို့မဟုတ် နောက်ပွဲရက်သို့ ရွှေ့သည်။ ထိုးထားပြီး ပိတ်သွားသော ပွဲစဉ်ကို လူနှစ်ဦးက အရင် ဖျက်သည်',
  'What an off day would do: the draws of the day that have opened, with those that follow, and their bets':
    'ပိတ်ရက်တစ်ရက်၏ အကျိုးဆက် - ဖွင့်ပြီးသော ထိုနေ့၏ ပွဲစဉ်များ၊ ဆက်နွယ်သည်များနှင့် ထိုးထားသည်များ',
  'The Thai holidays of a year, from today on, that are no off days yet; for a lottery of the exchange':
    'ယနေ့မှစ၍ နှစ်တစ်နှစ်၏ ထိုင်းရုံးပိတ်ရက်များမှ ပိတ်ရက် မဖြစ်သေးသည်များ၊ စတော့ရှယ်ယာထီအတွက်',
  'Makes days of a year off days at once; those whose draws hold bets or have a result are left and named':
    'နှစ်တစ်နှစ်၏ ရက်များကို တစ်ခါတည်း ပိတ်ရက်ပြုသည်၊ ထိုးထားသည် သို့မဟုတ် ရလဒ်ရှိသည်ကို ချန်ပြီး အမည်ပြောသည်',
  'The dates of a year, from today on, where they stand or as they are planned; for a lottery with dates of its own':
    'ယနေ့မှစ၍ နှစ်တစ်နှစ်၏ ရက်များ၊ ရှိသည့်အတိုင်း သို့မဟုတ် စီစဉ်ထားသည့်အတိုင်း၊ ကိုယ်ပိုင်ရက်ရှိသော ထီအတွက်',
  'Confirms the dates of a year at once; draws without bets move with them. A list by which a date comes later is asked for':
    'နှစ်တစ်နှစ်၏ ရက်များကို တစ်ခါတည်း အတည်ပြုသည်၊ မထိုးရသေးသော ပွဲစဉ်များ လိုက်ရွှေ့သည်။ ရက်နောက်ကျမည့် စာရင်းကို ဒုတိယသူထံ တောင်းသည်',
  'A year day by day: what is drawn, off days, the dates of 3D and where they moved to, and holidays that are no off days yet':
    'နှစ်တစ်နှစ် ရက်အလိုက် - ဖွင့်မည့်ပွဲ၊ ပိတ်ရက်၊ 3D ရက်နှင့် ရွှေ့ရာရက်၊ ပိတ်ရက် မဖြစ်သေးသော ရုံးပိတ်ရက်',
  "Operators' messages to players, newest first, with how far they came": 'ကစားသူများထံ အော်ပရေတာ၏ စာများ၊ အသစ်ဆုံး အရင်၊ မည်မျှ ရောက်သည်နှင့်အတူ',
  'Players to write a message to: by the whole phone, user code or number, or a part of the name; a few, with masked phones':
    'စာရေးရန် ကစားသူများ - ဖုန်းအပြည့်၊ အသုံးပြုသူကုဒ် သို့မဟုတ် နံပါတ်၊ အမည်အစိတ်အပိုင်းဖြင့်၊ အနည်းငယ်၊ ဖုန်းကို ဖုံးထားသည်',
  'Writes a message to all players, a level or one; nothing is sent until a second person confirms it':
    'ကစားသူအားလုံး၊ အဆင့်တစ်ခု သို့မဟုတ် တစ်ဦးထံ စာရေးသည်၊ ဒုတိယသူ အတည်မပြုမချင်း မပို့ပါ',
  'All that a player was told, newest first, in English: in the app, or, as the player chooses now, by push only or in neither':
    'ကစားသူကို ပြောခဲ့သည်များအားလုံး၊ အသစ်ဆုံး အရင်၊ အင်္ဂလိပ်လို - အက်ပ်တွင်၊ သို့မဟုတ် ကစားသူ ယခု ရွေးထားသလို push ဖြင့်သာ၊ သို့မဟုတ် နှစ်မျိုးလုံးမပါ',
  'All hints, the newest day first; one that is closed stays as it was said': 'အရိပ်အမြွက်အားလုံး၊ အသစ်ဆုံးရက် အရင်၊ ပိတ်ပြီးသည် ပြောခဲ့သည့်အတိုင်း ရှိသည်',
  'Says what a source calls likely for a draw, in place of what was said before; only until betting on it closes':
    'ရင်းမြစ်တစ်ခုက ပွဲစဉ်အတွက် ဖြစ်နိုင်သည်ဟု ပြောသည်ကို ယခင်အစား ရေးသည်၊ ထိုးခြင်း မပိတ်မီသာ',
  'Takes a hint away, only until betting on its draw closes; the audit trail keeps what it was':
    'အရိပ်အမြွက်ကို ဖယ်သည်၊ ပွဲစဉ် မပိတ်မီသာ၊ ယခင်အတိုင်းကို မှတ်တမ်းတွင် ထားသည်',
  'The standing rules of the house for numbers, those that stand first': 'ဂဏန်းများအတွက် ဒိုင်၏ အမြဲစည်းကမ်းများ၊ တည်ဆဲများ အရင်',
  'Caps or blocks numbers, written as players write them, in every draw of a section between two days; at once in draws that are open':
    'ကစားသူများ ရေးသည့်ပုံစံဖြင့် ဂဏန်းများကို ရက်နှစ်ရက်အကြား အပိုင်း၏ ပွဲစဉ်တိုင်းတွင် ကန့်သတ် သို့မဟုတ် ပိတ်သည်၊ ဖွင့်ထားသော ပွဲစဉ်များတွင် ချက်ချင်း',
  'Ends a standing rule at once, also in draws that are open; what was set in a draw stays':
    'အမြဲစည်းကမ်းကို ချက်ချင်း ရပ်သည်၊ ဖွင့်ထားသော ပွဲစဉ်များတွင်ပါ၊ ပွဲစဉ်၌ သီးသန့်သတ်မှတ်ထားသည် ကျန်သည်',
  'Opens an operator session, which the browser keeps in a cookie': 'အော်ပရေတာအဖြစ် ဝင်သည်၊ ဘရောက်ဇာက ကွတ်ကီးတွင် သိမ်းသည်',
  'Ends this operator session': 'ဤဝင်ထားမှုကို ဆုံးစေသည်',
  'Where an operator is logged in: addresses, browsers, since when, last used':
    'အော်ပရေတာတစ်ဦး ဝင်ထားသော နေရာများ - လိပ်စာ၊ ဘရောက်ဇာ၊ စတင်ချိန်၊ နောက်ဆုံးသုံးချိန်',
  'Ends one session of an operator, who may log in again': 'အော်ပရေတာတစ်ဦး၏ ဝင်ထားမှုတစ်ခုကို ဆုံးစေသည်၊ ပြန်ဝင်နိုင်သည်',
  'The open sessions of this operator': 'ဤအော်ပရေတာ၏ ဝင်ထားမှုများ',
  'Ends an own session, as of a machine that was left open': 'ကိုယ်ပိုင်ဝင်ထားမှုတစ်ခုကို ဆုံးစေသည်၊ ဖွင့်ထားခဲ့သော စက်ကဲ့သို့',
  'Who is logged in, and what waits': 'မည်သူ ဝင်ထားသည်၊ ဘာ စောင့်နေသည်',
  'What each role may do: every call of operators with the roles that may make it':
    'ရာထူးတစ်ခုစီ လုပ်နိုင်သည် - အော်ပရေတာများ၏ လုပ်ဆောင်ချက်တိုင်းနှင့် လုပ်ခွင့်ရှိသော ရာထူးများ',
  'What operators did, newest first': 'အော်ပရေတာများ လုပ်ခဲ့သည်များ၊ အသစ်ဆုံး အရင်',
  'Text messages sent': 'ပို့ထားသော မက်ဆေ့ချ်များ',
  'Every way to pay, with our accounts': 'ငွေပေးချေနည်းအားလုံးနှင့် ဒိုင်၏ အကောင့်များ',
  'Adds a way to pay; it is off both ways until it is set up. A card cheaper than the dearest of ours has its fee by two':
    'ငွေပေးချေနည်း ထည့်သည်၊ ပြင်ဆင်ပြီးသည်အထိ အသွင်းအထုတ် ပိတ်ထားသည်။ အခကြေး အများဆုံးကတ်ထက် သက်သာသော ကတ်၏ အခကြေးကို နှစ်ဦး ဆုံးဖြတ်သည်',
  'Changes a way to pay: closes it, limits, place; asks for it to be open, or for another name or fee':
    'ငွေပေးချေနည်း ပြောင်းသည် - ပိတ်သည်၊ ကန့်သတ်ချက်၊ နေရာ။ ဖွင့်ရန်၊ အမည် သို့မဟုတ် အခကြေး ပြောင်းရန် တောင်းသည်',
  'Asks for another picture of a way to pay, sent raw': 'ငွေပေးချေနည်း၏ ပုံ ပြောင်းရန် တောင်းသည်',
  'Asks for an account of ours to be added': 'ဒိုင်၏ အကောင့်တစ်ခု ထည့်ရန် တောင်းသည်',
  'Closes an account of ours; asks for it to be open again or to have another holder':
    'ဒိုင်၏ အကောင့်ကို ပိတ်သည်၊ ပြန်ဖွင့်ရန် သို့မဟုတ် ပိုင်ရှင် ပြောင်းရန် တောင်းသည်',
  'What a player staked, won, paid in, was paid and was given in all, signs of harm, and tags':
    'ကစားသူ စုစုပေါင်း ထိုးငွေ၊ နိုင်ငွေ၊ သွင်းငွေ၊ ထုတ်ငွေ၊ ရရှိသောဆု၊ အန္တရာယ် လက္ခဏာများနှင့် အမှတ်အသားများ',
  'Says anew what operators call a player: five tags at most; players never read them':
    'အော်ပရေတာများက ကစားသူကို မည်သို့ မှတ်သည်ကို ပြောင်းသည် - အမှတ်အသား ငါးခုအထိ၊ ကစားသူများ မမြင်ရ',
  'Players by phone, name, user code or number, newest first; or the friends that one brought along':
    'ဖုန်း၊ အမည်၊ အသုံးပြုသူကုဒ် သို့မဟုတ် နံပါတ်ဖြင့် ကစားသူများ၊ အသစ်ဆုံး အရင်၊ သို့မဟုတ် တစ်ဦး ခေါ်လာသော သူငယ်ချင်းများ',
  'A player: who they are, every purse, level, block, limits, referral': 'ကစားသူတစ်ဦး - မည်သူဖြစ်သည်၊ ပိုက်ဆံအိတ်အားလုံး၊ အဆင့်၊ ပိတ်ထားမှု၊ ကန့်သတ်ချက်၊ ရည်ညွှန်းမှု',
  'Blocks a player: sessions end, and no login, bet, cash-in or cash-out until unblocked':
    'ကစားသူကို ပိတ်သည် - ဝင်ထားသည်များ ဆုံးပြီး ပြန်ဖွင့်သည်အထိ ဝင်ခြင်း၊ ထိုးခြင်း၊ ငွေသွင်း၊ ငွေထုတ် မရပါ',
  'Asks that a blocked player is let in again, which a second person confirms': 'ပိတ်ထားသော ကစားသူကို ပြန်ဖွင့်ရန် တောင်းသည်၊ ဒုတိယလူ အတည်ပြုရသည်',
  "A player's open sessions, last used first": 'ကစားသူ၏ ဝင်ထားမှုများ၊ နောက်ဆုံးသုံးသည် အရင်',
  'Ends one session of a player, or all of them': 'ကစားသူ၏ ဝင်ထားမှုတစ်ခု သို့မဟုတ် အားလုံးကို ဆုံးစေသည်',
  'What operators wrote down about a player, newest first; players never read it':
    'ကစားသူအကြောင်း အော်ပရေတာများ ရေးထားသည်များ၊ အသစ်ဆုံး အရင်၊ ကစားသူများ မဖတ်ရ',
  'Writes a note about a player; it stays for ever': 'ကစားသူအကြောင်း မှတ်ချက် ရေးသည်၊ အမြဲ ရှိနေသည်',
  'Campaigns of pocket money, the latest first; of some days, those that run or would run on one of them':
    'မုန့်ဖိုးအစီအစဉ်များ၊ နောက်ဆုံး အရင်၊ ရက်အပိုင်းအခြားဖြင့် မေးလျှင် ထိုရက်တစ်ရက်ရက်တွင် လည်ပတ်မည့်အရာများ',
  'Adds a campaign as a draft; its budget is never exceeded': 'အစီအစဉ်ကို မူကြမ်းအဖြစ် ထည့်သည်၊ ဘတ်ဂျက်ကို ဘယ်တော့မှ မကျော်ပါ',
  'Changes a campaign that is not running, as a whole; `before` is what it was read as': 'မစရသေးသော အစီအစဉ်ကို ပြောင်းသည်',
  'Asks for a campaign to run; a second person confirms': 'အစီအစဉ် စတင်ရန် တောင်းသည်၊ ဒုတိယသူ အတည်ပြုသည်',
  'Stops a campaign at once': 'အစီအစဉ်ကို ချက်ချင်း ရပ်သည်',
  'Who won in a campaign, the latest first': 'အစီအစဉ်တွင် ရရှိသူများ၊ နောက်ဆုံး အရင်',
  'What points can be exchanged for, in the order shown': 'အမှတ်ဖြင့် လဲလှယ်နိုင်သည်များ၊ ပြသသော အစဉ်အတိုင်း',
  'Adds an offer, at the end and closed: that it opens takes a second person': 'လဲလှယ်မှုကို အဆုံးတွင် ပိတ်ထားလျက် ထည့်သည် - ဖွင့်ရန် ဒုတိယသူ လိုသည်',
  'Changes an offer or closes it; that it opens, or while it is open changes its price or its name or is there longer, waits for a second person. Claims keep what they were given':
    'လဲလှယ်မှုကို ပြောင်းသည် သို့မဟုတ် ပိတ်သည်။ ဖွင့်ခြင်း၊ ဖွင့်ထားစဉ် ဈေး သို့မဟုတ် အမည် ပြောင်းခြင်း၊ ပိုကြာအောင်ထားခြင်းတို့ကို ဒုတိယလူ အတည်ပြုရသည်။ ယူပြီးသားများ မပြောင်းပါ',
  "Sets an offer's picture; one that is open has another once a second person has confirmed it":
    'လဲလှယ်မှု၏ ပုံ ထည့်သည်၊ ဖွင့်ထားလျှင် ဒုတိယလူ အတည်ပြုမှ ပြောင်းသည်',
  'Puts offers in an order; those left out come after. `before` is the order that was read': 'လဲလှယ်မှုများကို အစဉ်ချသည်၊ ချန်ထားသည်များ နောက်မှ လာသည်',
  'The points dialog in four languages': 'အမှတ်စာသား ဘာသာစကား လေးမျိုးဖြင့်',
  'Asks for the points dialog to say something else, which a second person confirms': 'အမှတ်စာသား ပြောင်းရန် တောင်းသည်၊ ဒုတိယလူ အတည်ပြုရမည်',
  'Promotions of cash-in': 'ငွေသွင်း ပရိုမိုးရှင်းများ',
  'Adds a promotion, closed: that it opens takes a second person': 'ပရိုမိုးရှင်းကို ပိတ်ထားလျက် ထည့်သည် - ဖွင့်ရန် ဒုတိယသူ လိုသည်',
  'Changes a promotion or closes it; that it opens, or while it is open has other terms, texts or another picture, waits for a second person. Requests that wait keep what they were promised':
    'ပရိုမိုးရှင်းကို ပြောင်း သို့မဟုတ် ပိတ်သည်၊ ဖွင့်ခြင်း၊ ဖွင့်ထားစဉ် စည်းကမ်း၊ စာ သို့မဟုတ် ပုံ ပြောင်းခြင်းကို ဒုတိယသူ စောင့်သည်။ စောင့်ဆိုင်းဆဲ တောင်းဆိုမှုများ ကတိပေးထားသည့်အတိုင်း ရသည်',
  'Sets the picture of a promotion, sent raw; of one that is open it is asked for': 'ပရိုမိုးရှင်း၏ ပုံ ထည့်သည်၊ ဖွင့်ထားလျှင် တောင်းရသည်',
  "Comparisons of our wagers with the aggregators' reports, newest day first": 'ဂိမ်းထိုးမှုများကို စုစည်းသူ၏ အစီရင်ခံစာနှင့် တိုက်စစ်ခြင်းများ၊ အသစ်ဆုံးရက် အရင်',
  'Asks for a day to be compared, or compared again; a job does it': 'ရက်တစ်ရက်ကို တိုက်စစ်ရန် သို့မဟုတ် ပြန်စစ်ရန် တောင်းသည်၊ အလိုအလျောက် လုပ်သည်',
  'Wagers that the aggregator reports otherwise: those to decide first': 'စုစည်းသူက တစ်မျိုးပြောသော ဂိမ်းထိုးမှုများ - ဆုံးဖြတ်ရန်ရှိသည်များ အရင်',
  'Asks for what is missing to be booked; nothing moves until a second person confirms it. The game purse may go below zero by it':
    'လိုနေသည်ကို စာရင်းသွင်းရန် တောင်းသည်၊ ဒုတိယသူ အတည်မပြုမချင်း ငွေ မရွှေ့ပါ။ ဂိမ်းပိုက်ဆံအိတ် သုညအောက် ရောက်နိုင်သည်',
  'Asks for a difference to be left as it is, with a reason; once a second person confirms it, a repair that waits is dropped':
    'ကွာခြားချက်ကို အကြောင်းပြချက်ဖြင့် ရှိသည့်အတိုင်း ထားရန် တောင်းသည်၊ ဒုတိယလူ အတည်ပြုလျှင် စောင့်နေသော ပြင်ဆင်မှု ပယ်သွားသည်',
  'The house today: stakes, payouts and gross result beside yesterday and a week ago, cash by account, player funds, what open draws may cost, who is online':
    'ယနေ့ ဒိုင် - ထိုးငွေ၊ လျော်ငွေ၊ အသားတင်ကို မနေ့၊ တစ်ပတ်အကြာနှင့် ယှဉ်၍၊ အကောင့်အလိုက် ငွေ၊ ကစားသူငွေ၊ ဖွင့်ထားသော ပွဲစဉ်များ၏ လျော်ရနိုင်ငွေ၊ အွန်လိုင်းရှိသူများ',
  'The last thirty days by day, today among them: gross result of lotteries and games, cash in and out, player funds at the end of the day':
    'နောက်ဆုံး ရက်သုံးဆယ် ရက်အလိုက် (ယနေ့ပါ) - ထီနှင့် ဂိမ်း အသားတင်၊ ငွေသွင်းငွေထုတ်၊ နေ့ကုန် ကစားသူငွေ',
  'Stakes, payouts, refunds, corrections and gross result between two days, both included, by what is asked for, with the sums of all rows; a year at most. By number: of the draws of these days, payouts less what was taken back, and nothing of what was laid off':
    'ရက်နှစ်ရက်အကြား (နှစ်ရက်လုံးပါ) ထိုးငွေ၊ လျော်ငွေ၊ ပြန်အမ်းငွေ၊ ပြင်ဆင်ငွေ၊ အသားတင်၊ တောင်းသည့်အလိုက်၊ အားလုံး၏ စုစုပေါင်းပါ၊ တစ်နှစ်အထိ။ ဂဏန်းအလိုက် - ထိုရက်များ၏ ပွဲစဉ်များ၊ ပြန်ရုပ်သိမ်းသည်ကို နုတ်ပြီး လျော်ငွေ၊ လွှဲရောင်းသည် မပါ',
  'Cash in and out between two days, both included, by what is asked for, with the sums of all rows; a year at most':
    'ရက်နှစ်ရက်အကြား (နှစ်ရက်လုံးပါ) ငွေသွင်းငွေထုတ်၊ တောင်းသည့်အလိုက်၊ အားလုံး၏ စုစုပေါင်းပါ၊ တစ်နှစ်အထိ',
  'What each kind of bonus and reward cost between two days, both included, beside what the players who got it brought on the same days; a year at most':
    'ရက်နှစ်ရက်အကြား ဘောနပ်စ်နှင့် ဆုတစ်မျိုးစီ၏ ကုန်ကျငွေနှင့် ရသူများ ထိုရက်များတွင် ယူလာသောငွေ၊ တစ်နှစ်အထိ',
  'What players held at an instant, by kind of purse, and what of it some of them owed: now, or any time before':
    'အချိန်တစ်ချိန်တွင် ကစားသူများ ရှိခဲ့သောငွေ၊ ပိုက်ဆံအိတ် အမျိုးအစားအလိုက်၊ ထိုအထဲမှ အချို့ ပေးရန်ရှိခဲ့သည် - ယခု သို့မဟုတ် ယခင်အချိန်',
  'Cash-ins or cash-outs as they stand, newest first, for who answers about them and decides none: with ids of payments, without codes of cards and accounts of players':
    'ငွေသွင်း သို့မဟုတ် ငွေထုတ် တောင်းဆိုချက်များ၏ အခြေအနေ၊ အသစ်ဆုံး အရင်၊ ဖြေကြားသူများအတွက် - ငွေပေးချေမှု အမှတ်များ ပါပြီး ကတ်ကုဒ်နှင့် ကစားသူအကောင့်များ မပါ',
  "A month's statement to the owner: play by section and provider, cash by way to pay and account, player funds, rewards, corrections, and the chain from the funds at its beginning to those at its end":
    'ပိုင်ရှင်အတွက် လတစ်လ၏ ရှင်းတမ်း - အပိုင်းနှင့် ထုတ်လုပ်သူအလိုက် ကစားမှု၊ နည်းနှင့် အကောင့်အလိုက် ငွေ၊ ကစားသူငွေ၊ ဆု၊ ပြင်ဆင်ချက်၊ လအစငွေမှ လကုန်ငွေအထိ',
  'The entries of the ledger behind a figure of a report or of today, newest first: of a row by its key, or of all rows; of a figure of all time whatever days are asked for. Looks for a moment: a page may be short and have a next one':
    'အစီရင်ခံစာ ကိန်းဂဏန်း၏ နောက်ကွယ်ရှိ စာရင်းများ၊ အသစ်ဆုံး အရင် - အတန်းတစ်ခု၏ သို့မဟုတ် အားလုံး၏၊ အစမှစ၍ ကိန်းဂဏန်းအတွက် ရက် မလို။ ခဏသာ ရှာသည် - စာမျက်နှာ တိုပြီး နောက်တစ်ခု ရှိနိုင်သည်',
  'Day by day, newest first: what the house owed its players when the day was over, by kind of purse, beside what its accounts came to and what was counted in them':
    'ရက်အလိုက်၊ အသစ်ဆုံး အရင် - နေ့ကုန်တွင် ကစားသူများကို ပေးရန်ရှိငွေ၊ ပိုက်ဆံအိတ် အမျိုးအစားအလိုက်၊ အကောင့်များ၏ ငွေနှင့် ရေတွက်ငွေ ယှဉ်၍',
  "Writes down what an operator counted in the house's real accounts for a day that is over. Moves nothing; it stands in the audit trail, and the newest count is shown":
    'ကုန်ပြီးသောရက်အတွက် ဒိုင်၏ အမှန်တကယ် အကောင့်များတွင် ရေတွက်ငွေကို မှတ်သည်။ ငွေ မရွှေ့ပါ၊ မှတ်တမ်းတွင် ရှိပြီး အသစ်ဆုံးကို ပြသည်',
  'The figures of a day or a month that is over, as they are now, with the hash that an operator signs; the signatures under it, newest first, what reads otherwise by now, and their files (below `/:id/` and the format)':
    'ကုန်ပြီးသော ရက် သို့မဟုတ် လ၏ ယခု ကိန်းဂဏန်းများ၊ အော်ပရေတာ လက်မှတ်ထိုးသော ဟက်ရှ်နှင့်အတူ၊ အောက်ရှိ လက်မှတ်များ အသစ်ဆုံး အရင်၊ ယခု ပြောင်းနေသည်များနှင့် ဖိုင်များ (`/:id/` နှင့် ပုံစံ အောက်တွင်)',
  'Signs the figures of a day or a month that is over, by their hash; the second operator signs by confirming it. `draw_not_settled` while a draw of it waits for its number or its payouts, `record_changed` when the figures have another hash by now, `already_decided` when they stand signed':
    'ကုန်ပြီးသော ရက် သို့မဟုတ် လ၏ ကိန်းဂဏန်းများကို ဟက်ရှ်ဖြင့် လက်မှတ်ထိုးသည်၊ ဒုတိယသူက အတည်ပြု၍ လက်မှတ်ထိုးသည်။ ပွဲတစ်ခု ဂဏန်း သို့မဟုတ် ငွေပေးချေမှု စောင့်နေလျှင် `draw_not_settled`၊ ကိန်းဂဏန်း ပြောင်းပြီးလျှင် `record_changed`၊ လက်မှတ်ထိုးပြီးသားဆိုလျှင် `already_decided`',
  'What waits for a person with the roles of the operator, longest first': 'အော်ပရေတာ၏ ရာထူးများဖြင့် ဆောင်ရွက်ရန် စောင့်နေသည်များ၊ အကြာဆုံး အရင်',
  'How old the last answer of each feed, the last turn of each job of every process, the last part of the database log in the archive and the last backup are':
    'သတင်းရင်းမြစ်တစ်ခုစီ၏ နောက်ဆုံးအဖြေ၊ ဆာဗာတိုင်း၏ အလိုအလျောက်အလုပ်တစ်ခုစီ နောက်ဆုံးအလှည့်၊ ဒေတာဘေ့စ်မှတ်တမ်း နောက်ဆုံးသိမ်းချိန်နှင့် နောက်ဆုံးအရန် မည်မျှ ကြာပြီ',
  'What holds for points, referral, the weekly promotion and the welcome bonus': 'အမှတ်၊ ရည်ညွှန်းမှု၊ အပတ်စဉ်ပရိုမိုးရှင်းနှင့် ကြိုဆိုဘောနပ်စ်၏ စည်းကမ်းများ',
  'Changes what holds, for what is settled or started from now on; what may cost more waits for a second person. The welcome bonus is for accounts opened after it was':
    'ယခုမှစ၍ ရှင်းမည့် သို့မဟုတ် စမည့်အရာအတွက် စည်းကမ်း ပြောင်းသည်၊ ပိုကုန်ကျနိုင်သည်ကို ဒုတိယသူ စောင့်သည်။ ကြိုဆိုဘောနပ်စ်မှာ ထို့နောက် ဖွင့်သော အကောင့်များအတွက်',
  'What each kind of reward gave, what of it was claimed, and what is open': 'ဆုတစ်မျိုးစီ ပေးခဲ့သည်၊ ရယူပြီးသည်၊ ကျန်သည်',
  'What a text names, a few of each kind: a player by phone, name or user code, a slip by its voucher, a request by its number, transaction id or card code, a wager by its code, a draw by lottery and day, an operator, what waits for a second person or was decided by one, by its number, what it says or who asked for it. Of each kind what the operator may read anyway':
    'စာတစ်ခု၏ ရည်ညွှန်းရာ၊ အမျိုးအစားတစ်ခုလျှင် အနည်းငယ် - ဖုန်း၊ အမည်၊ ကုဒ်ဖြင့် ကစားသူ၊ ဘောက်ချာဖြင့် ထိုးလွှာ၊ နံပါတ်၊ ငွေလွှဲနံပါတ်၊ ကတ်ကုဒ်ဖြင့် တောင်းဆိုမှု၊ ကုဒ်ဖြင့် ဂိမ်းထိုးမှု၊ ထီနှင့်ရက်ဖြင့် ပွဲစဉ်၊ အော်ပရေတာ၊ နံပါတ်၊ ပါသောစာ သို့မဟုတ် တောင်းသူဖြင့် ဒုတိယသူ စောင့်နေသည် သို့မဟုတ် ဆုံးဖြတ်ပြီးသည်။ အော်ပရေတာ ဖတ်ခွင့်ရှိသည်သာ',
  'A secret for an authenticator app, told this once; it counts when a code of it was typed':
    'အတည်ပြုအက်ပ်အတွက် လျှို့ဝှက်ချက်၊ ယခုတစ်ကြိမ်သာ ပြသည်၊ ၎င်း၏ ကုဒ် ရိုက်မှ အကျုံးဝင်သည်',
  'Sets the second factor up with a code of its secret; tells ten recovery codes this once and ends the other sessions':
    'လျှို့ဝှက်ချက်၏ ကုဒ်ဖြင့် ဒုတိယအဆင့်အတည်ပြုမှု တပ်ဆင်သည်၊ ပြန်ယူကုဒ် ဆယ်ခု ယခုတစ်ကြိမ်သာ ပြပြီး အခြားဝင်ထားမှုများ ဆုံးစေသည်',
  'Ten new recovery codes; those of before count no more': 'ပြန်ယူကုဒ်အသစ် ဆယ်ခု၊ ယခင်ကုဒ်များ အကျုံးမဝင်တော့ပါ',
  'Says anew who it is, by a code, or by the password where there is no second factor: calls of money and rights ask for it':
    'မည်သူဖြစ်ကြောင်း ကုဒ်ဖြင့်၊ ဒုတိယအဆင့် မရှိလျှင် စကားဝှက်ဖြင့် ပြန်ပြောသည် - ငွေနှင့် အခွင့်အရေး လုပ်ဆောင်ချက်များက မေးသည်',
  'Asks that an operator who lost the second factor sets up another; another owner confirms':
    'ဒုတိယအဆင့် ပျောက်ဆုံးသော အော်ပရေတာ အသစ်တပ်ဆင်ရန် တောင်းသည်၊ အခြားပိုင်ရှင် အတည်ပြုသည်',
  "Every movement of a player's purses, with the balance after": 'ကစားသူ၏ ပိုက်ဆံအိတ် အဝင်အထွက်အားလုံး၊ လက်ကျန်နှင့်အတူ',
  'What waits to leave the house, who listens, the last audit and rehearsal of a restore, versions, and the room of the disks of the server that answers':
    'ဒိုင်မှ ထွက်ရန် စောင့်နေသည်များ၊ နားထောင်နေသူများ၊ နောက်ဆုံး စာရင်းစစ်နှင့် ပြန်ယူလေ့ကျင့်မှု၊ ဗားရှင်းများ၊ ဖြေသော ဆာဗာ၏ ဒစ်နေရာ',
  'Whom outside the house works with: for text messages, notifications, results and games, each with how it fares as far as the server that answers knows; never a secret':
    'ဒိုင်နှင့် ပြင်ပတွင် လုပ်ကိုင်သူများ - မက်ဆေ့ချ်၊ အသိပေးချက်၊ ရလဒ်၊ ဂိမ်း၊ ဖြေသော ဆာဗာသိသလောက် အခြေအနေ၊ လျှို့ဝှက်ချက် မပါ',
  'What a house has to do before its first bet, and what it would do well to, each with whether it is done':
    'ပထမဆုံး ထိုးမှု မတိုင်မီ ဒိုင် လုပ်ရမည်များနှင့် လုပ်သင့်သည်များ၊ ပြီး မပြီး',
  'Wagers of provider games, newest first; search finds a phone, a user code, a wager code or the id of a transaction':
    'ဂိမ်းထိုးမှုများ၊ အသစ်ဆုံး အရင်၊ ဖုန်း၊ အသုံးပြုသူကုဒ် သို့မဟုတ် ထိုးမှုကုဒ်ဖြင့် ရှာသည်',
  'A wager with everything about it: its transactions, the requests and answers as they went, its entries in the ledger':
    'ဂိမ်းထိုးမှုတစ်ခုအကြောင်း အားလုံး - ငွေအဝင်အထွက်၊ တောင်းဆိုချက်နှင့် အဖြေ မူရင်းအတိုင်း၊ လယ်ဂျာ စာရင်း',
  'Weekly promotions, the latest first': 'အပတ်စဉ်ပရိုမိုးရှင်းများ၊ နောက်ဆုံး အရင်',
  'Starts the run of a week that is over: counts its amounts and, where nobody has to confirm them, pays them':
    'ကုန်ပြီးသော အပတ်အတွက် စတင်သည် - ပမာဏ တွက်ပြီး အတည်ပြုရန် မလိုလျှင် ပေးသည်',
  'What a run gives each player, the largest first': 'အပတ်တစ်ပတ်တွင် ကစားသူတစ်ဦးစီ ရမည်၊ အများဆုံး အရင်',
  'Asks for the counted amounts of a run to be paid; a second person confirms': 'တွက်ပြီးသောငွေ ပေးရန် တောင်းသည်၊ ဒုတိယသူ အတည်ပြုသည်',
  'Stops a run; who was paid stays paid': 'ပေးနေခြင်းကို ရပ်သည်၊ ပေးပြီးသူ ပေးပြီးဖြစ်သည်',
  'Counts a stopped or finished run again; who was paid is not paid again': 'ရပ်ထား သို့မဟုတ် ပြီးဆုံးသည်ကို ပြန်တွက်သည်၊ ပေးပြီးသူကို ထပ်မပေးပါ',
};
