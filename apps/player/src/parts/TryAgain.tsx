import { useT } from '../house/language.ts';
import { reasonOf, useOnline } from '../house/query.ts';
import { Drawing } from './art/Drawing.tsx';
import { Button } from './Button.tsx';
import { RefreshIcon } from './first-icons.tsx';

/** What could not be read, and a way to ask again. A server that is busy, or was asked too often, says so itself. */
export function TryAgain({ again, error }: { again: () => void; error?: unknown }) {
  const t = useT();
  const online = useOnline();
  return (
    <div role="alert" className="flex flex-col items-center gap-3 px-6 py-8 text-center">
      <Drawing kind={online ? 'error' : 'offline'} />
      <p className="text-balance text-soft">{online ? (reasonOf(error) ?? t.could_not_load) : t.not_kept}</p>
      <Button onClick={again}>
        <RefreshIcon className="size-5" />
        {t.try_again}
      </Button>
    </div>
  );
}
