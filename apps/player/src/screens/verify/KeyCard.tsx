import { useT } from '../../house/language.ts';
import { Card } from '../../parts/Card.tsx';
import { DownloadIcon } from '../../parts/icons.tsx';
import type { LogKey } from '../../parts/proof/log-key.ts';

/** Whose key was trusted, and how to check without this page. */
export function KeyCard({ shown }: { shown: { key: LogKey; log_key: string } | null }) {
  const t = useT('proof');
  const key = shown?.key ?? null;
  return (
    <Card>
      {shown !== null && (
        <div className="mb-4">
          <h2 className="font-semibold">{t.key}</h2>
          <p className="my-1 break-all text-sm tabular-nums">{shown.log_key}</p>
          <p className={`text-sm ${key === null || key.is_changed ? 'text-bad' : 'text-soft'}`}>
            {key === null ? t.key_from_file : key.is_changed ? t.key_changed : t.key_hint}
          </p>
        </div>
      )}
      <a href="/verify.mjs" download className="flex min-h-12 items-center gap-3 text-left">
        <span className="text-gold-ink">
          <DownloadIcon />
        </span>
        <span>
          <b className="block font-semibold">{t.tool}</b>
          <span className="text-soft text-sm">{t.tool_hint}</span>
        </span>
      </a>
    </Card>
  );
}
