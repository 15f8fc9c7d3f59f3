import { fill } from '@shwekan/phrases/fill';
import { momentShown } from '@shwekan/ui';
import { useId, useState } from 'react';
import { useT } from '../../house/language.ts';
import { Button } from '../../parts/Button.tsx';
import { Card } from '../../parts/Card.tsx';
import { CloseIcon } from '../../parts/icons.tsx';
import { forgetWitness, nameOfWitness, trustWitnesses, type WitnessKeys } from '../../parts/proof/witness-keys.ts';

const MS_PER_S = 1000;

type Seen = { readonly witnesses: readonly { readonly name: string; readonly time_s: number }[]; readonly witness_count: number };

/** Who outside the house saw the log, as far as this phone trusts them; and whom it trusts, which its owner says. */
export function WitnessCard({ keys, seen, recheck }: { keys: WitnessKeys; seen: Seen; recheck: () => void }) {
  const t = useT('proof').witnesses;
  const change = (work: () => void) => () => {
    work();
    recheck();
  };
  return (
    <Card title={t.title}>
      {seen.witness_count > 0 && <b>{fill(t.seen, { count: seen.witnesses.length, all: seen.witness_count })}</b>}
      <p className="text-balance text-soft text-sm">{keys.trusted.length === 0 ? t.none : t.hint}</p>
      <ul className="mt-2 divide-y divide-line">
        {keys.trusted.map((key) => (
          <TrustedWitness key={key} name={nameOfWitness(key)} seen={seen} forget={change(() => forgetWitness(key))} />
        ))}
      </ul>
      {keys.others.length > 0 && (
        <div className="mt-2 rounded-control bg-warn-wash px-3 py-2">
          <p className="break-words text-sm">{fill(t.others, { names: keys.others.map(nameOfWitness).join(', ') })}</p>
          <Button look="quiet" className="mt-2" onClick={change(() => trustWitnesses(keys.others))}>
            {t.trust}
          </Button>
        </div>
      )}
      <NewWitness trust={(key) => change(() => trustWitnesses([key]))()} />
    </Card>
  );
}

function TrustedWitness({ name, seen, forget }: { name: string; seen: Seen; forget: () => void }) {
  const t = useT('proof');
  const at = seen.witnesses.find((it) => it.name === name)?.time_s;
  return (
    <li className="flex min-h-11 items-center gap-3 py-1.5">
      <span className="min-w-0 flex-1">
        <span className="block break-words">{name}</span>
        <span className="block text-soft text-sm tabular-nums">
          {at === undefined ? t.states.unsure : momentShown(new Date(at * MS_PER_S).toISOString())}
        </span>
      </span>
      <Button look="text" className="-mr-3" aria-label={fill(t.witnesses.forget, { name })} onClick={forget}>
        <CloseIcon className="size-5" />
      </Button>
    </li>
  );
}

/** A witness' key that its player got from the witness itself. */
function NewWitness({ trust }: { trust: (key: string) => void }) {
  const t = useT('proof').witnesses;
  const id = useId();
  const [text, setText] = useState('');
  const [is_wrong, setWrong] = useState(false);
  const add = async () => {
    const { isWitnessKey } = await import('../../parts/proof/verification.ts');
    const key = text.trim();
    setWrong(!isWitnessKey(key));
    if (!isWitnessKey(key)) return;
    setText('');
    trust(key);
  };
  return (
    <details className="mt-2">
      <summary className="flex min-h-11 cursor-pointer items-center text-gold-ink">{t.add}</summary>
      <label htmlFor={id} className="mb-1.5 block text-soft text-sm">
        {t.key}
      </label>
      <textarea
        id={id}
        rows={3}
        value={text}
        spellCheck={false}
        autoComplete="off"
        aria-invalid={is_wrong}
        onChange={(event) => setText(event.target.value)}
        className="w-full rounded-control border border-edge bg-card px-3 py-2 text-sm"
      />
      {is_wrong && (
        <p role="alert" className="text-bad text-sm">
          {t.wrong}
        </p>
      )}
      <Button wide look="brand" className="mt-2" disabled={text.trim() === ''} onClick={() => void add()}>
        {t.trust}
      </Button>
    </details>
  );
}
