-- What the house says and shows: banners, running texts, help, the chapters of the privacy policy. Texts and pictures are kept
-- per language (en, zh, my, th); a language without one is shown the English one.

create type content_kind as enum ('banner', 'header_text', 'help', 'privacy');
create type social_name as enum ('facebook', 'viber', 'messenger', 'instagram', 'play_store', 'qr');

create table content_item (
  id bigint generated always as identity primary key,
  kind content_kind not null,
  title jsonb not null default '{}',        -- a banner's description, a question, a chapter
  body jsonb not null default '{}',         -- a running text, an answer, a chapter's text
  images jsonb not null default '{}',       -- addresses of pictures
  link text,
  position integer not null default 0,
  is_open boolean not null default true,
  shown_from timestamptz,
  shown_until timestamptz,
  check (shown_from < shown_until)
);
create index content_item_by_kind on content_item (kind, position, id);
insert into content_item (kind, position, title, body) values
  ('help', 1,
    '{"en":"How do I cash in?","zh":"如何充值？","my":"ငွေမည်သို့ သွင်းရမည်နည်း။","th":"ฝากเงินอย่างไร"}',
    '{"en":"Open \"Cash in\", choose how to pay, transfer the money to the account shown, then send the amount and the last 6 digits of the transaction ID. Your balance changes as soon as we have checked it.","zh":"打开“充值”，选择付款方式，转账至所示账户，然后提交金额和交易号后 6 位。审核完成后余额立即更新。","my":"\"ငွေသွင်း\" ကိုဖွင့်ပြီး ငွေသွင်းနည်းကို ရွေးပါ။ ပြထားသောအကောင့်သို့ ငွေလွှဲပါ။ ထို့နောက် ငွေပမာဏနှင့် ငွေလွှဲနံပါတ်၏ နောက်ဆုံး 6 လုံးကို ပို့ပါ။ စစ်ဆေးပြီးသည်နှင့် သင့်လက်ကျန်ငွေ တိုးပါမည်။","th":"เปิด \"ฝากเงิน\" เลือกวิธี โอนเงินไปยังบัญชีที่แสดง แล้วส่งจำนวนเงินและเลข 6 หลักท้ายของรหัสธุรกรรม ยอดเงินจะเปลี่ยนทันทีที่เราตรวจสอบเสร็จ"}'),
  ('help', 2,
    '{"en":"How do I bet on 2D?","zh":"如何下注 2D？","my":"2D မည်သို့ ထိုးရမည်နည်း။","th":"แทง 2D อย่างไร"}',
    '{"en":"Open 2D, choose a section, tap the numbers, set an amount and confirm. Betting closes some minutes before each draw.","zh":"打开 2D，选择场次，点选号码，设置金额并确认。每期开奖前几分钟封盘。","my":"2D ကိုဖွင့်ပြီး အချိန်ရွေးပါ။ ဂဏန်းများကို နှိပ်ပါ။ ငွေပမာဏထည့်ပြီး အတည်ပြုပါ။ ထွက်ချိန်မတိုင်မီ မိနစ်အနည်းငယ်တွင် ပိတ်ပါသည်။","th":"เปิด 2D เลือกรอบ แตะตัวเลข ใส่จำนวนเงิน แล้วยืนยัน ปิดรับก่อนออกผลไม่กี่นาที"}'),
  ('help', 3,
    '{"en":"Where does the 2D number come from?","zh":"2D 号码从哪里来？","my":"2D ဂဏန်းသည် မည်သည့်နေရာမှ လာသနည်း။","th":"เลข 2D มาจากไหน"}',
    '{"en":"From the Thai stock exchange: the last digit of the SET index and the last digit before the point of the market value in million baht.","zh":"来自泰国证券交易所：SET 指数的最后一位，以及以百万泰铢计的成交额小数点前的最后一位。","my":"ထိုင်းစတော့အိတ်ချိန်းမှ ဖြစ်သည်။ SET ညွှန်းကိန်း၏ နောက်ဆုံးဂဏန်းနှင့် ဘတ်သန်းပေါင်းဖြင့်ပြသော Value ၏ ဒသမရှေ့က နောက်ဆုံးဂဏန်း ဖြစ်သည်။","th":"มาจากตลาดหลักทรัพย์แห่งประเทศไทย: หลักสุดท้ายของดัชนี SET และหลักสุดท้ายก่อนจุดทศนิยมของมูลค่าตลาดหน่วยล้านบาท"}'),
  ('help', 4,
    '{"en":"When am I paid?","zh":"什么时候派奖？","my":"ထီပေါက်ငွေ ဘယ်အချိန်ရမည်နည်း။","th":"ได้รับเงินเมื่อใด"}',
    '{"en":"As soon as the draw is settled, usually minutes after the result. Stake times odds goes to your main balance.","zh":"结算后立即派奖，通常在开奖后几分钟内。投注额乘以赔率计入主钱包。","my":"ပေါက်ဂဏန်းစာရင်းရှင်းပြီးသည်နှင့် ရပါသည်။ များသောအားဖြင့် ဂဏန်းထွက်ပြီး မိနစ်အနည်းငယ်အတွင်း ဖြစ်သည်။ ထိုးငွေ × ဆ ကို ပင်မပိုက်ဆံထဲသို့ ထည့်ပေးပါသည်။","th":"ทันทีที่สรุปผลเสร็จ ปกติไม่กี่นาทีหลังออกผล เงินแทงคูณอัตราจ่ายจะเข้ายอดเงินหลักของคุณ"}'),
  ('help', 5,
    '{"en":"I forgot my password","zh":"我忘记了密码","my":"စကားဝှက် မေ့သွားပါပြီ","th":"ฉันลืมรหัสผ่าน"}',
    '{"en":"Choose \"Forgot the password?\" on the login screen. You get a code by text message.","zh":"在登录页面选择“忘记密码？”，您会收到短信验证码。","my":"အကောင့်ဝင်သည့် စာမျက်နှာတွင် \"စကားဝှက် မေ့နေပါသလား။\" ကို နှိပ်ပါ။ ဖုန်းမက်ဆေ့ချ်ဖြင့် ကုဒ်ရပါမည်။","th":"เลือก \"ลืมรหัสผ่าน?\" ในหน้าเข้าสู่ระบบ คุณจะได้รับรหัสทาง SMS"}'),
  ('help', 6,
    '{"en":"I want to play less","zh":"我想少玩一点","my":"လျှော့ကစားချင်ပါသည်","th":"ฉันอยากเล่นให้น้อยลง"}',
    '{"en":"Set limits, a break or self-exclusion under Settings, or talk to us. Play only with money you can do without.","zh":"可在“设置”中设定限额、休息或自我排除，也可联系我们。请只用闲钱游戏。","my":"ဆက်တင်တွင် ကန့်သတ်ချက်၊ ခေတ္တနားခြင်း သို့မဟုတ် ကိုယ်တိုင်ပိတ်ခြင်းကို သတ်မှတ်နိုင်ပါသည်။ ကျွန်ုပ်တို့ကိုလည်း ဆက်သွယ်နိုင်ပါသည်။ ပိုလျှံသော ငွေဖြင့်သာ ကစားပါ။","th":"ตั้งวงเงิน พัก หรือระงับตนเองได้ที่การตั้งค่า หรือติดต่อเรา เล่นด้วยเงินที่คุณยอมเสียได้เท่านั้น"}'),
  ('privacy', 1,
    '{"en":"What we keep","zh":"我们保存什么","my":"သိမ်းဆည်းသောအချက်အလက်","th":"ข้อมูลที่เราเก็บ"}',
    '{"en":"Your name, phone number, date of birth, the email you give us, your bets, your cash requests, and the devices you log in with.","zh":"您的姓名、手机号码、出生日期、您提供的邮箱、您的注单、充值与提现申请，以及您登录的设备。","my":"သင့်အမည်၊ ဖုန်းနံပါတ်၊ မွေးသက္ကရာဇ်၊ သင်ပေးထားသော အီးမေးလ်၊ သင်ထိုးထားသောစာရင်းများ၊ ငွေသွင်းငွေထုတ် တောင်းဆိုမှုများနှင့် သင်ဝင်သုံးသော ဖုန်းများ။","th":"ชื่อ เบอร์โทรศัพท์ วันเกิด อีเมลที่คุณให้ไว้ รายการแทง คำขอฝากถอน และอุปกรณ์ที่คุณใช้เข้าสู่ระบบ"}'),
  ('privacy', 2,
    '{"en":"Why we keep it","zh":"为什么保存","my":"အဘယ်ကြောင့် သိမ်းသနည်း","th":"เหตุผลที่เราเก็บ"}',
    '{"en":"To run your account, to pay you, to keep it safe, and because the rules of our trade ask for it. We do not sell it.","zh":"用于管理您的账户、向您付款、保障安全，并遵守行业规定。我们不出售数据。","my":"သင့်အကောင့်ကို ဆောင်ရွက်ရန်၊ ငွေပေးရန်၊ လုံခြုံစေရန်နှင့် ဤလုပ်ငန်း၏ စည်းမျဉ်းများက လိုအပ်သောကြောင့် ဖြစ်သည်။ ရောင်းချခြင်း မရှိပါ။","th":"เพื่อดูแลบัญชีของคุณ จ่ายเงินให้คุณ รักษาความปลอดภัย และเพราะกฎของธุรกิจนี้กำหนดไว้ เราไม่ขายข้อมูล"}'),
  ('privacy', 3,
    '{"en":"How long and how safe","zh":"保存多久、如何保护","my":"မည်မျှကြာကြာ၊ မည်မျှလုံခြုံစွာ","th":"เก็บนานเท่าใดและปลอดภัยเพียงใด"}',
    '{"en":"Passwords are kept so that nobody can read them. Money records are kept as long as the law asks for. Other data is deleted when you ask us to close your account.","zh":"密码以任何人都无法读取的方式保存。资金记录按法律要求的期限保存。其他数据在您申请注销账户时删除。","my":"စကားဝှက်ကို မည်သူမျှ ဖတ်၍မရအောင် သိမ်းထားပါသည်။ ငွေစာရင်းများကို ဥပဒေက လိုအပ်သရွေ့ သိမ်းထားပါသည်။ အခြားအချက်အလက်များကို အကောင့်ပိတ်ရန် သင်တောင်းဆိုလျှင် ဖျက်ပေးပါသည်။","th":"รหัสผ่านถูกเก็บโดยไม่มีใครอ่านได้ บันทึกการเงินเก็บไว้ตามที่กฎหมายกำหนด ข้อมูลอื่นจะถูกลบเมื่อคุณขอปิดบัญชี"}'),
  ('privacy', 4,
    '{"en":"Your rights","zh":"您的权利","my":"သင့်အခွင့်အရေး","th":"สิทธิของคุณ"}',
    '{"en":"You may see, correct and delete your data. Write to our service.","zh":"您可以查看、更正和删除您的数据。请联系我们的客服。","my":"သင့်အချက်အလက်ကို ကြည့်ရှု၊ ပြင်ဆင်၊ ဖျက်နိုင်ပါသည်။ ကျွန်ုပ်တို့၏ ဝန်ဆောင်မှုသို့ ဆက်သွယ်ပါ။","th":"คุณสามารถดู แก้ไข และลบข้อมูลของคุณได้ โดยติดต่อฝ่ายบริการ"}');

-- The dream book: what people dream of, and the numbers that go with it. Empty until the house writes it.
create table dream (
  id bigint generated always as identity primary key,
  words jsonb not null,                     -- per language, as above
  numbers text[] not null check (cardinality(numbers) between 1 and 12),
  image text,
  is_open boolean not null default true
);

create table social_link (
  name social_name primary key,
  url text not null default ''
);

-- What the room publishes: another room reads it and none of its tables.
create view public_social_link as select url from social_link;
grant select on public_social_link to shwekan_app;

-- Rights: for each table the columns that the server's queries write, and no more. A query that writes a column more fails with "permission
-- denied" in the first test that runs it: add the column here.
grant select, insert (kind, title, body, images, link, position, is_open, shown_from, shown_until), update (title, body, images, link,
  position, is_open, shown_from, shown_until), delete on content_item to shwekan_app;
grant select on content_item to shwekan_reader;
grant select, insert (words, numbers, is_open), update (words, numbers, is_open, image), delete on dream to shwekan_app;
grant select on dream to shwekan_reader;
grant select, insert (name, url), update (url) on social_link to shwekan_app;
grant select on social_link to shwekan_reader;
