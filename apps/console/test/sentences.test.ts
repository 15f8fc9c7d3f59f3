import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { callsUnderHeadings } from '@shwekan/contract';
import { ALERT_SENTENCES, TRIAL_SENTENCE } from '@shwekan/contract/alert-kinds';
import { FIRST_RUN } from '@shwekan/contract/first-run';
import { phrases, saidByServer } from '@shwekan/phrases/console';
import { figures } from '@shwekan/phrases/console/figures';
import { history } from '@shwekan/phrases/console/history';
import { summaries } from '@shwekan/phrases/console/summaries';
import { words } from '@shwekan/phrases/console/words';
import { reasons } from '@shwekan/phrases/reasons';
import { expect, test } from 'vitest';
import { findSentences } from '../sentences/find-sentences.ts';
import { hasSentences, SOURCES } from '../sentences/sources.ts';

const CONTRACT = fileURLToPath(new URL('../../../packages/contract/src/', import.meta.url));
const SERVER = fileURLToPath(new URL('../../server/src/', import.meta.url));
/** "3 kyat", whatever its value is called: one sentence for all of them. */
const ONLY_KYAT = /^\{\w+\} kyat$/;

test('every sentence of the console is said in Burmese', () => {
  const missing = said().filter((it) => phrases[it] === undefined);
  expect(missing, 'write them into packages/phrases/src/console').toEqual([]);
});

test('no page joins values by English words: those are in no sentence', () => {
  const joined = filesOf(SOURCES).flatMap((it) => readFileSync(it, 'utf8').match(/\.join\(['"`][^'"`]*\p{L}{2}[^'"`]*['"`]\)/gu) ?? []);
  expect(joined).toEqual([]);
});

test('nothing is said in Burmese that no page says any more', () => {
  const chosen = Object.values(reasons).flatMap((of) => of.map(({ en }): string => en));
  const all = new Set([...said(), ...saidByRooms(), ...Object.keys(words), ...Object.keys(history), ...Object.keys(figures), ...chosen]);

  expect(Object.keys(phrases).filter((it) => !all.has(it))).toEqual([]);
});

test('what the server says of a deed and of what is found is said in Burmese as well', () => {
  const missing = saidByRooms().filter((it) => phrases[it] === undefined && !ONLY_KYAT.test(it));
  expect(missing, 'write them into packages/phrases/src/console/server.ts').toEqual([]);
  expect(saidByServer).toContain('{amount} kyat');
});

test('every deed of the history is said in Burmese', () => {
  const files = filesOf(SERVER).map((it) => readFileSync(it, 'utf8'));
  const deeds = files.flatMap((it) => [...it.matchAll(/\baction: '([a-z_]+)'/g)].map(([, word]) => (word ?? '').replaceAll('_', ' ')));
  expect(deeds.length).toBeGreaterThan(80);
  expect([...new Set(deeds)].filter((it) => phrases[it] === undefined)).toEqual([]);
});

/** Fields of what an operator sends that the trail does not keep: secrets, what was seen, which rows of a list. */
const KEPT_NOWHERE = /^(digest|new password|password|proof|secret|seen count|seen id|ids?|columns|pairs|params|query|search|format)$/;

test('every field that an operator can change is named in the history in Burmese', () => {
  const sent = Object.values(callsUnderHeadings('console'))
    .flat()
    .filter(({ auth, method }) => auth === 'operator' && method === 'POST')
    .flatMap(({ body }) => Object.keys((body as { shape?: object } | undefined)?.shape ?? {}));
  const fields = new Set(sent.map((it) => it.replace(/_(pya|hundredths)$/, '').replaceAll('_', ' ')));
  expect(fields.size).toBeGreaterThan(150);
  expect([...fields].filter((it) => phrases[it] === undefined && !KEPT_NOWHERE.test(it))).toEqual([]);
});

test('every deed of two is named in the history in Burmese, and so is what became of it', () => {
  const kinds = filesOf(SERVER).flatMap((it) => [...readFileSync(it, 'utf8').matchAll(/^ {2}kind: '([a-z_]+)',$/gm)]);
  const names = kinds.map(([, kind]) => (kind ?? '').replaceAll('_', ' '));
  expect(names.length).toBeGreaterThan(25);
  expect([...names, 'ask', 'confirm', 'refuse', 'withdraw'].filter((it) => phrases[it] === undefined)).toEqual([]);
});

test('every claim of a request is named in the history in Burmese, and so is what a deed is about', () => {
  const [, queues = ''] = /const ClaimQueue = z\.enum\(\[(.*)\]\)/.exec(readFileSync(join(CONTRACT, 'claims.ts'), 'utf8')) ?? [];
  const claims = [...queues.matchAll(/'(\w+)'/g)].map(([, word]) => word ?? '');
  expect(claims.length).toBeGreaterThan(2);
  const verbs = filesOf(SERVER).flatMap((it) => [...readFileSync(it, 'utf8').matchAll(/`(\w+)_\$\{queue\.name\}`/g)]);
  const subjects = filesOf(SERVER).flatMap((it) => [...readFileSync(it, 'utf8').matchAll(/^ {2}subject: \(\) => '(\w+)',$/gm)]);
  const words = [...claims, ...[...verbs, ...subjects].map(([, word]) => word ?? '')].map((it) => it.replaceAll('_', ' '));
  expect(new Set(words).size).toBeGreaterThan(12);
  expect([...new Set(words)].filter((it) => phrases[it] === undefined)).toEqual([]);
});

