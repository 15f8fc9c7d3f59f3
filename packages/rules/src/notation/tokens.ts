/** What a word of the notation does, before a lottery gives it numbers. */
export type FormName =
  | 'head'
  | 'tail'
  | 'contains'
  | 'break'
  | 'khway'
  | 'khway_with_doubles'
  | 'doubles'
  | 'even_doubles'
  | 'odd_doubles'
  | 'nakhat'
  | 'power'
  | 'brothers';

/** The letters that a notation decides, the words that say how amounts stand, and what sources contradict each other about. */
type Keyword =
  | { readonly form: FormName }
  | { readonly sign: 'reverse' | 'direct' | 'unit' | 'letter_p' | 'letter_k' | 'disputed' }
  | Times;
/** A word behind an amount that says what it counts: 5ထောင် are five thousand. */
type Times = { readonly times: number };

/**
 * A piece of a line. `glued` says that nothing stands between it and the piece before; `from` and `to` are its place in the
 * text as it was typed.
 */
export type Token = { readonly from: number; readonly to: number; readonly glued: boolean } & (
  | { readonly kind: 'digits'; readonly digits: string }
  | { readonly kind: 'keyword'; readonly keyword: Keyword }
  | { readonly kind: 'mark'; readonly mark: string }
  | { readonly kind: 'unknown' }
);

const ZEROS = [0x1040, 0x0e50, 0xff10];
const INVISIBLE = /[\u00ad\u200b-\u200f\u2060\ufeff]/;
const DASH = /[\u2010-\u2015\u2212]/;
/** The Burmese and Chinese comma. */
const SAME_MARK: Readonly<Record<string, string>> = { '၊': ',', '、': ',', '，': ',' };
const LETTER = /[\p{L}\p{M}]/u;

const form = (name: FormName): Keyword => ({ form: name });
const sign = (name: Extract<Keyword, { sign: string }>['sign']): Keyword => ({ sign: name });

const KEYWORDS = new Map<string, Keyword>([
  ...spellings(form('head'), 't ထိပ် ထိပ်စီး ထိပ်စည်း ရှေ့'),
  ...spellings(form('tail'), 'n np ပိတ် နောက် နောက်ပိတ်'),
  ...spellings(form('contains'), 'ပါ အပါ ပတ် အပတ် ပတ်သီး တစ်လုံးပတ်'),
  ...spellings(form('break'), 'b ဘရိတ် ဗရိတ်'),
  ...spellings(form('khway'), 'ခွေ အခွေ'),
  ...spellings(form('khway_with_doubles'), 'kp ခွေပူး အခွေပူး ပူးခွေ ခပူး အပူးပါအခွေ'),
  ...spellings(form('doubles'), 'ap အပူး'),
  ...spellings(form('even_doubles'), 'sp စုံပူး'),
  ...spellings(form('odd_doubles'), 'mp မပူး'),
  ...spellings(form('nakhat'), 'nk နက္ခတ် နခတ် နခပ် နခက် နတ်ခတ် နတ်ခက် နက်ခတ် နက်ခက် နက်ခ နခ'),
  ...spellings(form('power'), 'pw ပါဝါ ပဝ'),
  ...spellings(form('brothers'), 'ညီကို ညီအကို ညီနောင် ညီအစ်ကို'),
  ...spellings(sign('reverse'), 'r အာ အာရ် အပြန် กลับ'),
  ...spellings(sign('direct'), 'd ဒဲ့ ตรง'),
  ...spellings(sign('unit'), 'ks kyat ကျပ် တင်း'),
  ...spellings({ times: 100 }, 'ရာ'),
  ...spellings({ times: 1000 }, 'ထောင်'),
  ...spellings({ times: 10_000 }, 'သောင်း'),
  ...spellings(sign('letter_p'), 'p'),
  ...spellings(sign('letter_k'), 'k'),
  // Tens or sums of ten; permutations with the whole amount or a part of it.
  ...spellings(sign('disputed'), 'ဆယ်ပြည့် ပတ်လည်'),
]);

/**
 * Letters that were typed for the digits that they look like, ဝ for ၀ and ရ for ၇: before digits where a word would begin, behind digits where no
 * vowel follows. ဝဝ alone may be a name. Old iPhones know no look behind.
 */
