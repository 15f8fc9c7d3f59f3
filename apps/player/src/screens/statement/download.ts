import { createCaller } from '@shwekan/ui';
import { callerOptions } from '../../house/call.ts';
import { tellFailure } from '../../house/send.ts';
import { saveFile } from '../../parts/save-file.ts';
import type { StatementFilter } from './use-statement.ts';

/** A call whose answer is a file: its text. Why it is refused is said in JSON as ever. */
const callForFile = createCaller({
  ...callerOptions,
  // A long file is on a slow line for longer than an answer may be.
  fetch: async (address, { signal: _, ...request }) => {
    const response = await fetch(address, request);
    const { ok, status, headers } = response;
    return { ok, status, headers, json: () => (ok ? response.text() : response.json()) };
  },
});

/** Saves the statement as a file on the phone. It needs the session, so no link fetches it. */
export async function downloadStatement(asked: StatementFilter): Promise<void> {
  try {
    const lines = await callForFile('GET /api/user/statement.csv', { query: asked });
    saveFile(new Blob([lines], { type: 'text/csv' }), `statement-${asked.start_date}-${asked.end_date}.csv`);
  } catch (error) {
    tellFailure(error);
  }
}
