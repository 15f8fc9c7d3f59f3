import { type BenchDatabase, onDurableDatabase } from './database.ts';
import { startServerProcess } from './server.ts';

// The list of games with 8,000 on the shelf, through HTTP: first pages of a category and a provider, later pages, and searches. The
// baseline is the plain query of all 8,000 rows. The promise is 300 ms. `npm run bench -- catalogue [rounds]`.
const GAMES = 8_000;
const PROVIDERS = 40;
const ROUNDS = Number(process.argv[2] ?? 300);
const ASKED = [
  '',
  '?category=1',
  '?category=1&page=20',
  '?provider=7',
  '?category=1&provider=7',
  '?search=dragon%2077',
  '?search=a',
  '?hot=1',
];

await onDurableDatabase(async (database) => {
  await stock(database);
  const server = await startServerProcess(database, 8);
  try {
    const took_ms = await measure(ROUNDS, (n) => ask(`${server.url}/api/g${ASKED[n % ASKED.length]}`));
    const all_ms = await measure(30, () =>
      database.owner.query('select g.*, p.name from game g join provider p on p.id = g.provider_id').then(() => 0),
    );
    const [p50, p99, plain] = [at(took_ms, 0.5), at(took_ms, 0.99), at(all_ms, 0.5)];
    process.stdout.write(`${GAMES} games, ${ROUNDS} lists: p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms\n`);
    process.stdout.write(`catalogue: ${p99.toFixed(1)} ms, baseline ${plain.toFixed(1)}, ratio ${(p99 / plain).toFixed(2)}\n`);
  } finally {
    server.stop();
  }
});

async function stock({ owner }: BenchDatabase): Promise<void> {
  await owner.query(
    `insert into provider (id, p_code, name, dialect, position) select n, n::text, 'Provider ' || n, 'gsc_plus', n from generate_series(1, $1::int) n`,
    [PROVIDERS],
  );
  await owner.query(
    `insert into provider_category (provider_id, category_id) select p.id, c.id from provider p, game_category c where c.id in (1, 2, 8)`,
  );
  await owner.query(
    `insert into game (provider_id, category_id, g_code, name, position, is_hot, image_source)
     select n % $1::int + 1, (array[1, 1, 1, 2, 8])[n % 5 + 1], 'g' || n, (array['Dragon', 'Golden', 'Lucky', 'Fish'])[n % 4 + 1] || ' ' || n, n % 7, n % 90 = 0,
       'https://img.example/' || n || '.png' from generate_series(1, $2::int) n`,
    [PROVIDERS, GAMES],
  );
  await owner.query('vacuum analyze');
}

async function ask(address: string): Promise<number> {
  const answer = await fetch(address);
  const rows = (await answer.json()) as unknown[];
  if (answer.status !== 200 || rows.length > 100) throw new Error(`a list was refused: ${answer.status}`);
  return rows.length;
}

async function measure(count: number, work: (n: number) => Promise<number>): Promise<number[]> {
  for (let n = 0; n < 16; n += 1) await work(n);
  const took_ms: number[] = [];
  for (let n = 0; n < count; n += 1) {
    const began = performance.now();
    await work(n);
    took_ms.push(performance.now() - began);
  }
  return took_ms.sort((a, b) => a - b);
}

function at(sorted: number[], part: number): number {
  return sorted[Math.floor(sorted.length * part)] ?? 0;
}
