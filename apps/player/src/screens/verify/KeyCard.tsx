import { useQuery } from '@tanstack/react-query';
import { useT } from '../../house/language.ts';
import { queryClient } from '../../house/query.ts';
import { Button } from '../../parts/Button.tsx';
import { Card } from '../../parts/Card.tsx';
import { DownloadIcon } from '../../parts/icons.tsx';
import { type LogKey, trustedLogKey, trustLogKey } from '../../parts/proof/log-key.ts';

/** Whose key is trusted, of what is shown or by itself, another that the house shows now, which its player may trust, and how to check without this page. */
export function KeyCard({ shown, recheck }: { shown: { key: LogKey; log_key: string } | null; recheck: () => void }) {
  const t = useT('proof');
  const { data: own = null } = useQuery({ queryKey: ['log', 'key'], queryFn: trustedLogKey, networkMode: 'always' });
  const key = shown === null ? own : shown.key;
  const log_key = shown?.log_key ?? own?.key;
  return (
    <Card>
      {log_key !== undefined && (
        <div className="mb-4">
          <h2 className="font-semibold">{t.key}</h2>
          <p className="my-1 break-all text-sm tabular-nums">{log_key}</p>
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
    // What was verified by the key before is verified anew, on every screen.
    for (const name of ['funds', 'receipt', 'log']) void queryClient.invalidateQueries({ queryKey: [name] });
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
