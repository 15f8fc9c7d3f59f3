import { Lost } from '@shwekan/ui';
import { tellFailure } from '../../house/send.ts';
import { token } from '../../house/session.ts';
import { saveFile } from '../../parts/save-file.ts';
import type { StatementFilter } from './use-statement.ts';

/** Saves the statement as a file on the phone. It is no JSON and needs the session, so neither a call nor a link fetches it. */
export async function downloadStatement(asked: StatementFilter): Promise<void> {
  try {
    const response = await fetch(`/api/user/statement.csv?${new URLSearchParams(asked)}`, {
      headers: { Authorization: `Bearer ${token()}` },
    });
    if (!response.ok) throw new Lost(`status ${response.status}`);
    saveFile(await response.blob(), `statement-${asked.start_date}-${asked.end_date}.csv`);
  } catch (error) {
    tellFailure(error);
  }
}
