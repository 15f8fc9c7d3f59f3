import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { root } from '../processes.ts';
import type { PrintedFile } from './printed-file.ts';

const SRC = 'apps/server/src';

/** Whose table it is: that room alone writes it, in its `.sql` files or by functions that others may ask. */
const OWNERS: Record<string, readonly string[]> = {
  platform: [
    ...[
      'alert',
      'audit_link',
      'audit_row',
      'claim',
      'deed',
      'fact',
      'fact_reader',
      'given_answer',
      'notification',
      'rate_count',
      'setting',
    ],
    ...['migration', 'standing_claim'],
  ],
  ledger: ['entry', 'entry_route', 'move', 'purse'],
  operators: ['operator', 'operator_session'],
  players: ['level_two_request', 'otp', 'play_break', 'play_limit', 'player', 'player_note', 'player_session', 'sms'],
  lottery: [
    ...['draw', 'draw_date', 'draw_number', 'draw_seal', 'feed_message', 'live_number', 'lottery', 'off_day', 'payout', 'payout_due'],
    ...['payout_reversed', 'result_proposal', 'seal_block', 'section', 'slip'],
  ],
  cash: ['adjustment', 'cash_in', 'cash_out', 'payment_account', 'payment_method', 'promotion', 'transfer'],
  games: [
    ...['catalogue_import', 'catalogue_import_row', 'game', 'game_callback', 'game_callback_forgotten', 'game_category', 'game_dialect'],
    ...['game_favourite', 'game_played', 'game_session', 'game_transaction', 'provider', 'provider_category', 'reconciliation', 'wager'],
    ...['wager_difference', 'wager_tombstone'],
  ],
  rewards: [
    ...['draw_stake', 'draw_stake_run', 'game_referral', 'game_reward', 'lottery_referral', 'lottery_referral_reversed', 'pocket_campaign'],
    ...['pocket_draw', 'point_change', 'point_claim', 'point_offer', 'point_tally', 'promotion_claim', 'referral_claim', 'referral_run'],
    ...['referral_week', 'referral_week_run', 'weekly_item', 'weekly_run', 'welcome_bonus'],
  ],
  content: ['content_item', 'social_link'],
  realtime: ['notice', 'notification_choice', 'push_device', 'push_key', 'push_outbox', 'stream_era', 'stream_ticket'],
};

/** The demo makes up what it likes, the runner of the schema stands before all; the audit and the doctor look at everything and write nothing. */
const FREE = ['demo', 'doctor.ts', 'proof', 'migrate.ts'];

const HEAD = `# Tables

Whose each table is, and who else reads it, read from the server's files by \`npm run print\`. A room writes its own tables only: the printer
refuses a statement that writes another's, in queries, functions and schemas alike. What several rooms must do is a verb of the platform (\`notify\`, \`tell\`, \`askDeed\`, \`auditCall\`,
\`raiseAlert\`) or a function of the tables' room (\`post\`, \`set_turnovers\`).
`;

/** What a room may write of the platform's by itself: its schema makes the room's own rows, and posting tells of purses in its one statement. */
const isAllowed = ({ file, table }: Use, owner: string | undefined): boolean =>
  (file.endsWith('schema.sql') && owner === 'platform') || (file === 'ledger/post.sql' && table === 'fact');

type Use = { table: string; room: string; is_write: boolean; file: string };

/** Prints docs/tables.md. Throws when a room writes a table that is not its own, or a table is nobody's. */
export async function printTables(databaseUrl: string): Promise<PrintedFile> {
  const owners = new Map(Object.entries(OWNERS).flatMap(([room, tables]) => tables.map((it) => [it, room] as const)));
  const known = await tablesOf(databaseUrl);
  const strays = [...known.filter((it) => !owners.has(it)), ...[...owners.keys()].filter((it) => !known.includes(it))];
  if (strays.length > 0) throw new Error(`tools/print/tables.ts and the database do not agree on whose they are: ${strays.join(', ')}`);
  const uses = usesOf(new Set(known));
  const foreign = uses.filter((it) => it.room !== owners.get(it.table) && !FREE.includes(it.room));
  const writes = foreign
    .filter((it) => it.is_write && !isAllowed(it, owners.get(it.table)))
    .map((it) => `${it.file} writes ${it.table} of ${owners.get(it.table)}`);
  if (writes.length > 0) throw new Error(`a room writes its own tables only:\n${[...new Set(writes)].join('\n')}`);
  const rows = [...owners]
    .map(([table, room]) => ({ table, room, readers: new Set(foreign.filter((it) => it.table === table).map((it) => it.room)) }))
    .map(({ table, room, readers }) => `| ${room} | ${table} | ${[...readers].sort().join(', ')} |\n`);
  return { files: new Map([['docs/tables.md', `${HEAD}\n| room | table | also read by |\n|---|---|---|\n${rows.join('')}`]]) };
}

async function tablesOf(databaseUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v') order by relname`,
    );
    return rows.map((it) => it.name);
  } finally {
    await client.end();
  }
}

/** Every statement that names a table, in the `.sql` files and in the text of the others. */
function usesOf(tables: ReadonlySet<string>): Use[] {
  const files = globSync('**/*.{sql,ts}', { cwd: join(root, SRC) })
    .map((it) => it.replaceAll('\\', '/'))
    .filter((it) => !it.endsWith('.queries.ts'));
  return files.flatMap((file) => {
    const text = readFileSync(join(root, SRC, file), 'utf8')
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(/(--|(?<!:)\/\/).*/g, '');
    return [...text.matchAll(/\b(insert into|update|delete from|truncate(?: table)?|merge into|from|join)\s+(?:only\s+)?([a-z_0-9]+)/gi)]
      .filter(([, , table = '']) => tables.has(table))
      .map(([, verb = '', table = '']) => ({
        table,
        room: String(file.split('/')[0]),
        is_write: !['from', 'join'].includes(verb.toLowerCase()),
        file,
      }));
  });
}
