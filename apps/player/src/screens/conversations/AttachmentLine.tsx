import { fill } from '@shwekan/phrases/fill';
import { useT } from '../../house/language.ts';
import { SlipIcon } from '../../parts/icons.tsx';
import { Kyat } from '../../parts/Kyat.tsx';
import type { About } from './conversations.ts';

/** What of the player's own is attached. */
export function AttachmentLine({ attachment: { kind, ref }, amount }: { attachment: About; amount?: string }) {
  const t = useT('support');
  return (
    <p className="flex flex-wrap items-center gap-x-2 rounded-control bg-gold-wash px-3 py-2">
      <SlipIcon className="size-5 text-gold-ink" />
      <span className="amount">{fill(t.attached[kind], { ref })}</span>
      {amount !== undefined && <Kyat wire={amount} />}
    </p>
  );
}