const LIKE_DIGITS = /(^|[^က-အ\p{M}])[ဝရ]+(?=\p{Nd})|\p{Nd}[.,/*]?[ဝရ]+(?!\p{M})/gu;

/** The pieces of one line, in order. Nothing is lost: what is neither digits, a known word nor a mark is `unknown`. */
export function tokensOf(typed: string, offset: number): Token[] {
  const line = asDigits(typed);
  const tokens: Token[] = [];
  let glued = false;
  for (let at = 0; at < line.length; ) {
    const end = endOfRun(line, at);
    const run = plain(line.slice(at, end));
    if (run.trim() === '') {
      glued = glued && run === '';
    } else {
      tokens.push({ from: offset + at, to: offset + end, glued, ...pieceOf(run) });
      glued = true;
    }
    at = end;
  }
  return spread(tokens);
}

/** A whole line as it is compared. */
export function plainLine(typed: string): string {
  return plain(asDigits(typed));
}

function asDigits(typed: string): string {
  return typed.replace(LIKE_DIGITS, (run) => run.replaceAll('ဝ', '0').replaceAll('ရ', '7')).replace(/၀(?=\p{M})/gu, 'ဝ');
}

function endOfRun(line: string, at: number): number {
  const kind = kindOf(charAt(line, at));
  let end = at + charAt(line, at).length;
  if (kind === 'mark') return end;
  while (end < line.length) {
    const next = charAt(line, end);
    if (!INVISIBLE.test(next) && kindOf(next) !== kind) break;
    end += next.length;
  }
  return end;
}

function kindOf(char: string): 'blank' | 'digit' | 'letter' | 'mark' {
  if (INVISIBLE.test(char) || /\s/.test(char)) return 'blank';
  if (latinDigit(char) !== null) return 'digit';
  return LETTER.test(char) ? 'letter' : 'mark';
}

function pieceOf(
  run: string,
): { kind: 'digits'; digits: string } | { kind: 'keyword'; keyword: Keyword } | { kind: 'mark'; mark: string } | { kind: 'unknown' } {
  if (/^\d+$/.test(run)) return { kind: 'digits', digits: run };
  const keyword = KEYWORDS.get(run);
  if (keyword !== undefined) return { kind: 'keyword', keyword };
  if (run === '@') return { kind: 'keyword', keyword: sign('reverse') };
  return '.*,/-=_'.includes(run) ? { kind: 'mark', mark: run } : { kind: 'unknown' };
}

/** What an unknown sign touches is not understood either: of `123X500` neither 123 nor 500 may be bet. */
function spread(tokens: readonly Token[]): Token[] {
  const unknown = tokens.map((token) => token.kind === 'unknown');
  const touch = (place: number, other: number, glue: Token | undefined) => {
    if (glue?.glued && unknown[other] && tokens[place]?.kind !== 'mark') unknown[place] = true;
  };
  for (let place = 1; place < tokens.length; place += 1) touch(place, place - 1, tokens[place]);
  for (let place = tokens.length - 2; place >= 0; place -= 1) touch(place, place + 1, tokens[place + 1]);
  return tokens.map(({ from, to, glued, ...rest }, place) =>
    unknown[place] ? { from, to, glued, kind: 'unknown' } : { from, to, glued, ...rest },
  );
}

/** A run as it is compared: Latin small letters and digits, no invisible signs, one order of Burmese marks. */
function plain(run: string): string {
  const chars = [...run].map((char) => latinDigit(char) ?? SAME_MARK[char] ?? (DASH.test(char) ? '-' : char));
  return chars
    .filter((char) => !INVISIBLE.test(char))
    .join('')
    .normalize('NFKC')
    .toLowerCase();
}

function latinDigit(char: string): string | null {
  if (/^\d$/.test(char)) return char;
  const code = char.charCodeAt(0);
  const zero = ZEROS.find((it) => code >= it && code <= it + 9);
  return zero === undefined ? null : String(code - zero);
}

function charAt(text: string, at: number): string {
  return String.fromCodePoint(text.codePointAt(at) ?? 0);
}

function spellings(keyword: Keyword, words: string): [string, Keyword][] {
  return words.split(' ').map((word) => [plain(word), keyword]);
}
