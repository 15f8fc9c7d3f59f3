import { describe, expect, test } from 'vitest';
import { phrases as account_cn } from '../src/account/cn.ts';
import { phrases as account_en } from '../src/account/en.ts';
import { phrases as account_mm } from '../src/account/mm.ts';
import { phrases as account_thai } from '../src/account/thai.ts';
import { phrases as games_cn } from '../src/games/cn.ts';
import { phrases as games_en } from '../src/games/en.ts';
import { phrases as games_mm } from '../src/games/mm.ts';
import { phrases as games_thai } from '../src/games/thai.ts';
import { phrases } from '../src/index.ts';
import { phrases as lottery_cn } from '../src/lottery/cn.ts';
import { phrases as lottery_en } from '../src/lottery/en.ts';
import { phrases as lottery_mm } from '../src/lottery/mm.ts';
import { phrases as lottery_thai } from '../src/lottery/thai.ts';
import { phrases as person_cn } from '../src/person/cn.ts';
import { phrases as person_en } from '../src/person/en.ts';
import { phrases as person_mm } from '../src/person/mm.ts';
import { phrases as person_thai } from '../src/person/thai.ts';
import { phrases as rewards_cn } from '../src/rewards/cn.ts';
import { phrases as rewards_en } from '../src/rewards/en.ts';
import { phrases as rewards_mm } from '../src/rewards/mm.ts';
import { phrases as rewards_thai } from '../src/rewards/thai.ts';
import { phrases as shell_cn } from '../src/shell/cn.ts';
import { phrases as shell_en } from '../src/shell/en.ts';
import { phrases as shell_mm } from '../src/shell/mm.ts';
import { phrases as shell_thai } from '../src/shell/thai.ts';
import { phrases as wallet_cn } from '../src/wallet/cn.ts';
import { phrases as wallet_en } from '../src/wallet/en.ts';
import { phrases as wallet_mm } from '../src/wallet/mm.ts';
import { phrases as wallet_thai } from '../src/wallet/thai.ts';

// The specification's words, row by row: in English they stand letter by letter, in the other languages in their own script.
// That each stands on its screen is the stories' part.

const shell = { en: shell_en, mm: shell_mm, thai: shell_thai, cn: shell_cn };
const account = { en: account_en, mm: account_mm, thai: account_thai, cn: account_cn };
const lottery = { en: lottery_en, mm: lottery_mm, thai: lottery_thai, cn: lottery_cn };
const games = { en: games_en, mm: games_mm, thai: games_thai, cn: games_cn };
const person = { en: person_en, mm: person_mm, thai: person_thai, cn: person_cn };
const rewards = { en: rewards_en, mm: rewards_mm, thai: rewards_thai, cn: rewards_cn };
const wallet = { en: wallet_en, mm: wallet_mm, thai: wallet_thai, cn: wallet_cn };
const server = { en: phrases.en, mm: phrases.my, thai: phrases.th, cn: phrases.zh };
const parts = { shell, account, lottery, games, person, rewards, wallet, server };

type Language = 'en' | 'mm' | 'thai' | 'cn';
/** The phrase at a place: `shell.tabs.home`. */
function at(place: string, language: Language): string {
  const [part = '', ...path] = place.split('.');
  const found = path.reduce<unknown>(
    (it, key) => (it as Record<string, unknown> | undefined)?.[key],
    parts[part as keyof typeof parts][language],
  );
  if (typeof found !== 'string') throw new Error(`no phrase ${place} in ${language}`);
  return found;
}

