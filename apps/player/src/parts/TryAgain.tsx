import { useT } from '../house/language.ts';
import { useOnline } from '../house/query.ts';
import { Drawing } from './art/Drawing.tsx';
import { Button } from './Button.tsx';
import { RefreshIcon } from './first-icons.tsx';

/** What could not be read, and a way to ask again. */
export function TryAgain({ again }: { again: () => void }) {
  const t = useT();
  const online = useOnline();
  return (
    <div role="alert" className="flex flex-col items-center gap-3 px-6 py-8 text-center">
      <Drawing kind={online ? 'error' : 'offline'} />
      <p className="text-balance text-soft">{online ? t.could_not_load : t.not_kept}</p>
      <Button onClick={again}>
        <RefreshIcon className="size-5" />
        {t.try_again}
      </Button>
    </div>
  );
}
