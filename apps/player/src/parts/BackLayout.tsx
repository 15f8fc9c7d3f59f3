import type { ShellPhrases } from '@shwekan/phrases/shell/en';
import type { ReactNode } from 'react';
import { useT } from '../app/language.ts';
import { goBack } from '../app/navigate.ts';
import { IconButton } from './Button.tsx';
import { BackIcon } from './icons.tsx';

/** A screen with a back arrow and a title, without tabs. */
export function BackLayout({ title, children }: { title: keyof ShellPhrases['titles']; children: ReactNode }) {
  const t = useT();
  return (
    <>
      <header className="sticky top-0 z-10 flex items-center gap-1 bg-brand px-1 py-1 text-on-brand">
        <IconButton name={t.back} onClick={goBack}>
          <BackIcon />
        </IconButton>
        <h1 className="flex-1 truncate py-1 font-semibold text-lg">{t.titles[title]}</h1>
      </header>
      <main className="flex flex-1 flex-col">{children}</main>
    </>
  );
}
