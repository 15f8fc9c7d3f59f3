import { Card } from '../Card.tsx';
import { Coming, Skeleton } from '../Skeleton.tsx';
import { type MarkedMethod, MethodMark } from './MethodMark.tsx';

type Method = MarkedMethod & { id: number };
const GRID = 'grid grid-cols-[repeat(auto-fill,minmax(4.125rem,1fr))] gap-2 zoomed:grid-cols-2 huge:grid-cols-1';
type MethodChooserProps<M> = {
  title: string;
  kinds: readonly { name: string; methods: readonly M[] }[];
  chosen: M;
  choose: (method: M) => void;
};

/** The ways to pay or be paid, by kind: all of them in sight. */
export function MethodChooser<M extends Method>({ title, kinds, chosen, choose }: MethodChooserProps<M>) {
  return (
    <Card title={title}>
      <div className="flex flex-col gap-2.5">
        {kinds
          .filter(({ methods }) => methods.length > 0)
          .map(({ name, methods }) => (
            <fieldset key={name} className="min-w-0">
              <legend className="pb-1 text-soft text-sm">{name}</legend>
              <div className={GRID}>
                {methods.map((method) => (
                  <button
                    type="button"
                    key={method.id}
                    aria-pressed={method.id === chosen.id}
                    onClick={() => choose(method)}
                    className="flex min-h-16 min-w-0 flex-col items-center gap-1 rounded-control border-2 border-line bg-sunk px-0.5 pt-1.5 pb-1 text-center text-xs aria-pressed:border-gold-deep aria-pressed:bg-gold-wash aria-pressed:font-semibold"
                  >
                    <MethodMark method={method} />
                    <span className="my-auto line-clamp-2 w-full break-words">{method.name}</span>
                  </button>
                ))}
              </div>
            </fieldset>
          ))}
      </div>
    </Card>
  );
}

/** The ways to pay, of so many kinds, and the form below them, still coming. */
export function MethodsSkeleton({ kinds }: { kinds: number }) {
  return (
    <Coming className="flex flex-col gap-4">
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
