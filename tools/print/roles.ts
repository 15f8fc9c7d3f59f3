import { callsUnderHeadings, type Endpoint, mayCall, ROLES } from '@shwekan/contract';
import type { PrintedFile } from './printed-file.ts';

const HEAD = `# What each role may do

Printed from \`packages/contract\` by \`npm run print\`; the console shows the same under *Operators*, *What each role may do*. An operator has one role or several,
and may do what any of them may. An owner may do everything, an auditor reads everything and does nothing but for what is their own. Where a call is for
every role, it is about the operator themself, or it asks about the roles by what it is asked about: which queue, which kind of deed, which kind of alert. What
moves money, terms or rights also needs a second person, whatever the roles are ([deeds](decisions/034-deeds.md)).
`;

/** Prints docs/roles.md: the calls of operators, and which role may make each. */
export function printRoles(): PrintedFile {
  const groups = Object.entries(callsUnderHeadings('console')).flatMap(([heading, calls]) => {
    const rows = calls.filter((it) => it.auth === 'operator');
    return rows.length > 0 ? [`\n## ${heading}\n\n${table(rows)}`] : [];
  });
  return { files: new Map([['docs/roles.md', `${HEAD}${groups.join('')}`]]) };
}

function table(calls: readonly Endpoint[]): string {
  const rows = calls.map((call) => {
    const marks = ROLES.map((role) => (mayCall([role], call) ? '✓' : '')).join(' | ');
    return `| ${call.summary}${call.proof ? ' *proof*' : ''} | \`${call.method} ${call.path}\` | ${marks} |\n`;
  });
  return `| what | call | ${ROLES.join(' | ')} |\n|---|---|${':-:|'.repeat(ROLES.length)}\n${rows.join('')}`;
}
