import { useId, useState } from 'react';
import { useT } from '../../house/language.ts';
import { Button } from '../../parts/Button.tsx';
import { Card } from '../../parts/Card.tsx';
import { PaperIcon } from '../../parts/icons.tsx';

/** Takes a receipt: a file that was saved, or its text. Nothing of it leaves the phone. */
export function ReceiptField({ check, is_none }: { check: (text: string) => void; is_none: boolean }) {
  const t = useT('proof');
  const id = useId();
  const [text, setText] = useState('');
  return (
    <Card>
      <p className="mb-4 text-balance text-soft">{t.intro}</p>
      <label className="flex min-h-24 cursor-pointer flex-col items-center justify-center gap-2 rounded-control border-2 border-gold-deep border-dashed bg-gold-wash px-4 py-2 text-center font-semibold text-gold-ink focus-within:outline-3 focus-within:outline-gold-deep">
        <PaperIcon className="size-8" />
        {t.choose}
        <input
          type="file"
          accept="application/json,.json"
          className="sr-only"
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            event.target.value = '';
            if (file) void file.text().then(check);
          }}
        />
      </label>
      {is_none && (
        <p role="alert" className="mt-3 rounded-control bg-bad-wash px-3 py-2 text-bad">
          <b className="block">{t.none}</b>
          {t.none_hint}
        </p>
      )}
      <label htmlFor={id} className="mt-4 mb-1.5 block font-medium text-sm">
        {t.paste}
      </label>
      <textarea
        id={id}
        rows={3}
        value={text}
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => setText(event.target.value)}
        className="w-full rounded-control border border-edge bg-card px-3 py-2 text-sm"
      />
      <Button wide look="brand" className="mt-2" disabled={text.trim() === ''} onClick={() => check(text.trim())}>
        {t.check}
      </Button>
    </Card>
  );
}