/** By section of the specification: its words, and where they are said. */
const ROWS: Record<string, string> = {
  'titles: the translated last path word': `
    Profile                      shell.titles.profile
    Log in                       shell.titles.login
    Register                     shell.titles.register
    Forgot password              shell.titles.forgetpwd
    Cash in                      shell.titles.cashin
    Cash out                     shell.titles.cashout
    Lottery                      shell.titles.lottery
    Cash in history              shell.titles.cashin_history
    Cash out history             shell.titles.cashout_history
    Bet slip                     shell.titles.betslip
    Lucky number                 shell.titles.win_number
    Winner list                  shell.titles.winner_list
    Service                      shell.titles.service
    Pocket money winners         shell.titles.pocket_winner
    Setting                      shell.titles.setting`,
  'bottom tabs': `
    Home                         shell.tabs.home
    Shop                         shell.tabs.shop
    Service                      shell.tabs.service
    Setting                      shell.tabs.setting`,
  'top bar': `
    Log in                       shell.bar.login
    Main balance                 shell.bar.main_balance
    Refresh                      shell.bar.refresh
    Point                        shell.bar.point
    Points                       shell.bar.points
    Promotion - {amount}         shell.bar.promotion`,
  'modals and overlays': `
    Winner list                  shell.titles.winner_list
    Lucky number                 shell.titles.win_number
    Privacy policy               account.setting.privacy
    Privacy policy               account.privacy.title
    Effective 2023-08-04         account.privacy.date
    Congratulation! You have won {amount}    rewards.pocket.won
    {amount} kyat                rewards.pocket.kyat`,
  'home: game categories': `
    Sport book                   games.categories.sport_book
    Live casino                  games.categories.live_casino
    Slots                        games.categories.slot
    Fishing                      games.categories.fishing
    Card games                   games.categories.card_game`,
  'the ways in': `
    Phone number                 account.phone
    Password                     account.password
    User name                    account.name
    Referral code                account.referral
    Change the phone number      account.change_phone
    Send the code                account.send_code
    New password                 account.new_password
    Confirm the password         account.confirm_password`,
  profile: `
    Account level {level}        account.level
    Upgrade to level 2           person.level_upgrade
    Change password              account.change_password
    Old password                 account.old_password
    New password                 account.new_password
    User name                    account.name
    Email                        account.email
    Date of birth                account.birthday
    Edit profile                 account.edit_profile`,
  'referral page': `
    Your friends                 person.refer.friends
    Game refer amount            person.refer.amount
    Claim                        person.refer.claim
    Name                         person.refer.name
    Date                         person.refer.date
    Section                      person.refer.section
    Amount                       person.refer.earned`,
  'bet slip page': `
    {lottery} slips              lottery.slips_of
    Cash in history              lottery.cash_in_history
    Cash out history             wallet.cashout.history
    Main to game                 wallet.transfer.in
    Game to main                 wallet.transfer.out
    Game history                 games.report.tab
    Date                         lottery.date
    3D open date                 lottery.open_date
    Section                      lottery.section
    Total amount                 lottery.total_amount
    Total bet numbers            lottery.total_bet_numbers
    Win amount                   lottery.win_amount
    Win amount                   games.report.win
    Status                       lottery.status
    Payment name                 lottery.payment_name
    Holder name                  lottery.holder_name
    Transaction ID               lottery.transaction_id
    Voucher code                 wallet.cashin.voucher
    Old balance                  lottery.old_balance
    New balance                  lottery.new_balance
    Old balance                  games.report.old_balance
    New balance                  games.report.new_balance
    Commission                   games.report.commission
    Profit/loss                  games.report.profit_loss
    Valid turnover               games.report.valid_turnover
    Stake                        games.report.stake
    Provider                     games.report.provider
    Wager                        games.report.wager`,
  'cash in and cash out': `
    Please transfer to the following account.    account.cashin.transfer_text
    Holder name                  account.cashin.holder
    Transaction ID (last 6 digits)    account.cashin.transaction
    Account number               account.cashin.account_number
    Amount                       account.cashin.amount
    Promo code                   wallet.cashin.promo
    Voucher code                 wallet.cashin.voucher
    Holder name                  wallet.cashout.holder
    Account number               wallet.cashout.account_number`,
  'lottery screen': `
    Bet                          lottery.bet
    Lucky number                 lottery.lucky_number
    Lucky numbers                lottery.lucky_numbers
    Slips                        lottery.slips
    Choose section               lottery.choose_section
    Quick pick                   lottery.quick
    Round                        lottery.round
    Enter amount                 lottery.enter_amount
    Number                       lottery.number
    Odd                          lottery.odd
    Amount                       lottery.amount
    Edit the amount of {number}  lottery.edit_number
    Delete                       lottery.delete
    Reset                        lottery.reset
    Confirm                      lottery.confirm`,
  'validation texts': `
    Please set amount first.     server.refusals.amount_not_set
    Please set amount first.     lottery.amount_not_set
    Betting has been closed.     server.refusals.betting_closed
    Betting has been closed.     lottery.betting_closed
    No digit data, lottery closed?    server.refusals.no_digit_data
    No digit data, lottery closed?    lottery.no_digit_data
    Your account need to be level 2.    server.refusals.level_two_needed
    Your account need to be level 2.    wallet.level.needed
    Please at least transfer Main to Game once.    server.refusals.transfer_first
    Cannot claim less than 0 Game Referr Amount.    server.refusals.no_referral_amount
    Need to login first!         server.refusals.login_needed
    Need to login first!         lottery.login_needed
    Section closed!              server.refusals.section_closed
    Section closed!              lottery.section_closed`,
  'error catalogue': `
    Something went wrong!        shell.went_wrong
    Something went wrong!        server.refusals.internal
    Session Expired, Please Login Again!    shell.session_expired
    Session Expired, Please Login Again!    server.refusals.session_expired`,
  'success texts': `
    Cashin request sent!         server.said.cash_in_sent
    Cashout request sent!        server.said.cash_out_sent
    Your password has been changed successfully!    server.said.password_changed
    Verification code sent!      server.said.code_sent`,
};