test('every row that reports name by words of their own is said in Burmese', () => {
  const labels = readFileSync(join(SERVER, 'reports/labels.ts'), 'utf8').matchAll(/^ {2}[a-z_]+: '([^']+)',$/gm);
  const words = [...labels].map(([, word]) => word ?? '');
  expect(words.length).toBeGreaterThan(10);
  expect(words.filter((it) => phrases[it] === undefined)).toEqual([]);
});

test('every heading of the rights is said in Burmese', () => {
  const headings = Object.keys(callsUnderHeadings('console'));
  expect(headings.length).toBeGreaterThan(40);
  expect(headings.filter((it) => phrases[it] === undefined)).toEqual([]);
});

test('every call that the rights name is said in Burmese, and none that is gone', () => {
  const calls = Object.values(callsUnderHeadings('console')).flatMap((it) => it.map(({ summary }) => summary));
  expect(new Set(Object.keys(summaries))).toEqual(new Set(calls));
});

test('every word of the lists of the contract is said in Burmese', () => {
  const lists = filesOf(CONTRACT).flatMap((it) => [...readFileSync(it, 'utf8').matchAll(/z\.enum\(\[([^\]]*)\]\)/g)]);
  const all = lists.flatMap(([, list]) =>
    [...(list ?? '').matchAll(/'([a-z_\d]{3,})'/g)].map(([, word]) => (word ?? '').replaceAll('_', ' ')),
  );
  expect(all.length).toBeGreaterThan(50);
  expect([...new Set(all)].filter((it) => phrases[it] === undefined)).toEqual([]);
});

test('a sentence in Burmese has the places and elements of the English one, and no others', () => {
  const faults = Object.entries(phrases).filter(([english, burmese]) => placesOf(burmese).some((it) => !placesOf(english).includes(it)));
  expect(faults).toEqual([]);
  // A verb that only agrees in English has no place in Burmese: {was} and {were} are all that may be left out.
  const lost = Object.entries(phrases).filter(([english, burmese]) =>
    placesOf(english).some((it) => !/\d\}$/.test(it) && !placesOf(burmese).includes(it)),
  );
  expect(lost).toEqual([]);
});

test.each([
  ['text between tags', '<p>Nothing waits</p>', ['Nothing waits'], '<p>{$say("Nothing waits")}</p>'],
  ['a value in it', '<p>by {row.name}</p>', ['by {name}'], '<p>{$sayIn("by {name}", { name: row.name })}</p>'],
  [
    'an element in it',
    '<p>Read <b>all {n}</b></p>',
    ['Read <b>all {n}</b>'],
    '<p>{$sayIn("Read <b>all {n}</b>", { n: n }, { b: (said) => <b>{said}</b> })}</p>',
  ],
  ['a label', '<A label="Open" color="red" />', ['Open'], '<A label={$say("Open")} color="red" />'],
  ['a choice', "<p>{isOn ? 'on' : 'off'}</p>", ['on', 'off'], '<p>{isOn ? $say("on") : $say("off")}</p>'],
  [
    'a template',
    `const it = { done: \`Cash-in #\${id} is paid.\` };`,
    ['Cash-in #{id} is paid.'],
    'const it = { done: $say("Cash-in #{id} is paid.", { id: id }) };',
  ],
  ['a name with an article', "const it = { bet: 'A bet' };", ['A bet'], 'const it = { bet: $say("A bet") };'],
  ['a column', "const it = { header: 'Player' };", ['Player'], "const it = { header: 'Player' };"],
  ['a count', "counted(3, 'slip')", ['{count} slips'], "counted(3, 'slip')"],
  [
    'what only the machine reads',
    "if (kind === 'Open') call('GET /api/console/me', { path: '/a b c' });",
    [],
    "if (kind === 'Open') call('GET /api/console/me', { path: '/a b c' });",
  ],
])('the source of %s is read as what it says', (_, source, sentences, code) => {
  expect(findSentences('page.tsx', source)).toEqual({ sentences, code });
});

/** Read once for all tests: it takes seconds. */
let sentences: string[] | null = null;

function said(): string[] {
  const files = () => filesOf(SOURCES).filter(hasSentences);
  const read = () => files().flatMap((it) => findSentences(it, readFileSync(it, 'utf8')).sentences);
  // The kinds of alert and the first steps are said by the contract, for the server as well.
  const ofContract = [...Object.values(ALERT_SENTENCES), TRIAL_SENTENCE, ...Object.values(FIRST_RUN).map((it) => it.sentence)];
  sentences ??= [...new Set([...read(), ...ofContract])];
  return sentences;
}

function saidByRooms(): string[] {
  const files = filesOf(SERVER).filter((it) => /(deeds?|searches|player-lines)\.ts$/.test(it));
  return [...new Set(files.flatMap((it) => findSentences(it, readFileSync(it, 'utf8')).sentences))];
}

function filesOf(folder: string): string[] {
  return globSync('**/*.{ts,tsx}', { cwd: folder })
    .sort()
    .map((it) => join(folder, it));
}

function placesOf(sentence: string): string[] {
  return sentence.match(/\{\w+\}|<\/?\w+>/g) ?? [];
}
