import { parseKyat, parseWholeKyat, seenName } from '@shwekan/rules';
import { z } from 'zod';

/** Money in an answer: kyat with two decimals, as text. */
export const Kyat = z
  .string()
  .regex(/^-?\d+\.\d\d$/)
  .meta({ description: 'kyat with two decimals', example: '12345.00' });

/** Whole kyat in a request, as text or number; becomes pya. Refuses negatives, fractions, exponents, hex, commas and text. */
export const WholeKyatIn = z.union([z.string().max(20), z.number()]).transform((value, context) => {
  const pya = parseWholeKyat(value);
  if (pya === null) {
    context.addIssue({ code: 'custom', message: 'amount_not_valid' });
    return z.NEVER;
  }
  return pya;
});

/** Kyat in a request with up to two decimals, as text or number; becomes pya. */
export const KyatIn = z.union([z.string().max(20), z.number()]).transform((value, context) => {
  const pya = parseKyat(value);
  if (pya === null) {
    context.addIssue({ code: 'custom', message: 'amount_not_valid' });
    return z.NEVER;
  }
  return pya;
});

export const Id = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER);

/** The number of a category or a provider, which aggregators give: it fits 32 bits. */
export const ShortId = z.coerce
  .number()
  .int()
  .positive()
  .max(2 ** 31 - 1);
export const Flag = z.union([z.literal(0), z.literal(1)]);

/** A day in an answer. */
export const Day = z
  .string()
  .regex(/^[1-8]\d{3}-\d\d-\d\d$/)
  .refine(isDay, 'not a day of the calendar');

/** A day in a request, of the years 1900 to 2999: what is counted from it, by days or by years, is a day as well. */
export const DayIn = Day.regex(/^(19|2\d)/);
export const Instant = z.iso.datetime({ offset: true });

/** A section label as the lotteries write it. */
export const SectionLabel = z
  .string()
  .regex(/^(0[1-9]|1[0-2]):[0-5]\d (AM|PM)$/)
  .meta({ example: '12:01 PM' });

/** The same in a request: the label or HH:MM[:SS]. */
export const SectionIn = z
  .string()
  .max(8)
  .regex(/^((0[1-9]|1[0-2]):[0-5]\d (AM|PM)|([01]\d|2[0-3]):[0-5]\d(:\d\d)?)$/);
export const LotteryCode = z.enum(['1D', '2D', '3D', 'C1D', 'C2D']);
export type LotteryCode = z.output<typeof LotteryCode>;

/** A phone as typed; the rules say whether it is one. */
export const PhoneIn = z.string().min(1).max(40);
export const PasswordIn = z.string().min(1).max(200);

/** The address of a picture of ours: two slashes would lead to another house. */
export const Picture = z
  .string()
  .max(200)
  .regex(/^\/(?!\/)[\w./-]*$/);

/** A text of a person: no control characters. */
export const Line = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u);

/** A text of several lines, which may be empty: line breaks are its only control characters. */
export const Lines = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(/^[^\p{Cs}]*$/u)
    .refine((text) => !/\p{Cc}/u.test(text.replaceAll('\n', '')), 'no control characters');

/** A name of a person, an account or a house: a line without characters that nobody sees. */
export const NameLine = (max: number) =>
  z
    .string()
    .max(max * 10)
    .overwrite(seenName)
    .pipe(Line(max));

/** A text in the four languages; one that is empty is read in English, then in Burmese. */
export const LineInFour = (max: number) => {
  const text = z.union([z.literal(''), Line(max)]);
  return z.object({ en: text, zh: text, my: text, th: text });
};

/** The same, of several lines. */
export const LinesInFour = (max: number) => {
  const text = Lines(max);
  return z.object({ en: text, zh: text, my: text, th: text });
};

/** Which rows of a long list: pages of so many, the first is 1. */
export const Page = z.object({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  limit: z.coerce.number().int().min(1).max(200).default(50),
});

/** The same of a list that counts no further than ten thousand: what comes after those is asked for by the `next` of their last page. */
export const CountedPage = Page.extend({ after: Id.optional() });

/** By which of its columns the server sorts a list, `-` before it downwards: all of the list, or the ten thousand rows that it finds. */
export function sortOf<const N extends string>(...names: [N, ...N[]]) {
  return z.enum(names.flatMap((it) => [it, `-${it}` as const] as const)).optional();
}

/** Own rows between two Yangon days, newest first. */
export const HistoryQuery = z.object({ start_date: DayIn.optional(), end_date: DayIn.optional() }).extend(Page.shape);

/** The same of a history that is read on from a row: `cursor` is the `next` of the answer before. It has no pages but the first: who asks for another is told so. */
export const CursorQuery = HistoryQuery.extend({
  page: z.coerce.number().int().min(1).max(1).optional(),
  cursor: z
    .string()
    .regex(/^\d{1,15}$/)
    .optional(),
});

/** The one thing an address names. */
export const ById = z.object({ id: Id });
export const ByShortId = z.object({ id: ShortId });

/** Whom a row of the console is about. */
export const PlayerBrief = z.object({ id: z.number(), name: z.string(), phone: z.string() });

function isDay(text: string): boolean {
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}