const SCRIPTS = { mm: /[\u1000-\u109f]/, thai: /[\u0e00-\u0e7f]/, cn: /[\u4e00-\u9fff]/ } as const;

/** Two columns, apart by two blanks at least. */
const rowsOf = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/ {2,}/) as [words: string, place: string]);

for (const [section, rows] of Object.entries(ROWS)) {
  describe(section, () => {
    test.each(rowsOf(rows))('"%s" is said by %s, and in the words of every language', (words, place) => {
      expect(at(place, 'en')).toBe(words);
      for (const [language, script] of Object.entries(SCRIPTS)) expect(at(place, language as Language), language).toMatch(script);
    });
  });
}

test('the page that is none says so in the words of every language, with its number', () => {
  expect(at('shell.not_found_title', 'en')).toBe('404 - PAGE NOT FOUND');
  expect(at('shell.not_found_text', 'en')).toBe('Sorry! The page you requested was not found.');
  for (const language of ['mm', 'thai', 'cn'] as const) {
    expect(at('shell.not_found_title', language)).toMatch(/^404 - /);
    for (const it of ['title', 'text', 'home']) {
      const place = it === 'home' ? 'shell.go_home' : `shell.not_found_${it}`;
      expect(at(place, language), place).toMatch(SCRIPTS[language]);
    }
  }
});

test('the privacy policy is for ages 13 and up and has its date, in every language', () => {
  for (const language of ['en', 'mm', 'thai', 'cn'] as const) {
    expect(at('account.privacy.date', language)).toContain('2023-08-04');
    expect(at('account.privacy.ages', language)).toContain('13');
  }
  expect(at('account.privacy.ages', 'en')).toContain('aged 13 and up');
});

test('no refusal and no success is left in English', () => {
  for (const language of ['mm', 'thai', 'cn'] as const) {
    for (const [code, sentence] of Object.entries({ ...server[language].refusals, ...server[language].said })) {
      expect(sentence, `${language} ${code}`).toMatch(SCRIPTS[language]);
    }
  }
});

/** The trade's own words, which every screen that means them uses. */
const WORDS = `
  lottery.bet                  ထိုးမည်                แทง                下注
  lottery.section              အချိန်                 รอบ                场次
  lottery.slips                ပြေစာ                 โพย                注单
  shell.titles.betslip         ပြေစာ                 โพย                注单
  lottery.lucky_number         ပေါက်ဂဏန်း             เลขที่ออก            开奖号码
  shell.titles.win_number      ပေါက်ဂဏန်း             เลขที่ออก            开奖号码
  shell.titles.cashin          ငွေသွင်း                ฝากเงิน             充值
  shell.titles.cashout         ငွေထုတ်                ถอนเงิน             提现
  shell.bar.main_balance       ပင်မပိုက်ဆံ             ยอดเงินหลัก          主钱包
  wallet.game                  ဂိမ်းပိုက်ဆံ             ยอดเงินเกม          游戏钱包
  shell.bar.points             အမှတ်                 แต้ม                积分
  shell.bar.promotion          ပရိုမိုးရှင်း             โปรโมชั่น             优惠
  rewards.claim                ရယူမည်                 รับ                 领取
  person.refer.claim           ရယူမည်                 รับ                 领取
  account.referral             မိတ်ဆက်ကုဒ်             รหัสแนะนำ            邀请码
  shell.titles.winner_list     ထီပေါက်သူစာရင်း          รายชื่อผู้ชนะ           中奖名单
  lottery.quick                အမြန်ရွေး               เลือกด่วน            快选
  lottery.round                အာ                    กลับ                反转
  games.report.commission      ကော်မရှင်               ค่าคอมมิชชั่น           佣金
  games.report.profit_loss     အမြတ်/အရှုံး             กำไร/ขาดทุน         盈亏
  lottery.old_balance          ယခင်လက်ကျန်ငွေ          ยอดก่อน             变动前
  lottery.new_balance          ယခုလက်ကျန်ငွေ           ยอดหลัง             变动后
`;
test.each(rowsOf(WORDS) as unknown as [string, string, string, string][])('%s is %s, %s, %s', (place, mm, thai, cn) => {
  expect(at(place, 'mm')).toContain(mm);
  expect(at(place, 'thai')).toContain(thai);
  expect(at(place, 'cn')).toContain(cn);
});
