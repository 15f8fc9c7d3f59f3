import pg from 'pg';

/**
 * Makes the product clock of a demo or test database movable: `product_now()` becomes the real time plus a stored offset.
 * Run as the owner. Safe to run twice. Never on a production database: a server outside demo mode refuses to start on it.
 */
export async function installDemoClock(ownerUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query(`
      create table if not exists demo_clock (is_only boolean primary key default true check (is_only), shift interval not null default '0');
      insert into demo_clock default values on conflict do nothing;
      grant select, update on demo_clock to shwekan_app;
      create or replace function product_now() returns timestamptz language sql volatile as
        'select clock_timestamp() + (select shift from demo_clock)';
      grant select on demo_clock to shwekan_reader, shwekan_jobs;
    `);
  } finally {
    await client.end();
  }
}
