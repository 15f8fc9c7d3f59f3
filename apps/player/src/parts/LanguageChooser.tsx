import { useState } from 'react';
import { useT } from '../app/language.ts';
import { useLater } from '../app/later.ts';
import { IconButton } from './Button.tsx';
import { GlobeIcon } from './first-icons.tsx';

const loadSheet = async () => (await import('./LanguageSheet.tsx')).LanguageSheet;

/** The globe, and the sheet it opens. */
export function LanguageChooser() {
  const t = useT();
  const [open, setOpen] = useState(false);
  const [Sheet, fetchSheet] = useLater(loadSheet);
  return (
    <>
      <IconButton name={t.bar.language} onPointerDown={fetchSheet} onFocus={fetchSheet} onClick={() => setOpen(true)}>
        <GlobeIcon />
      </IconButton>
      {Sheet && <Sheet open={open} close={() => setOpen(false)} />}
    </>
  );
}
