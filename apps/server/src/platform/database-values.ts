import pg from 'pg';

// How the driver reads what the database answers: for every pool of this process, from the first import on.
const INT8 = 20;
const DATE = 1082;
const TIME = 1083;
// The driver's list of types leaves out the arrays, so their numbers need a cast.
const INTEGER_ARRAYS = [1005, 1007, 1016] as number[] as (typeof INT8)[];
const BOOL_ARRAY = 1000 as number as typeof INT8;
const DATE_ARRAY = 1182 as number as typeof INT8;
pg.types.setTypeParser(INT8, safeInteger);
pg.types.setTypeParser(DATE, (text) => text);
pg.types.setTypeParser(TIME, (text) => text);
for (const type of INTEGER_ARRAYS) pg.types.setTypeParser(type, safeIntegers);
pg.types.setTypeParser(BOOL_ARRAY, (text: string) => plainArray(text).map((it) => (it === null ? null : it === 't')));
pg.types.setTypeParser(DATE_ARRAY, plainArray);

/** An array of integers; one that is null stays null. The engine's reader of JSON takes them in one go, the driver's of arrays letter by letter. */
function safeIntegers(text: string): (number | null)[] {
  const values: (number | null)[] = JSON.parse(`[${elementsOf(text).replaceAll('NULL', 'null')}]`);
  if (!values.every((it) => it === null || Number.isSafeInteger(it))) throw new Error(`of ${text} not all fit a safe integer`);
  return values;
}

/** An array whose elements never need quotes, as text. */
function plainArray(text: string): (string | null)[] {
  const elements = elementsOf(text);
  return elements === '' ? [] : elements.split(',').map((it) => (it === 'NULL' ? null : it));
}

function elementsOf(text: string): string {
  return text.slice(text.indexOf('{') + 1, -1);
}

function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new Error(`${text} does not fit a safe integer`);
  return value;
}
