import pg from 'pg';

/** Locks what a statement locks, as another process would that stands still in the middle of its transaction, until it is released. */
export async function holdRows(database_url: string, statement: string, values: unknown[] = []): Promise<{ release(): Promise<void> }> {
  const client = new pg.Client({ connectionString: database_url });
  client.on('error', () => undefined);
  await client.connect();
  await client.query('begin');
  await client.query(statement, values);
  return {
    async release() {
      await client.query('rollback').catch(() => undefined);
      await client.end();
    },
  };
}
