import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { keepWords } from '@shwekan/phrases/burmese';
import { expect, test, vi } from 'vitest';
import { call } from '../../src/house/call.ts';

const SOURCES = fileURLToPath(new URL('../../src/', import.meta.url));
/** What the server says and what operators write, by the fields of the calls' answers: our own sentences have their marks since the build. */
const WRITTEN =
  /\b(\w+\.(message|reason|rule|body|point_body|no_play_reason)|(it|promotion)\.title|(campaign|offer)\.name|(?<!\.)reason|(?<!\.)word)\b/;
/** What a refusal says has its marks since it came (`house/call.ts`). */
const MARKED = /\b(error|refused)\.message\b/g;
/** What a place of a sentence is called. */
const NAMED = /\b\w+:/g;
/** Where something of ours, or what a player typed, is called as such a field is. */
const OURS = [
  'parts/lottery/writing/WayChooser.tsx: fill(t.ask_way, { word })',
  'parts/lottery/writing/WordList.tsx: fill(t.choose_only, { count: word.bare.length })',
  'parts/lottery/writing/WordList.tsx: {word.text}',
  'screens/statement/StatementLine.tsx: {nameOf(t.reasons, line.reason)}',
];

test('Burmese that the server or an operator wrote keeps its words whole wherever it is shown', () => {
  const told = globSync('**/*.tsx', { cwd: SOURCES }).flatMap((file) => {
    const text = readFileSync(`${SOURCES}${file}`, 'utf8').replace(MARKED, '');
    // What stands between tags, and what is put into a sentence.
    const shown = [...text.matchAll(/(?<!=)(\{(?![{.])[^{}=;]*\})(?=\s*<)|\bfill\([^()]*\{[^{}]*\}\)/g)].map(([it]) => it);
    return shown.filter((it) => WRITTEN.test(it.replace(NAMED, '')) && !it.includes('keepWords(')).map((it) => `${file}: ${it}`);
  });
  expect(told.filter((it) => !OURS.includes(it))).toEqual([]);
});

test('a refusal has its words whole when it comes in, with its fields, and says else what the server said', async () => {
  const message = 'ယနေ့အတွက် ထိုးပြီးပါပြီ။';
  const answer = { code: 'number_sold_out', message, errors: { amount: message }, numbers: [{ bet_number: '07', available: '50.00' }] };
  vi.stubGlobal('fetch', async () => Response.json(answer, { status: 400 }));
  const refused = await call('GET /api/section').catch((error: unknown) => error);
  const whole = keepWords(message);
  expect(whole).not.toBe(message);
  expect(refused).toMatchObject({
    status: 400,
    code: 'number_sold_out',
    message: whole,
    errors: { amount: whole },
    answer: { numbers: answer.numbers },
  });
  vi.unstubAllGlobals();
});
