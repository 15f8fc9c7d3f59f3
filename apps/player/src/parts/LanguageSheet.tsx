import { type Language, languages, pageLanguage } from '@shwekan/phrases/languages';
import { chooseLanguage } from '../house/choose-language.ts';
import { useLanguage, useT } from '../house/language.ts';
import { tellFailure } from '../house/send.ts';
import { withOverlay } from '../phone/overlay.ts';
import { CheckIcon } from './icons.tsx';
import { Sheet } from './Sheet.tsx';

/** Each language by its own name: a visitor who cannot read the present one must find theirs. */
export const languageNames: Record<Language, string> = { mm: 'မြန်မာ', en: 'English', thai: 'ไทย', cn: '中文' };

/** Burmese, English, Thai, Chinese. */
export function LanguageSheet({ open, close }: { open: boolean; close: () => void }) {
  const t = useT();
  const current = useLanguage();
  async function choose(language: Language) {
    close();
    await withOverlay(chooseLanguage(language)).catch(tellFailure);
  }
  return (
    <Sheet title={t.bar.language} open={open} close={close}>
      <div className="flex flex-col gap-2">
        {languages.map((language) => (
          <button
            type="button"
            key={language}
            lang={pageLanguage[language]}
            aria-pressed={language === current}
            onClick={() => void choose(language)}
            className="flex min-h-14 items-center gap-3 rounded-control bg-sunk px-4 text-left aria-pressed:bg-gold-wash aria-pressed:font-semibold"
          >
            <span className="flex-1">{languageNames[language]}</span>
            {language === current && <CheckIcon className="size-5 text-gold-ink" />}
          </button>
        ))}
      </div>
    </Sheet>
  );
}
