import { kyat } from '../format.ts';

type Props = { values_kyat: readonly number[]; chosen: number; choose: (kyat: number) => void; disabled?: boolean };

/** A row of chips to choose an amount by. */
export function Chips({ values_kyat, chosen, choose, disabled = false }: Props) {
  return (
    <div className="chips">
      {values_kyat.map((it, i) => (
        <button
          type="button"
          key={it}
          disabled={disabled}
          aria-pressed={it === chosen}
          className={`chip chip-${i % 6}`}
          onClick={() => choose(it)}
          aria-label={kyat(it * 100)}
        >
          {it >= 1_000 ? `${it / 1_000}K` : it}
        </button>
      ))}
    </div>
  );
}
