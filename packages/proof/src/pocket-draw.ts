import { fromHex, type Sha256, toHex, utf8 } from './bytes.ts';
import type { LogEntry } from './receipt-file.ts';

/** Of what an amount is drawn: the day's seed in hex, the public value that it was mixed with, the campaign, and which of its draws it is. */
export type DrawOfPocket = { readonly seed: string; readonly mixed: string; readonly campaign: string; readonly n: number };

const DRAWN_BYTES = 6;

/** A whole number from one to another, both included, drawn from a seed: the first six bytes of a hash, as a remainder. */
export function drawnNumber(sha256: Sha256, { seed, mixed, campaign, n }: DrawOfPocket, least: number, most: number): number {
  const bytes = sha256(utf8(`${seed}\n${mixed}\n${campaign}\n${n}`)).slice(0, DRAWN_BYTES);
  return least + (Number.parseInt(toHex(bytes), 16) % (most - least + 1));
}

type Leaf = Readonly<Record<string, unknown>>;

const NO_VALUE = 'none';
/** Midnight of Yangon, in UTC, is of the day before. */
const MIDNIGHT = 'T17:30:00.000000Z';
const DAY_MS = 86_400_000;

/**
 * What is wrong with the draws of pocket money that a whole log tells of, a sentence each: a seed that is not the one that was told before its day, a
 * public value that is not of that time, an amount that does not follow, a draw that is left out.
 */
export function pocketFindings(sha256: Sha256, entries: readonly LogEntry[]): string[] {
  const of = (type: string) => entries.filter((it) => it.type === type);
  const seeds = new Map(of('draw_seed').map((it) => [String(it['day']), it]));
  const late = lateDays([...seeds.values()]);
  const results = of('result').filter((it) => it['lottery'] === '2D');
  const found: string[] = [];
  const next_n = new Map<string, number>();
  for (const reveal of of('draw_reveal')) {
    const day = String(reveal['day']);
    const told = seeds.get(day);
    const draws = (Array.isArray(reveal['draws']) ? reveal['draws'] : []) as Leaf[];
    if (told === undefined || told['sha256'] !== toHex(sha256(fromHex(String(reveal['seed'])))))
      found.push(`the seed of ${day} is not the one that was told`);
    else if (late.has(day)) found.push(`the seed of ${day} was told when its day had begun`);
    else if (draws.length > 0 && reveal['mixed'] !== valueBetween(results, String(told['at']), midnightOf(day)))
      found.push(`the seed of ${day} is not mixed with the number that came before its day`);
    for (const draw of draws) found.push(...drawFindings(sha256, reveal, draw, next_n));
  }
  return found;
}

function drawFindings(sha256: Sha256, { day, seed, mixed }: LogEntry, draw: Leaf, next_n: Map<string, number>): string[] {
  const of = { seed: String(seed), mixed: String(mixed), campaign: String(draw['campaign']), n: Number(draw['n']) };
  const found: string[] = [];
  if (of.n !== (next_n.get(of.campaign) ?? 0))
    found.push(`draw ${of.n} of campaign ${of.campaign} on ${day} does not follow the one before`);
  next_n.set(of.campaign, of.n + 1);
  const drawn = drawnNumber(sha256, of, Number(draw['least']), Number(draw['most']));
  if (drawn !== draw['drawn'])
    found.push(`draw ${of.n} of campaign ${of.campaign} on ${day} gave ${draw['drawn']}, its seed gives ${drawn}`);
  return found;
}

/** The days whose seed was told when they had begun, though the log told of seeds before: those of a log's first day, or of a clock that was turned back, could not come sooner. */
function lateDays(seeds: readonly LogEntry[]): Set<string> {
  const late = new Set<string>();
  let earliest: string | null = null;
  for (const { day, at } of seeds) {
    const [midnight, told_at] = [midnightOf(String(day)), String(at)];
    if (told_at >= midnight && earliest !== null && earliest < midnight) late.add(String(day));
    if (earliest === null || told_at < earliest) earliest = told_at;
  }
  return late;
}

/** The last 2D number that was told in between, with the first source that told an index, as a seed is mixed with it. */
function valueBetween(results: readonly LogEntry[], from: string, until: string): string {
  const last = results
    .filter((it) => String(it['at']) >= from && String(it['at']) < until)
    .reduce<LogEntry | null>((newest, it) => (newest === null || String(it['at']) >= String(newest['at']) ? it : newest), null);
  if (last === null) return NO_VALUE;
  const sources = (Array.isArray(last['sources']) ? last['sources'] : []) as Leaf[];
  const source = sources.find((it) => typeof it['set'] === 'string');
  const parts = [last['draw'], last['round'], last['number'], ...(source ? [source['set'], source['value']] : [])];
  return parts.filter((it) => it !== null).join(':');
}

function midnightOf(day: string): string {
  return `${new Date(Date.parse(`${day}T00:00:00Z`) - DAY_MS).toISOString().slice(0, 10)}${MIDNIGHT}`;
}
