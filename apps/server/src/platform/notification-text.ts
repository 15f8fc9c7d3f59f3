import { fill, phrases } from '@shwekan/phrases';
import { textIn } from '@shwekan/phrases/per-language';
import { reasonIn } from '@shwekan/phrases/reasons';
import { kyatShown } from '@shwekan/rules';
import type { PageLanguage } from './refusal-answer.ts';

/**
 * The title and body of a notification in a language: the phrases `told.<kind>_title` and `_body`, filled from its data.
 * A value under `amount_pya` fills `{amount}` as whole kyat. A message of the house brings its own words.
 */
export function notificationText(language: PageLanguage, kind: string, data: Record<string, unknown>): { title: string; body: string } {
  if (kind === 'house') return { title: textIn(language, data.title), body: textIn(language, data.body) };
  const values: Record<string, string> = {};
  for (const [key, value] of Object.entries(data)) {
    if (key.endsWith('_pya')) values[key.slice(0, -4)] = kyatShown(Number(value));
    else values[key] = key === 'reason' ? reasonIn(language, String(value)) : String(value);
  }
  const told: Record<string, string> = phrases[language].told;
  return { title: fill(told[`${kind}_title`] ?? '', values), body: fill(told[`${kind}_body`] ?? '', values) };
}
