import type { ShellPhrases } from '@shwekan/phrases/shell/en';
import type { LotteryCode } from '@shwekan/rules';
import { type ReactNode, useId } from 'react';
import { useT } from '../house/language.ts';
import { goBack } from '../phone/navigate.ts';
import { IconButton } from './Button.tsx';
import { BackIcon } from './first-icons.tsx';
import { useArrival } from './use-arrival.ts';

type BackLayoutProps = { title: keyof ShellPhrases['titles']; lottery?: LotteryCode; children: ReactNode };

/** A screen with a back arrow and a title, without tabs. A lottery's screen says which one it is beside the title. */
export function BackLayout({ title, lottery, children }: BackLayoutProps) {
  const t = useT();
  const id = useId();
  const place = useArrival(children);
  return (
    <>
      <header
        className={`sticky top-0 z-10 huge:static flex items-center gap-1 bg-brand py-1 pl-1 text-on-brand ${lottery ? 'pr-36 huge:pr-1' : 'pr-1'}`}
      >
        <IconButton name={t.back} onClick={goBack}>
          <BackIcon />
        </IconButton>
        <h1
          aria-describedby={lottery && id}
          className={`truncate py-1 font-semibold text-lg huge:text-sm zoomed:whitespace-normal ${lottery ? 'narrow:sr-only' : ''}`}
        >
          {t.titles[title]}
        </h1>
        {lottery && (
          <span id={id} className="shrink-0 py-1 text-gold text-lg">
            <span className="narrow:hidden">· </span>
            {t.lotteries[lottery]}
          </span>
        )}
      </header>
      <main id="main" ref={place} className={`flex flex-1 flex-col ${lottery ? '' : 'column'}`}>
        {children}
      </main>
    </>
  );
}
