import { useState } from 'react';
import { useT } from '../../house/language.ts';
import { Card, PANES } from '../Card.tsx';
import { Coming, Skeleton } from '../Skeleton.tsx';
import { type MarkedMethod, MethodMark } from './MethodMark.tsx';

type Method = MarkedMethod & { id: number };
const GRID =
  'grid grid-cols-[repeat(auto-fill,minmax(4.125rem,1fr))] gap-2 zoomed:grid-cols-2 lg:grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))]';
type MethodChooserProps<M> = {
  title: string;
  kinds: readonly { name: string; methods: readonly M[] }[];
  chosen: M;
  choose: (method: M) => void;
  /** It is that of last time: it stands alone, and the account comes first into sight. */
  isKnown: boolean;
};

/** The ways to pay or be paid, by kind: all of them in sight until one is chosen, then that one and the way to the others. */
export function MethodChooser<M extends Method>({ title, kinds, chosen, choose, isKnown }: MethodChooserProps<M>) {
  const t = useT('wallet');
  const [isOpen, setOpen] = useState(!isKnown);
  // The keys stay where a tap has changed what is in sight.
  const [isTouched, setTouched] = useState(false);
  const show = (isOpen: boolean) => {
    setOpen(isOpen);
    setTouched(true);
  };
  const chooseAndGoOn = (method: M) => {
    choose(method);
    show(false);
  };
  if (!isOpen) {
    return (
      <Card title={title}>
        <div className="flex gap-2">
          <div className="w-24 shrink-0">
            <MethodTile method={chosen} isChosen choose={choose} hasKeys={isTouched} />
          </div>
          <button type="button" onClick={() => show(true)} className={`${TILE} flex-1 justify-center text-sm`}>
            {t.other_way}
          </button>
        </div>
      </Card>
    );
  }
  return (
    <Card title={title}>
      <div className="flex flex-col gap-2.5">
        {kinds
          .filter(({ methods }) => methods.length > 0)
          .map(({ name, methods }) => (
            <fieldset key={name} className="min-w-0">
              <legend className="pb-1 text-soft text-sm">{name}</legend>
              <div className={GRID}>
                {methods.map((method) => {
                  const isChosen = method.id === chosen.id;
                  return <MethodTile key={method.id} {...{ method, isChosen }} choose={chooseAndGoOn} hasKeys={isChosen && isTouched} />;
                })}
              </div>
            </fieldset>
          ))}
      </div>
    </Card>
  );
}

const TILE =
  'flex min-h-16 min-w-0 flex-col items-center gap-1 rounded-control border-2 border-line bg-sunk px-0.5 pt-1.5 pb-1 text-center';

type TileProps<M> = { method: M; isChosen: boolean; choose: (method: M) => void; hasKeys: boolean };

/** `hasKeys`: the keys go to it, for what they were on is gone. */
function MethodTile<M extends Method>({ method, isChosen, choose, hasKeys }: TileProps<M>) {
  return (
    <button
      type="button"
      ref={hasKeys ? focus : undefined}
      aria-pressed={isChosen}
      onClick={() => choose(method)}
      className={`${TILE} w-full text-xs huge:text-[0.6875rem] aria-pressed:border-gold-deep aria-pressed:bg-gold-wash aria-pressed:font-semibold`}
    >
      <MethodMark method={method} />
      <span className="my-auto w-full wrap-anywhere">{method.name}</span>
    </button>
  );
}

function focus(it: HTMLElement | null): void {
  it?.focus({ preventScroll: true });
}

/** The ways to pay, of so many kinds, and the form below them, still coming. */
export function MethodsSkeleton({ kinds }: { kinds: number }) {
  return (
    <Coming className={PANES}>
      <Card>
        <Skeleton className="mb-4 h-5 w-1/2" />
        <div className="flex flex-col gap-2.5">
          {Array.from({ length: kinds }, (_, kind) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: all kinds are alike
            <div key={kind}>
              <Skeleton className="mb-2 h-4 w-20" />
              <div className={GRID}>
                {Array.from({ length: 4 }, (_, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: all tiles are alike
                  <Skeleton key={at} className="h-16" />
                ))}
              </div>
            </div>
          ))}
        </div>
      </Card>
      <Card>
        <Skeleton className="mb-4 h-5 w-3/5" />
        <Skeleton className="mb-4 h-16" />
        <Skeleton className="mb-4 h-12" />
        <Skeleton className="h-24" />
      </Card>
    </Coming>
  );
}
