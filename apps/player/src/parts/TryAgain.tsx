import { useT } from '../app/language.ts';
import { Button } from './Button.tsx';
import { AlertIcon, RefreshIcon } from './first-icons.tsx';

/** What could not be read, and a way to ask again. */
export function TryAgain({ again }: { again: () => void }) {
  const t = useT();
  return (
    <div role="alert" className="flex flex-col items-center gap-3 px-6 py-10 text-center">
      <span className="rounded-full bg-bad-wash p-3 text-bad">
        <AlertIcon className="size-7" />
      </span>
      <p className="text-soft">{t.could_not_load}</p>
      <Button onClick={again}>
        <RefreshIcon className="size-5" />
        {t.try_again}
      </Button>
    </div>
  );
}
