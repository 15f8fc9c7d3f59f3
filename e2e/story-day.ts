import pg from 'pg';

/**
 * A Wednesday to come, at least two days ahead: the demo's own story is told in the days before, so all its draws are still open. It is that of the
 * template, however long ago that was made.
 */
export const STORY_DAY = process.env['STORY_DAY'] ?? wednesdayAfter(Date.now() + 2 * 86_400_000);
/** That day in Yangon before anything of it: the stories' template has lived up to here. */
export const DAYBREAK = `${STORY_DAY}T09:00:00+06:30`;
/** Its forenoon, with all four sections of 2D ahead: here every story begins. */
export const MORNING = `${STORY_DAY}T10:00:00+06:30`;

function wednesdayAfter(at_ms: number): string {
  const day = new Date(at_ms);
  while (day.getUTCDay() !== 3) day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}

/** Draws with bets whose time has come, and which have paid nobody yet. */
const UNPAID = `select l.code || ' ' || d.day || ' ' || d.section as draw from draw d join lottery l on l.id = d.lottery_id
  where d.draws_at <= product_now() and d.settled_at is null and d.refunded_at is null and exists (select from slip s where s.draw_id = d.id)`;

/** Lotteries with no draw from the stories' day on: on some weekdays it lies further ahead than draws are made. */
const UNPLANNED = `select l.code || ' from ' || $1 as draw from lottery l
  where not exists (select from draw d where d.lottery_id = l.id and d.day >= $1::date)`;

/** What still has to be paid, or made, before a story on this database can begin. */
export async function missingDraws(database_url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: database_url });
  await client.connect();
  try {
    const unpaid = await client.query<{ draw: string }>(UNPAID);
    const unplanned = await client.query<{ draw: string }>(UNPLANNED, [STORY_DAY]);
    return [...unpaid.rows, ...unplanned.rows].map((it) => it.draw);
  } finally {
    await client.end();
  }
}
