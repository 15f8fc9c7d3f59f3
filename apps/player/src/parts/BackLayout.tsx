import type { ShellPhrases } from '@shwekan/phrases/shell/en';
import type { LotteryCode } from '@shwekan/rules';
import type { ReactNode } from 'react';
import { useT } from '../app/language.ts';
import { goBack } from '../app/navigate.ts';
import { IconButton } from './Button.tsx';
import { BackIcon } from './first-icons.tsx';
import { useArrival } from './use-arrival.ts';

type BackLayoutProps = { title: keyof ShellPhrases['titles']; lottery?: LotteryCode; children: ReactNode };

/** A screen with a back arrow and a title, without tabs. A lottery's screen says which one it is. */
export function BackLayout({ title, lottery, children }: BackLayoutProps) {
  const t = useT();
  const place = useArrival(children);
  return (
    <>
      <header className="sticky top-(--over-head) z-10 flex items-center gap-1 bg-brand px-1 py-1 text-on-brand">
        <IconButton name={t.back} onClick={goBack}>
          <BackIcon />
        </IconButton>
        <h1 className="flex-1 truncate py-1 font-semibold text-lg zoomed:whitespace-normal">
          {lottery === undefined ? t.titles[title] : `${t.titles[title]} · ${t.lotteries[lottery]}`}
        </h1>
      </header>
      <main id="main" ref={place} className="flex flex-1 flex-col">
        {children}
      </main>
    </>
  );
}
