import { useT } from '../../house/language.ts';
import { Button } from '../../parts/Button.tsx';
import { Card } from '../../parts/Card.tsx';
import { DownloadIcon } from '../../parts/icons.tsx';
import { type LogKey, trustLogKey } from '../../parts/proof/log-key.ts';

/** Whose key was trusted, another that the house shows now, which its player may trust, and how to check without this page. */
export function KeyCard({ shown, recheck }: { shown: { key: LogKey; log_key: string } | null; recheck: () => void }) {
  const t = useT('proof');
  const key = shown?.key ?? null;
  return (
    <Card>
      {shown !== null && (
        <div className="mb-4">
          <h2 className="font-semibold">{t.key}</h2>
          <p className="my-1 break-all text-sm tabular-nums">{shown.log_key}</p>
          {key?.other == null ? (
            <p className={`text-sm ${key === null ? 'text-bad' : 'text-soft'}`}>{key === null ? t.key_from_file : t.key_hint}</p>
          ) : (
            <OtherKey shown={key.other} recheck={recheck} />
          )}
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

function OtherKey({ shown, recheck }: { shown: string; recheck: () => void }) {
  const t = useT('proof');
  const trust = () => {
    trustLogKey(shown);
    recheck();
  };
  return (
    <div className="mt-2 rounded-control bg-warn-wash px-3 py-2">
      <p className="text-balance text-sm">{t.key_changed}</p>
      <p className="my-1 break-all text-sm tabular-nums">{shown}</p>
      <Button look="quiet" className="mt-2" onClick={trust}>
        {t.witnesses.trust}
      </Button>
    </div>
  );
}
