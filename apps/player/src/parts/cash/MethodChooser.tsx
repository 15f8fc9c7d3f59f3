import { Card } from '../Card.tsx';
import { Picture } from '../Picture.tsx';
import { Coming, Skeleton } from '../Skeleton.tsx';

type Method = { id: number; name: string; logo: string | null };
type MethodChooserProps<M> = {
  title: string;
  kinds: readonly { name: string; methods: readonly M[] }[];
  chosen: M;
  choose: (method: M) => void;
};

/** The ways to pay or be paid, by kind: a strip that is moved sideways on a phone, rows where there is room. */
export function MethodChooser<M extends Method>({ title, kinds, chosen, choose }: MethodChooserProps<M>) {
  return (
    <Card title={title}>
      <div className="-mx-4 flex gap-4 overflow-x-auto px-4 pb-1 zoomed:mx-0 zoomed:flex-col zoomed:px-0 min-[30em]:flex-wrap">
        {kinds
          .filter(({ methods }) => methods.length > 0)
          .map(({ name, methods }) => (
            <fieldset key={name} className="shrink-0">
              <legend className="pb-1.5 text-soft text-sm">{name}</legend>
              <div className="flex gap-2 zoomed:grid zoomed:grid-cols-1">
                {methods.map((method) => (
                  <button
                    type="button"
                    key={method.id}
                    aria-pressed={method.id === chosen.id}
                    ref={method.id === chosen.id ? intoSight : null}
                    onClick={() => choose(method)}
                    className="flex min-h-20 w-19 flex-col zoomed:w-full items-center gap-1.5 rounded-control border-2 border-line bg-sunk px-0 pt-2.5 pb-1.5 text-center text-[0.6875rem] min-[21.875em]:text-xs aria-pressed:border-gold-deep aria-pressed:bg-gold-wash aria-pressed:font-semibold"
                  >
                    <MethodLogo method={method} />
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

/** The one that is chosen, as the screen opens: it may be beyond the edge. */
function intoSight(tile: HTMLElement | null): void {
  const strip = tile?.closest('fieldset')?.parentElement;
  if (tile && strip && strip.scrollWidth > strip.clientWidth) strip.scrollLeft = tile.offsetLeft - strip.clientWidth / 2;
}

/** The ways to pay, of so many kinds, and the form below them, still coming. */
export function MethodsSkeleton({ kinds }: { kinds: number }) {
  return (
    <Coming className="flex flex-col gap-4">
      <Card>
        <Skeleton className="mb-4 h-5 w-1/2" />
        <div className="flex gap-4 overflow-hidden">
          {Array.from({ length: kinds }, (_, kind) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: all kinds are alike
            <div key={kind} className="shrink-0">
              <Skeleton className="mb-2.5 h-4 w-20" />
              <div className="flex gap-2">
                {Array.from({ length: 4 }, (_, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: all tiles are alike
                  <Skeleton key={at} className="h-20 w-19" />
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

const colours = ['bg-brand-raised text-gold', 'bg-night-raised text-gold', 'bg-ruby-raised text-gold', 'bg-gold text-on-gold'];

/** The method's logo; where there is none its capitals, on a colour that stays the same for a name. */
function MethodLogo({ method }: { method: Method }) {
  if (method.logo) return <Picture src={method.logo} alt="" width={40} height={40} className="size-10 rounded-lg object-contain" />;
  return (
    <span
      aria-hidden="true"
      className={`flex size-10 items-center justify-center rounded-lg font-black tracking-tight ${colours[colourOf(method.name)]}`}
    >
      {(method.name.match(/\p{Lu}/gu) ?? [method.name.slice(0, 1)]).slice(0, 3).join('')}
    </span>
  );
}

const colourOf = (name: string) => [...name].reduce((sum, sign, at) => sum + sign.charCodeAt(0) * (at + 1), 0) % colours.length;
