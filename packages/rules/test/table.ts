/** The column names of a table's first line, so that a misspelt column does not compile. */
type Words<Line extends string, Found extends string = never> = Line extends `${infer Word} ${infer Rest}`
  ? Words<Rest, Found | Word>
  : Exclude<Found | Line, ''>;
type Columns<Text extends string> = Text extends `\n${infer Head}\n${string}` ? Words<Head> : string;

/**
 * A rule as a table: the first line names the columns, each further line is a case. Cells stand two or more blanks apart,
 * `_` is for the test to read, and what follows `//` says what the case is about.
 */
export function table<const Text extends string>(text: Text): Record<Columns<Text> | 'about', string>[] {
  const [head, ...rows] = text.split('\n').filter((line) => line.trim() !== '');
  const columns = (head ?? '').trim().split(/\s+/);
  return rows.map((row) => {
    const [cells = '', about = ''] = row.split(/\s*\/\/\s*/);
    const values = cells.trim().split(/\s{2,}/);
    if (values.length !== columns.length) throw new Error(`a row has ${values.length} cells, not ${columns.length}: ${row}`);
    const named = Object.fromEntries(columns.map((column, place) => [column, values[place]]));
    // Safe: the type's columns are read from the same first line.
    return { ...named, about: about || cells.trim().replace(/\s+/g, ' ') } as Record<Columns<Text> | 'about', string>;
  });
}
