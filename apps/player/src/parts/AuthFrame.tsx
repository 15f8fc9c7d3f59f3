import type { ReactNode } from 'react';
import { LanguageChooser } from './LanguageChooser.tsx';
import { Logo } from './Logo.tsx';

/** What frames the ways in: the brand, the language, and one card. */
export function AuthFrame({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <div className="flex flex-1 flex-col">
      <div className="flex items-center justify-between rounded-b-card bg-brand px-4 pt-3 pb-14 text-on-brand zoomed:flex-wrap huge:[&_span_span]:text-base">
        <Logo />
        <LanguageChooser />
      </div>
      <div className="-mt-10 px-4 pb-8">
        <section className="rounded-card bg-card p-5 shadow-card huge:p-3">
          <h2 className="mb-1 font-bold text-xl">{title}</h2>
          {text && <p className="text-soft">{text}</p>}
          <div className="pt-4">{children}</div>
        </section>
      </div>
    </div>
  );
}
