/**
 * The players of a demo. Its start prints the first three; the others keep them company on the winner lists, each a friend whom one of
 * the three brought along.
 */
export const DEMO_PLAYERS: { phone: string; name: string; birthday: string; friend_of?: number }[] = [
  { phone: '09420000001', name: 'ဒေါ်ခင်မြင့်', birthday: '1988-03-14' },
  { phone: '09420000002', name: 'Aung Kyaw', birthday: '1994-11-02' },
  { phone: '09420000003', name: '王美玲', birthday: '1979-07-28' },
  { phone: '09420000014', name: 'สมชาย ใจดี', birthday: '1985-01-09', friend_of: 0 },
  { phone: '09420000025', name: 'ကိုဇော်ဦး', birthday: '1991-05-30', friend_of: 1 },
  { phone: '09420000036', name: 'Thida Win', birthday: '1997-09-17', friend_of: 2 },
];
export const PLAYER_PASSWORD = 'demo-player';

export const DEMO_OPERATORS = [
  { username: 'owner', roles: ['owner'] },
  { username: 'owner-b', roles: ['owner'] },
  { username: 'finance', roles: ['cash', 'support'] },
  { username: 'draws-a', roles: ['draws', 'content'] },
  { username: 'draws-b', roles: ['draws', 'content'] },
  { username: 'risk', roles: ['risk'] },
  { username: 'support', roles: ['support'] },
  { username: 'content', roles: ['content'] },
  { username: 'auditor', roles: ['auditor'] },
];
export const OPERATOR_PASSWORD = 'demo-operator';

export const DEMO_HEADER_TEXT = {
  en: 'Welcome to Shwekan. Thai 2D four times a day: 11:00, 12:01, 15:00 and 16:30. Play with care, 18 and over only.',
  zh: '欢迎来到 Shwekan。泰国 2D 每天四场：11:00、12:01、15:00、16:30。理性投注，仅限 18 岁及以上人士。',
  my: 'Shwekan မှ ကြိုဆိုပါသည်။ ထိုင်း 2D ကို တစ်နေ့ 4 ကြိမ် - 11:00၊ 12:01၊ 15:00၊ 16:30 ဖွင့်ပါသည်။ အသက် 18 နှစ်နှင့် အထက်သာ၊ ချင့်ချိန်ကစားပါ။',
  th: 'ยินดีต้อนรับสู่ Shwekan หวยไทย 2D วันละสี่รอบ 11:00 12:01 15:00 และ 16:30 เล่นอย่างมีสติ สำหรับผู้มีอายุ 18 ปีขึ้นไป',
};

/** Addresses of the reserved domain: a demo sends nobody anywhere. */
export const DEMO_SOCIAL_LINKS = {
  facebook: 'https://example.com/shwekan/facebook',
  viber: 'https://example.com/shwekan/viber',
  messenger: 'https://example.com/shwekan/messenger',
  instagram: 'https://example.com/shwekan/instagram',
  play_store: 'https://example.com/shwekan/app',
  qr: 'https://example.com/shwekan',
};
