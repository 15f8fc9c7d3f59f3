// Where a line of Burmese may end. Burmese is written without blanks between words, so each browser breaks its lines by a dictionary of
// its own, which takes a verb's ending for a word and knows half of a loan word; an old phone has none. Here a text says it itself.

/** No line ends here. */
const JOINED = '\u2060';
/** One may. */
const BREAKABLE = '\u200b';
/** One may where letters are twice as large and the line holds no more: a soft hyphen, which the app's styles hear only there. */
const AT_NEED = '\u00ad';
const MARKS = /[\u2060\u200b\u00ad]/g;
/** Burmese letters, digits and marks, without its comma and its full stop. */
const RUN = /[\u1000-\u1049\u104c-\u109f\u2060\u200b\u00ad]*[\u1000-\u1049\u104c-\u109f][\u1000-\u1049\u104c-\u109f\u2060\u200b\u00ad]*/g;
/** A syllable begins at a letter that does not end the one before, at an independent vowel or a digit; but not at what is stacked under the one before. */
const SYLLABLE = /[\u1000-\u102a\u103f-\u1049\u104c-\u104f](?![\u1037\u1038]?[\u103a\u1039])/g;
/** One syllable alone on its line looks lost, and mostly is half a word. */
const LEAST_SYLLABLES = 2;
/** So many are a long group, and a long word. */
const LONG_SYLLABLES = 4;

/** What no line begins with: endings of verbs and nouns, helping verbs, what a noun is counted by. */
const ENDINGS =
  'က ကာ ကို ကောင်း ကြ ကြောင်း ခဲ့ ခု ခန့် ခံ ချင် ချက် ချင်း ချိန် ခြင်း ခွင့် စီ စေ စဉ် စွာ စရာ စလုံး ဆဲ ဆုံး ဆီ တကွ တည်း တတ် တာ တို့ တိုင် တိုင်း တော့ တွင် တွေ ထား ထက် ထဲ ထံ ဒါ ' +
  'နည်း နေ နဲ့ နှင့် နှုန်း နိုင် ပါ ပဲ ပေး ပေါ် ပင် ပြီ ပြီး ပြန် ဖို့ ဖူး ဖြင့် ဖြစ် ဘူး မိ မီ မချင်း မဆို မလား မလဲ မည် မည့် မှ မှု မှာ မျှ များ မျိုး ယောက် ရ ရာ ရန် ရင် ရှိ ရေး ရအောင် အောင် လား လဲ လည်း လို့ လိုက် လုံး လွန်း လေ လျက် လျှင် ' +
  'ဝ သ သလား သလဲ သား သာ သူ သို့ သေး သော သော်လည်း သည် သည့် သဖြင့် သမျှ သွား ဟု အတွက် အတိုင်း အတွင်း အထိ အထက် အထဲ အခါ အနက် အပြင် အကြား အကြာ အကြောင်း အားဖြင့် အောက် အရ ဦး ၏ ၍ ၌';
/** What no line ends with: it makes a word with the next. */
const BEGINNINGS = new Set('မ အ ပ ယ ဤ ထို တစ် နှစ် သုံး မည် မည်သည့် ဘယ် အဘယ် သင် သင့် ပြန် ထပ်'.split(' '));
/** Of these, what is no word by itself. */
const PREFIXES = new Set('မ အ ပ ယ'.split(' '));
/** Words that the dictionary cuts: loans, and such as are made of two. */
const WORDS =
  'အကောင့် အကျိုးသက်ရောက် အင်တာနက် အနိုင်ငွေ အမျိုးအစား အားလပ်ရက် အော်ပရေတာ ကစား ကတိပြု ကာကွယ် ကိုက်ညီ ငွေထုတ် ငွေပေးချေမှု ငွေဖြည့် ငွေလွှဲ ငွေသွင်း ဆက်တင် တစ်စိတ်တစ်ပိုင်း တောင်းဆို ' +
  'ဒဿမ ဒုတိယ နည်းလမ်း နောက်ဆုံး ပထမ ပရိုဖိုင် ပရိုမိုးရှင်း ပိုက်ဆံအိတ် ပြင်ပ ဖုန်းနံပါတ် ဘရောက်ဇာ ဘောနပ်စ် မိတ်ဆက် မိုဘိုင်း မျက်နှာ လက်မခံ လွယ်ကူ ဝင်ရောက်';

const ONLY_ENDINGS = new RegExp(`^(?:${ENDINGS.split(' ').join('|')})+$`);
const WHOLE = new RegExp(WORDS.split(' ').join('|'), 'g');
/** The same words come again and again: so many runs of them are remembered, with their marks. */
const REMEMBERED = 10_000;
const remembered = new Map<string, string>();
const hasDictionary = 'Segmenter' in Intl;
let dictionary: Intl.Segmenter | undefined;

/**
 * The same text with its own places to break: on every phone Burmese words stay whole and keep their endings. What is not Burmese stays
 * as it is. Done twice it is the same. For what is on a screen: no text that is searched, compared or sent. An old phone, which cannot
 * cut what an operator wrote, shows it as it came.
 */
