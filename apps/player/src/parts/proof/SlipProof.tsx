import { fill } from '@shwekan/phrases/fill';
import { momentShown } from '@shwekan/ui';
import { Link } from 'wouter';
import { useT } from '../../house/language.ts';
import { verifyPath } from '../../phone/paths.ts';
import { NextIcon } from '../icons.tsx';
import { useReceipt } from './use-receipt.ts';
import { VERDICT_LOOKS, VerdictIcon } from './VerdictIcon.tsx';

const MS_PER_S = 1000;

/** What this phone has verified of a slip, in a line that leads to its steps. Nothing while it is not known. */
export function SlipProof({ voucher }: { voucher: string }) {
  const t = useT('proof');
  const { data: shown } = useReceipt(voucher);
  if (!shown) return null;
  const { name, verdict } = shown;
  const seen_s = Math.max(...verdict.witnesses.map((it) => it.time_s));
  return (
    <Link href={verifyPath(voucher)} className={`flex min-h-11 items-center gap-3 rounded-control px-3 py-2 ${VERDICT_LOOKS[name]}`}>
      <VerdictIcon name={name} className="size-6 shrink-0" />
      <span className="min-w-0 flex-1">
        <b className="block">{t.verdicts[name]}</b>
        <span className="block text-balance text-ink text-sm">{t.meanings[name]}</span>
        {verdict.witnesses.length > 0 && (
          <span className="mt-1 block text-balance text-ink text-sm">
            {fill(t.witnesses.seen, { count: verdict.witnesses.length, all: verdict.witness_count })} ·{' '}
            {momentShown(new Date(seen_s * MS_PER_S).toISOString())}
          </span>
        )}
      </span>
      <NextIcon className="size-5 shrink-0" />
    </Link>
  );
}
