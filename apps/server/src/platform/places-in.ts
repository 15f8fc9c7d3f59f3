/** Digits of Burmese, Shan and Thai: their zero ends in four zero bits. */
const DIGITS = /[\u1040-\u1049\u1090-\u1099\u0e50-\u0e59]/g;
/** The letters wa and ra, which look like the Burmese zero and seven and are typed for them. */
const WA_AS_ZERO = /ဝ(?=[\u1040-\u1049ဝ]*[\u1040-\u1049])|(?<=[\u1040-\u1049])ဝ+/g;
const RA_AS_SEVEN = /(?<=[\u1040-\u1049])ရ+(?=[\u1040-\u1049])/g;
const O_AS_ZERO = /(?<![a-z])o(?=[\s.-]?9)|(?<=\d)o+(?=\d)/gi;
const UNSEEN = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;
const DATE = /(?<!\d)(?:\d{1,2}([.\-/])(?:0?[1-9]|1[0-2])\1(?:20)?[23]\d|20[23]\d-(?:0[1-9]|1[0-2])-\d{2})(?!\d)/g;
const BETWEEN = String.raw`[\s.()·/_\-\u2010-\u2015]{0,3}`;
const PHONE = new RegExp(`(?<!\\d)(?:\\+?95${BETWEEN}|0${BETWEEN})9(?:${BETWEEN}\\d){7,9}(?!\\d)`, 'g');
/** As long as accounts of banks are. Amounts are shorter, and have commas in them. */
const LONG_NUMBER = /(?<!\d)\d(?:[\s-]?\d){9,19}(?!\d)/g;
const ENDINGS = 'com|me|net|org|io|mm|link|gg|ly|app|co|info|xyz|cc|vip|bet|site|online|shop|top|club|tv|page|store';
const LINK = new RegExp(
  String.raw`(?:[a-z]+://)[^\s<>"'“”]+|[\w.+-]*@?(?:[a-z0-9-]+\.)+(?:${ENDINGS})(?![a-z0-9-])(?:/[^\s<>"'“”]*)?`,
  'gi',
);
const HANDLE = /(?<![\w.])@[a-z]\w{3,}/gi;

/**
 * Where a text leads: each number of a phone or of an account that it names, in digits ("09420000001"), and each address of a page, a mail box or a
 * chat, once, without what all addresses begin with ("t.me/somebody"). It reads digits as people hide them, not numbers that are written in words.
 */
export function placesIn(text: string): string[] {
  const read = text
    .normalize('NFKC')
    .replace(UNSEEN, '')
    .replace(WA_AS_ZERO, (found) => '၀'.repeat(found.length))
    .replace(RA_AS_SEVEN, (found) => '၇'.repeat(found.length));
  const latin = read.replace(DIGITS, (digit) => String(digit.charCodeAt(0) & 0xf));
  const links = [...(latin.match(LINK) ?? []), ...(latin.match(HANDLE) ?? [])].map(plainAddress);
  const rest = latin
    .replace(LINK, ' ')
    .replace(DATE, ' ')
    .replace(O_AS_ZERO, (found) => '0'.repeat(found.length));
  const phones = (rest.match(PHONE) ?? []).map((it) => digitsOf(it).replace(/^95/, '0'));
  const accounts = (rest.replace(PHONE, ' ').match(LONG_NUMBER) ?? []).map(digitsOf);
  return [...new Set([...phones, ...accounts, ...links])];
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

function plainAddress(address: string): string {
  return address
    .toLowerCase()
    .replace(/^https?:\/\/(?:www\.)?|^www\./, '')
    .replace(/[).,;:!?/။၊]+$/, '');
}
