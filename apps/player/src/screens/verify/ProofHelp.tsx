import { useT } from '../../house/language.ts';
import { Card } from '../../parts/Card.tsx';
import { NextIcon } from '../../parts/icons.tsx';

/** What a proof is, in the player's own language: the short of docs/proof-for-players.md. */
export function ProofHelp() {
  const { help } = useT('proof');
  return (
    <Card title={help.title}>
      <div className="-my-2 divide-y divide-line">
        {Object.entries(help.answers).map(([name, { question, answer }]) => (
          <details key={name} className="group">
            <summary className="flex min-h-12 cursor-pointer list-none items-center gap-3 py-1 [&::-webkit-details-marker]:hidden">
              <span className="min-w-0 flex-1 text-balance">{question}</span>
              <NextIcon className="size-5 rotate-90 text-soft transition-transform group-open:-rotate-90" />
            </summary>
            <p className="pb-3 text-soft leading-7">{answer}</p>
          </details>
        ))}
      </div>
    </Card>
  );
}
