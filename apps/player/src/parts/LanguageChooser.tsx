import { useState } from 'react';
import { useT } from '../house/language.ts';
import { IconButton } from './Button.tsx';
import { GlobeIcon } from './first-icons.tsx';
import { useLazyPart } from './lazy-part.ts';

const loadSheet = async () => (await import('./LanguageSheet.tsx')).LanguageSheet;

/** The globe, and the sheet it opens. */
export function LanguageChooser() {
  const t = useT();
  const [open, setOpen] = useState(false);
  const [Sheet, fetchSheet] = useLazyPart(loadSheet);
  // A tap that came before the app was there is only a click: no finger's touch went before it.
  const show = () => {
    fetchSheet();
    setOpen(true);
  };
  return (
    <>
      <IconButton name={t.bar.language} onPointerDown={fetchSheet} onFocus={fetchSheet} onClick={show}>
        <GlobeIcon />
      </IconButton>
      {Sheet && <Sheet open={open} close={() => setOpen(false)} />}
    </>
  );
}
