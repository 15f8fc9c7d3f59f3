import type { Answer, EventData } from '@shwekan/contract';

// What a result changes of what the app shows. Nothing of a browser is used here: the bench of a herd asks by the same rule.

type Result = EventData<'result'>;
type Row = { readonly section: string; readonly date: string };

/** The calls for a lottery's numbers of today. 3D has none: it is drawn on a few days only. */
export const TODAY_CALLS = {
  '1D': 'GET /api/luckynumber1d',
  '2D': 'GET /api/luckynumber_daily',
  C1D: 'GET /api/luckynumbercrypton1d',
  C2D: 'GET /api/luckynumbercrypton2d',
} as const;

/** The server's own word for a number that is not drawn yet. */
export const NOT_DRAWN = 'Coming Soon';

/**
 * When phones that hear of a result ask what it changed: not all in one instant, and not before every process of the server has heard of it,
 * which may still answer what it knew half a second ago.
 */
export const ASKED_AFTER_MS = { least: 700, spread: 800 };

/** Whether a result changes what a call answered, by its key in the cache, in a way that the event itself does not say. */
export function changesByResult([name, sent]: readonly unknown[], { lottery }: Pick<Result, 'lottery'>): boolean {
  const call = String(name);
  if (/winner_users|luckynumber_history/.test(call)) return (sent as { params?: { lottery?: string } } | null)?.params?.lottery === lottery;
  if (call.includes('bet_slip_history')) return call.endsWith(`_${lottery.toLowerCase()}`);
  // A number that is public closes its draw of 3D, whatever its date.
  return lottery === '3D' && /luckynumber3d|section_3d/.test(call);
}

/** Each lottery has its number under a name of its own. */
const NUMBER_FIELDS = ['1d', '2d', 'c1d', 'c2d'];

/** A lottery's numbers of the day with that of a result, and what it was read from; null where the rows do not know its draw. */
export function withResult<R extends Row>(rows: readonly R[], { section, date, number, set, value }: Result): R[] | null {
  if (!rows.some((row) => row.section === section && row.date === date)) return null;
  return rows.map((row) => {
    const name = NUMBER_FIELDS.find((it) => it in row);
    if (row.section !== section || name === undefined) return row;
    const source = 'set' in row ? { set: set ?? null, value: value ?? null } : {};
    return { ...row, ...source, [name]: number === '' ? NOT_DRAWN : number };
  });
}

/** The number in a row of today's numbers, or null while it is not drawn. */
export function drawnNumber(row: object): string | null {
  const name = NUMBER_FIELDS.find((it) => it in row);
  const drawn: unknown = name === undefined ? null : (row as Record<string, unknown>)[name];
  return typeof drawn === 'string' && drawn !== NOT_DRAWN ? drawn : null;
}

/** Whether a draw of today was called off: it will have no number. */
export const isCalledOff = (row: { called_off?: 1 | undefined }): boolean => row.called_off === 1;

type OwnSlips = Answer<'GET /api/user/bet_slip_history_today'>;

/**
 * A player's slips of today with what a result made of them: a win is told before it, so that the others have not won. Null where that
 * has to be asked for: a result that was taken back, a slip that has the number, or may have won near it, and was not told of, or one that
 * won by another number.
 */
export function withOutcome(own: OwnSlips, { lottery, date, section, number }: Result): OwnSlips | null {
  const isOf = (it: OwnSlips['data'][number]) => it.lottery === lottery && it.date === date && it.section === section;
  const isDraw = (it: OwnSlips['draws'][number]) => it.lottery === lottery && it.date === date && it.section === section;
  const of_draw = own.draws.find(isDraw);
  if (of_draw === undefined) return own;
  const some = own.data.filter(isOf);
  // What became of those that are not listed is not known here.
  if (some.length < of_draw.slip_count) return null;
  const isUnclear = some.some(({ win, bettings }) => {
    const has = bettings.some((line) => line.bet_number === number);
    if (win === 1) return !has && !bettings.some((line) => line.tot === 1);
    return win === 0 && (has || bettings.some((line) => line.tot_odd !== null));
  });
  if (number === '' || isUnclear) return null;
  const data = own.data.map((it): typeof it => {
    if (!isOf(it) || it.win === 3) return it;
    const bettings = it.bettings.map((line) => ({
      ...line,
      win: line.bet_number === number || line.tot === 1 ? (1 as const) : (2 as const),
    }));
    return { ...it, win: it.win === 1 ? 1 : 2, lucky_number: number, bettings };
  });
  return { ...own, data, draws: own.draws.map((it) => (isDraw(it) ? { ...it, open_count: 0 } : it)) };
}

type Offered = { readonly code: string; readonly last_draw: { lucky_number: string; date: string; section: string } | null };

/** The lotteries, with a result as what was drawn last where nothing later was; null when the result takes back what stands there. */
export function withLast<L extends Offered>(lotteries: readonly L[], { lottery, date, section, number }: Result): L[] | null {
  const last = lotteries.find((it) => it.code === lottery)?.last_draw ?? null;
  const order = last === null ? 1 : whenDrawn(date, section).localeCompare(whenDrawn(last.date, last.section));
  if (number === '') return order === 0 ? null : [...lotteries];
  if (order < 0) return [...lotteries];
  return lotteries.map((it) => (it.code === lottery ? { ...it, last_draw: { lucky_number: number, date, section } } : it));
}

/** In the order of time: by the day, the half of it, and the hour, of which 12 is the first. */
const whenDrawn = (date: string, section: string): string => `${date} ${section.slice(-2)} ${section.replace(/^12/, '00')}`;
