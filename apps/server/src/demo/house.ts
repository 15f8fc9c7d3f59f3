import type { LotteryCode } from '@shwekan/rules';
import pg from 'pg';

/** How a demo's lotteries are opened: all of them, and what the replay feed says counts by itself. A lottery that follows another has no feed. */
export const DEMO_LOTTERIES: { code: LotteryCode; trusted_feed: 'replay' | null }[] = [
  { code: '2D', trusted_feed: 'replay' },
  { code: '3D', trusted_feed: 'replay' },
  { code: 'C2D', trusted_feed: 'replay' },
  { code: '1D', trusted_feed: null },
  { code: 'C1D', trusted_feed: null },
];

/** Accounts of a demo. Numbers of nobody: they begin with what no operator of Myanmar gives out. */
export const DEMO_ACCOUNTS: Record<string, string> = {
  kbzpay: '09799000111',
  wavepay: '09799000222',
  ayapay: '09799000333',
  cbpay: '09799000444',
  kbz: '0103 0000 0011 1001',
  aya: '2000 0000 0022 2002',
  cb: '0051 0000 0033 3003',
};
export const DEMO_HOLDER = 'Shwekan Co., Ltd.';
/** The one account of a house that tests and benches play. */
const FIRST_ACCOUNT = 'kbzpay';

/**
 * Opens the house of a migrated database as a demo's operators open theirs, without operators and in one statement: for tests and
 * benches, which begin where a house is open. Run as the owner. Safe to run twice.
 */
export async function openHouse(ownerUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    for (const { code, trusted_feed } of DEMO_LOTTERIES)
      await client.query('update lottery set is_open = true, trusted_feed = $2 where code = $1', [code, trusted_feed]);
    await client.query(`update payment_method set cash_in_open = true, cash_out_open = kind <> 'mobile_topup'`);
    await client.query(
      `insert into payment_account (method_id, account_number, account_name) select id, $2, $3 from payment_method where code = $1
       on conflict do nothing`,
      [FIRST_ACCOUNT, DEMO_ACCOUNTS[FIRST_ACCOUNT], DEMO_HOLDER],
    );
  } finally {
    await client.end();
  }
}
