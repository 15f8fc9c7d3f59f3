const ROWS = 6;
const COLUMNS = 26;

/** The bead road, and runs of one side as columns: how the last rounds ended. */
export function Road({ history, keys, names }: { history: string[]; keys: [string, string]; names: Record<string, string> }) {
  const columns = runs(history).slice(-COLUMNS);
  const counts = [keys[0], 'tie', keys[1]].map((key) => ({ key, count: history.filter((it) => it === key).length }));
  return (
    <div className="road-box">
      <div className="road-counts">
        {counts.map(({ key, count }) => (
          <span key={key}>
            <i className={`bead bead-${key}`} /> {names[key]} {count}
          </span>
        ))}
      </div>
      <div
        className="road"
        role="img"
        aria-label={history
          .slice(-10)
          .map((it) => names[it])
          .join(', ')}
      >
        {columns.map((column, x) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place on the road
          <div key={x} className="road-column">
            {column.map((it, y) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a place on the road
              <i key={y} className={`bead bead-${it}`} />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

/** One column for each run of a side; a tie stays in the run it fell into, a long run goes on in the next column. */
function runs(history: string[]): string[][] {
  const columns: string[][] = [];
  let side = '';
  for (const result of history) {
    const last = columns.at(-1);
    const goesOn = last && (result === 'tie' || result === side || side === '') && last.length < ROWS;
    if (goesOn) last.push(result);
    else columns.push([result]);
    if (result !== 'tie') side = result;
  }
  return columns;
}
