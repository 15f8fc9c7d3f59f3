import type { CheckState } from '@shwekan/proof';
import type { ReactNode } from 'react';
import { useT } from '../../house/language.ts';
import { CheckIcon, ClockIcon, CloseIcon } from '../../parts/icons.tsx';
import { VERDICT_LOOKS, VerdictIcon } from '../../parts/proof/VerdictIcon.tsx';
import type { VerdictName } from '../../parts/proof/verified.ts';

/** The verdict in a word, and what it means. */
export function VerdictHead({ name, title, meaning }: { name: VerdictName; title: string; meaning: string }) {
  return (
    <div role="status" className={`flex flex-col items-center gap-1 rounded-control px-4 py-4 text-center ${VERDICT_LOOKS[name]}`}>
      <VerdictIcon name={name} className="size-9" />
      <b className="text-balance text-xl">{title}</b>
      <p className="text-balance text-ink">{meaning}</p>
    </div>
  );
}

const STATES: Record<CheckState, { look: string; icon: ReactNode }> = {
  true: { look: 'text-good', icon: <CheckIcon className="size-5" /> },
  waiting: { look: 'text-soft', icon: <ClockIcon className="size-5" /> },
  unsure: { look: 'text-soft', icon: <span className="inline-block size-5 text-center leading-5">–</span> },
  unneeded: { look: 'text-soft', icon: <span className="inline-block size-5 text-center leading-5">–</span> },
  false: { look: 'font-semibold text-bad', icon: <CloseIcon className="size-5" /> },
};

/** What was checked, one after the other, and how it came out. */
export function VerdictSteps({ steps }: { steps: readonly { says: string; state: CheckState }[] }) {
  const t = useT('proof');
  return (
    <ul className="mt-3 divide-y divide-line">
      {steps.map(({ says, state }) => (
        <li key={says} className="flex min-h-11 items-center gap-3 py-1.5">
          <span className={STATES[state].look}>{STATES[state].icon}</span>
          <span className="min-w-0 flex-1 text-balance">{says}</span>
          <span className={`shrink-0 text-sm ${STATES[state].look}`}>{t.states[state]}</span>
        </li>
      ))}
    </ul>
  );
}
