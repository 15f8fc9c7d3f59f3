import { Card } from '../Card.tsx';
import { Picture } from '../Picture.tsx';

type Method = { id: number; name: string; logo: string | null };
type MethodChooserProps<M> = {
  title: string;
  kinds: readonly { name: string; methods: readonly M[] }[];
  chosen: M;
  choose: (method: M) => void;
};

/** The ways to pay or be paid, by kind. */
export function MethodChooser<M extends Method>({ title, kinds, chosen, choose }: MethodChooserProps<M>) {
  return (
    <Card title={title}>
      {kinds
        .filter(({ methods }) => methods.length > 0)
        .map(({ name, methods }) => (
          <fieldset key={name} className="mb-1">
            <legend className="pb-1 text-soft text-sm">{name}</legend>
            <div className="grid grid-cols-3 gap-2 zoomed:grid-cols-1">
              {methods.map((method) => (
                <button
                  type="button"
                  key={method.id}
                  aria-pressed={method.id === chosen.id}
                  onClick={() => choose(method)}
                  className="flex min-h-24 flex-col items-center justify-center gap-1 rounded-control border-2 border-line bg-sunk p-2 text-center text-sm aria-pressed:border-gold-deep aria-pressed:bg-gold-wash aria-pressed:font-semibold"
                >
                  <MethodLogo method={method} />
                  {method.name}
                </button>
              ))}
            </div>
          </fieldset>
        ))}
    </Card>
  );
}

const colours = ['bg-leaf text-gold', 'bg-night-raised text-gold', 'bg-ruby-raised text-gold', 'bg-gold text-on-gold'];

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
