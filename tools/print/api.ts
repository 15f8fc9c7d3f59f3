import { callsUnderHeadings, type Endpoint, events, refusals } from '@shwekan/contract';
import type { PrintedFile } from './printed-file.ts';

const HEAD = `# The API

Printed from \`packages/contract\` by \`npm run print\`. A running product serves the machine's version, with every
shape, at \`/api/docs\` on the players' port, and at \`/api/console/docs\` on the console's for who is logged in.

JSON in and out. Money is a decimal string in kyat with two decimals; days and times are Asia/Yangon. A call for players wants
\`Authorization: Bearer <token>\`, one for operators the cookie that the log-in sets, and with a POST the console's own \`Origin\`. Success answers \`{result: 1, status: 200, success: true, message, ...}\`, failure
\`{result: 0, status, success: false, code, message, errors?, request_id}\` with the HTTP status of its code. Calls marked *once* take an
\`Idempotency-Key\`: the same key and body are answered with the first answer. Calls marked *proof* are refused as proof_needed (403) when the operator last
proved more than fifteen minutes ago who they are; outside demo mode every call of one without a second factor is refused as second_factor_needed (403). Beside the refusals listed, every call may be refused as
malformed (422), not_found (404), too_many_requests (429) or busy (503), and calls with a login as login_needed or session_expired (401). A player's history
is read on with \`cursor\`, the \`next\` of the answer before; a \`page\` above 1 of one is malformed.

What is the same for all who ask has an \`ETag\` and may be half a second old. Where it carries the product's time as \`now\`, the time of sending stands in the
header \`X-Now\`: who sends \`X-Now: read\` sets their clock by it and may be answered 304; nobody else is, for the \`now\` of the body they have is old.
`;

const STREAM = `A stream is told both moving numbers, each time as a whole. With \`live=\` it is told only those that it names (\`live=2d\`, \`live=crypto\`, \`live=2d,crypto\`, none with
\`live=\`), and briefly: as a whole at first, when its status changes, after a silence and once a minute, and between as an array that has no \`id\`. Another word is refused as malformed (422).
`;

/** Prints docs/api.md. */
export function printApi(): PrintedFile {
  const doors = `\n## At the players' door\n${tables('players')}\n## At the console's door\n${tables('console')}`;
  return {
    files: new Map([['docs/api.md', `${HEAD}${doors}\n${eventTable()}\n${codeTable()}`]]),
  };
}

function tables(door: 'players' | 'console'): string {
  const groups = Object.entries(callsUnderHeadings(door));
  return groups.map(([name, calls]) => `\n### ${name}\n\n${table(calls)}`).join('');
}

function table(calls: readonly Endpoint[]): string {
  const rows = calls.map((call) => {
    const names = [call.path, ...(call.aliases ?? [])].map((path) => `\`${path}\``).join('<br>');
    const marks = [call.idempotent ? ' *once*' : '', call.proof ? ' *proof*' : '', call.demo ? ' *demo*' : ''].join('');
    return `| ${call.method} ${names} | ${who(call)} | ${call.summary}${marks} | ${call.refuses.join(', ')} |\n`;
  });
  return `| call | who | what | refuses |\n|---|---|---|---|\n${rows.join('')}`;
}

function who(call: Endpoint): string {
  if (call.auth === 'operator') return call.may === 'all' ? 'operator' : `operator, ${[call.may].flat().join(' or ')}`;
  return { none: 'anyone', optional: 'anyone', player: 'player' }[call.auth];
}

function eventTable(): string {
  const rows = Object.entries(events).map(
    ([name, shape]) => `| \`${name}\` | ${shape.description ?? Object.keys('shape' in shape ? shape.shape : {}).join(', ')} |\n`,
  );
  return `## Events of \`GET /api/stream\`\n\n${STREAM}\n| event | data |\n|---|---|\n${rows.join('')}`;
}

function codeTable(): string {
  const rows = Object.entries(refusals).map(([code, status]) => `| \`${code}\` | ${status} |\n`);
  return `## Refusals\n\n| code | status |\n|---|---|\n${rows.join('')}`;
}
