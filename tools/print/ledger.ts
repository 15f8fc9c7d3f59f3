import { bookPages } from '../../apps/server/src/ledger/entries.ts';
import type { PrintedFile } from './printed-file.ts';

const HEAD = `# Why money moves

Printed from the entry book, \`apps/server/src/ledger/entries.ts\`, by \`npm run print\`. Each reason takes from one purse what it gives to
another. Its ref names one fact for ever: posted twice, it happens once.

| reason | from | to | ref | what happened |
|---|---|---|---|---|
`;

/** Prints the entry book to docs/ledger.md. */
export function printLedger(): PrintedFile {
  const rows = bookPages().map((page) => {
    const from = page.routes.map((route) => route.from).join('<br>');
    const to = page.routes.map((route) => route.to).join('<br>');
    return `| \`${page.reason}\` | ${from} | ${to} | \`${page.ref}\` | ${page.says} |\n`;
  });
  return { files: new Map([['docs/ledger.md', `${HEAD}${rows.join('')}`]]) };
}
