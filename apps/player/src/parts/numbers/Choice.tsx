type ChoiceProps<K extends string> = {
  name: string;
  options: readonly (readonly [key: K, name: string])[];
  chosen: K;
  choose: (key: K) => void;
};

/** One of a few, side by side; more than fit go below one another. */
export function Choice<K extends string>({ name, options, chosen, choose }: ChoiceProps<K>) {
  const size = options.length > 4 ? 'px-1 text-xs min-[26em]:text-sm' : 'px-2 text-sm';
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-1">
      <legend className="sr-only">{name}</legend>
      {options.map(([key, shown]) => (
        <button
          key={key}
          type="button"
          aria-pressed={key === chosen}
          onClick={() => choose(key)}
          className={`min-h-11 flex-auto whitespace-nowrap rounded-control border border-line bg-card aria-pressed:border-leaf aria-pressed:bg-leaf aria-pressed:font-semibold aria-pressed:text-on-brand ${size}`}
        >
          {shown}
        </button>
      ))}
    </fieldset>
  );
}
