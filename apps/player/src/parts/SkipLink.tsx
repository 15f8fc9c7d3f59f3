import type { MouseEvent } from 'react';
import { useT } from '../house/language.ts';
import { moveFocus } from './use-arrival.ts';

/** The first stop of the Tab key, seen only there: past the bar and the menu to what the screen is about. */
export function SkipLink() {
  const t = useT();
  const skip = (event: MouseEvent) => {
    // The address stays: a step of the history would lead nowhere.
    event.preventDefault();
    const main = document.querySelector('main');
    moveFocus(main);
    main?.scrollIntoView();
  };
  return (
    // biome-ignore lint/a11y/useValidAnchor: it leads to a place of this page; only the address stays as it is
    <a href="#main" onClick={skip} className="skip button rounded-control bg-gold px-4 py-3 font-semibold text-on-gold">
      {t.skip}
    </a>
  );
}
