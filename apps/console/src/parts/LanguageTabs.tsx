import { Stack, Tabs, Text } from '@mantine/core';
import { isSilent, type TextLanguage, type Texts } from '@shwekan/phrases/per-language';
import { type ReactNode, useState } from 'react';
import { TEXT_LANGUAGES } from './languages.ts';

type LanguageTabsProps = {
  /** What is written in each: a language that lacks one of those which another has is marked. */
  texts: readonly Texts[];
  /** The language that is shown, where somebody else keeps it. */
  language?: TextLanguage;
  choose?: (language: TextLanguage) => void;
  /** The fields of a language. */
  children: (language: TextLanguage) => ReactNode;
  /** What stands below, for the language that is shown. */
  below?: (language: TextLanguage) => ReactNode;
};

/** The same fields for each language of the texts for players, one language at a time. */
export function LanguageTabs({ texts, children, below, ...kept }: LanguageTabsProps) {
  const [own, setOwn] = useState<TextLanguage>('my');
  const { language = own, choose = setOwn } = kept;
  return (
    <>
      <Tabs value={language} onChange={(chosen) => choose(TEXT_LANGUAGES.find(({ key }) => key === chosen)?.key ?? 'en')}>
        <Tabs.List style={{ flexWrap: 'nowrap' }}>
          {TEXT_LANGUAGES.map(({ key, name }) => (
            <Tabs.Tab key={key} value={key} px={{ base: 8, xs: 'md' }}>
              {name}
              {isMissing(texts, key) && (
                <Text
                  span
                  c="var(--mantine-color-error)"
                  title="Something is not written in it"
                  aria-label=", something is not written in it"
                >
                  {' '}
                  •
                </Text>
              )}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {TEXT_LANGUAGES.map(({ key }) => (
          <Tabs.Panel key={key} value={key} pt="sm">
            <Stack gap="sm">{children(key)}</Stack>
          </Tabs.Panel>
        ))}
      </Tabs>
      {below?.(language)}
    </>
  );
}

/** Whether something that is written in another language is not in this one: who reads it gets the English text, or any. */
function isMissing(texts: readonly Texts[], language: TextLanguage): boolean {
  return texts.some((it) => !isSilent(it) && it[language].trim() === '');
}
