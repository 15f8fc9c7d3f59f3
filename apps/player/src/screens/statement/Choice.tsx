type ChoiceProps<K extends string> = {
  name: string;
  all: string;
  names: Record<K, string>;
  chosen: K | '';
  choose: (key: K | '') => void;
};

/** One of several names, or all of them. */
export function Choice<K extends string>({ name, all, names, chosen, choose }: ChoiceProps<K>) {
  return (
    <label className="flex min-w-0 flex-col gap-1 text-soft text-xs">
      {name}
      <select
        className="min-h-11 w-full min-w-0 rounded-control border border-edge bg-card px-2 text-base text-ink"
        value={chosen}
        // The options below are these keys.
        onChange={(event) => choose(event.target.value as K | '')}
      >
        <option value="">{all}</option>
        {(Object.keys(names) as K[]).map((key) => (
          <option key={key} value={key}>
            {names[key]}
          </option>
        ))}
      </select>
    </label>
  );
}
