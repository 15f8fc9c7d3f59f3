import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { en } from '../src/en.ts';
import { mm } from '../src/mm.ts';

// A button does something and says so in မည်; what leads somewhere, and the title there, say so in ရန်. A text does not tell which of the two it is: the ways are named here.

const source = new URL('../src/', import.meta.url);
const parts = readdirSync(source, { withFileTypes: true }).filter((it) => it.isDirectory() && it.name !== 'console');
const read = async (part: string, language: string) => (await import(new URL(`${part}/${language}.ts`, source).href)).phrases as object;

function textsOf(of: object, place: string): [place: string, text: string][] {
  return Object.entries(of).flatMap(([key, it]) => (typeof it === 'string' ? [[`${place}.${key}`, it]] : textsOf(it, `${place}.${key}`)));
}

async function all(language: string, whole: object): Promise<Map<string, string>> {
  const own = await Promise.all(parts.map(async ({ name }) => textsOf(await read(name, language), name)));
  return new Map([...textsOf(whole, 'server'), ...own.flat()]);
}

const english = await all('en', en);
const burmese = await all('mm', mm);

const WAYS = new Set(
  `server.games.back account.change_phone account.register account.edit_profile account.change_password account.service.contact
    games.search games.lobby games.play.top_up games.play.go_back lock.after lottery.closes_in lottery.see_slips lottery.choose_hundred
    moments.see_slips moments.contact person.level_upgrade person.limits.break_title person.push.offer proof.owed proof.tool
    rewards.point.offers rewards.promotion.use rewards.pocket.confirm shell.skip shell.titles.login shell.titles.register
    shell.titles.password shell.titles.change_phone shell.titles.conversations shell.bar.login shell.bar.register shell.home.see_all
    support.write wallet.transfer.title writing.title`
    .trim()
    .split(/\s+/),
);

test('a text in ရန် leads somewhere, is the title of such a place, or no button at all', () => {
  const found = [...burmese].filter(([, text]) => /ရန်(?: \(\w+\))?$/.test(text)).map(([place]) => place);
  expect(found.filter((it) => !WAYS.has(it))).toEqual([]);
  expect(
    [...WAYS].filter((it) => !found.includes(it)),
    'named, and not so any more',
  ).toEqual([]);
});

test('the same button says the same wherever it stands', () => {
  const deeds = [...burmese].filter(([, text]) => /(?<!အ)မည်$/.test(text));
  const said = new Map<string, Set<string>>();
  for (const [place, text] of deeds) {
    const name = english.get(place) ?? place;
    said.set(name, (said.get(name) ?? new Set()).add(text));
  }
  expect([...said].filter(([, forms]) => forms.size > 1).map(([name, forms]) => [name, ...forms])).toEqual([]);
});
