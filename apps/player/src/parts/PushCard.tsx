import { useState } from 'react';
import { useT } from '../house/language.ts';
import { allowPush, type PushState } from '../house/push.ts';
import { Button } from './Button.tsx';
import { BellIcon } from './icons.tsx';

/** Explains what notifications are for before the browser asks; with a no the browser is not bothered, and `decline` is told. */
export function PushCard({ decline }: { decline: () => void }) {
  const t = useT('person').push;
  const [answer, setAnswer] = useState<'no' | PushState | null>(null);
  if (answer === 'no') return null;
  const refuse = () => {
    decline();
    setAnswer('no');
  };
  const allow = async () => {
    const state = await allowPush();
    // A question that is closed without an answer may come again.
    setAnswer(state === 'ask' ? null : state);
  };
  const says = answer === 'on' ? t.offer_done : answer === 'refused' ? t.refused : answer === 'unreached' ? t.unreached : t.offer_text;
  return (
    <section role="status" className="rounded-card border border-line bg-sunk p-4 text-left">
      <div className="flex gap-3">
        <BellIcon className="mt-1 size-6 shrink-0 text-gold-ink" />
        <div className="min-w-0">
          <h3 className="font-semibold">{answer === 'on' ? t.is_on : t.offer}</h3>
          <p className="text-soft text-sm">{says}</p>
        </div>
      </div>
      {answer === null && (
        <div className="mt-3 grid grid-cols-2 gap-3">
          <Button onClick={refuse}>{t.not_now}</Button>
          <Button look="brand" onClick={() => void allow()}>
            {t.allow}
          </Button>
        </div>
      )}
    </section>
  );
}