export function keepWords(text: string): string {
  return hasDictionary ? text.replace(RUN, markedRun) : text;
}

/** The same of every sentence in it. */
export function keepAllWords<T>(phrases: T): T {
  if (typeof phrases === 'string') return keepWords(phrases) as T;
  return Object.fromEntries(Object.entries(phrases as object).map(([key, it]) => [key, keepAllWords(it)])) as T;
}

/** Burmese without a blank in it, cut into what may stand on a line by itself. */
export function groupsOf(run: string): string[] {
  const syllables = startsOf(run);
  const count = (from: number, to: number) => syllables.filter((at) => at >= from && at < to).length;
  const whole = wholeIn(run);
  const groups: string[] = [];
  let from = 0;
  let before = '';
  for (const { index, segment } of wordsOf(run)) {
    const may_begin = syllables.includes(index) && !ONLY_ENDINGS.test(segment) && !whole(index);
    const is_long = count(from, index) >= LEAST_SYLLABLES && count(index, run.length) >= LEAST_SYLLABLES;
    if (may_begin && is_long && !BEGINNINGS.has(before)) {
      groups.push(run.slice(from, index));
      from = index;
    }
    before = segment;
  }
  return [...groups, run.slice(from)];
}

function markedRun(run: string): string {
  let marked = remembered.get(run);
  if (marked === undefined) {
    marked = groupsOf(run.replace(MARKS, '')).map(joinSyllables).join(BREAKABLE);
    if (remembered.size >= REMEMBERED) remembered.clear();
    remembered.set(run, marked);
  }
  return marked;
}

/** A group with its marks. A dictionary may be asked for each syllable alone, and cuts the letter off that ends a loan: that is joined as well. */
function joinSyllables(group: string): string {
  const softer = softerStarts(group);
  const stacked = stackedIn(group);
  const starts = startsOf(group).filter((at) => at > 0 && !stacked(at));
  return [0, ...starts]
    .map((start, place) => {
      const inside = wordsOf(group.slice(start, starts[place])).map(({ index, segment }) =>
        index === 0 || isStacked(group, start + index) ? segment : JOINED + segment,
      );
      return (start === 0 ? '' : softer.has(start) ? AT_NEED : JOINED) + inside.join('');
    })
    .join('');
}

/**
 * Tells whether a place lies within a word with a stacked letter that dictionaries know. No mark can hold the stack together, and of
 * one syllable alone they would cut it off: they see the whole word, and leave it whole.
 */
function stackedIn(group: string): (at: number) => boolean {
  const words = wordsOf(group).filter(({ segment }) => segment.includes('\u1039') && wordsOf(segment).length === 1);
  return (at) => words.some(({ index, segment }) => index < at && at < index + segment.length);
}

/** Where a long group ends a line at need: between its words, before its endings, in the middle of a long word. */
function softerStarts(group: string): ReadonlySet<number> {
  const syllables = startsOf(group);
  const chosen = new Set<number>();
  if (syllables.length < LONG_SYLLABLES) return chosen;
  const whole = wholeIn(group);
  const pieces = wordsOf(group);
  const words = pieces.filter(({ index }) => syllables.includes(index) && !whole(index));
  for (const [place, { index }] of words.entries()) {
    const before = pieces.find((it) => it.index + it.segment.length === index)?.segment ?? '';
    const afterLoan = PREFIXES.has(words[place - 1]?.segment ?? '');
    const isLost = afterLoan && syllables.filter((at) => at >= index).length < LEAST_SYLLABLES;
    if (index > 0 && !PREFIXES.has(before) && !isLost) chosen.add(index);
    const inside = syllables.filter((at) => at >= index && at < (words[place + 1]?.index ?? group.length));
    const middle = inside[Math.ceil(inside.length / 2)];
    if (inside.length >= LONG_SYLLABLES && middle !== undefined) chosen.add(middle);
  }
  return chosen;
}

/** Whether a letter is written above or under the one before, which is then one sign with it. */
function isStacked(text: string, at: number): boolean {
  return text[at - 1] === '\u1039' || text.startsWith('\u103a\u1039', at + 1);
}

/** Tells whether a place lies within a word that stays whole. */
function wholeIn(run: string): (at: number) => boolean {
  const words = [...run.matchAll(WHOLE)].map(({ index, 0: word }) => [index, index + word.length] as const);
  return (at) => words.some(([start, end]) => start < at && at < end);
}

function wordsOf(run: string): Intl.SegmentData[] {
  dictionary ??= new Intl.Segmenter('my', { granularity: 'word' });
  return [...dictionary.segment(run)];
}

function startsOf(run: string): number[] {
  // Asked here: phones of before 2023 do not know how an expression looks back.
  return [...run.matchAll(SYLLABLE)].map(({ index }) => index).filter((at) => run[at - 1] !== '\u1039');
}
