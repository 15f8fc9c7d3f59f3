import { SegmentedControl } from '@mantine/core';
import { pageLanguage } from '@shwekan/phrases/languages';
import { type ConsoleLanguage, chooseLanguage, LANGUAGES, language } from './say.tsx';

/** The language of the console, for who is not logged in yet; the menu of an operator has the same. */
export function LanguageChoice() {
  return (
    <SegmentedControl
      size="xs"
      aria-label="Language"
      data={LANGUAGES.map(({ code, name }) => ({ value: code, label: <span lang={pageLanguage[code]}>{name}</span> }))}
      value={language}
      onChange={(chosen) => chooseLanguage(chosen as ConsoleLanguage)}
    />
  );
}
