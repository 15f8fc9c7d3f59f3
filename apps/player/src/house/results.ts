import type { EventData } from '@shwekan/contract';

// What a result changes of what the app shows. Nothing of a browser is used here: the bench of a herd asks by the same rule.

type Result = EventData<'result'>;
type Row = { readonly section: string };

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

/** A lottery's numbers of the day with that of a result; null where the rows do not know its section. */
export function withResult<R extends Row>(rows: readonly R[], { section, number }: Pick<Result, 'section' | 'number'>): R[] | null {
  if (!rows.some((row) => row.section === section)) return null;
  return rows.map((row) => {
    const [name] = Object.keys(row).filter((it) => it !== 'section');
    return row.section === section && name !== undefined ? { ...row, [name]: number === '' ? NOT_DRAWN : number } : row;
  });
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
