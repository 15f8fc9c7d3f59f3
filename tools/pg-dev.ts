import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProductPostgres } from './postgres.ts';

// A database server to develop against, kept between runs: `node tools/pg-dev.ts [folder]`. Ends with Ctrl-C.
const postgres = await startProductPostgres(process.argv[2] ?? join(tmpdir(), 'shwekan-development'));
process.stdout.write(`${postgres.url}\n`);
const alive = setInterval(() => {}, 60_000);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    clearInterval(alive);
    void postgres.stop();
  });
}
