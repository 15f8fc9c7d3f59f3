import type { ReactNode } from 'react';

type SwitchProps = { isOn: boolean; turn: (to: boolean) => void; className?: string; children: ReactNode };

/** A row that says what is on or off, with the switch at its end: all of it turns it. */
export function Switch({ isOn, turn, className = '', children }: SwitchProps) {
  return (
    <label className={`flex min-h-12 items-center gap-3 ${className}`}>
      <span className="flex-1">{children}</span>
      <input
        type="checkbox"
        role="switch"
        aria-checked={isOn}
        checked={isOn}
        onChange={(event) => turn(event.target.checked)}
        className="h-6 w-10 shrink-0 appearance-none rounded-full border border-edge bg-sunk p-0.5 transition-colors before:block before:size-4.5 before:rounded-full before:bg-edge before:transition-transform checked:border-leaf checked:bg-leaf checked:before:translate-x-4 checked:before:bg-gold"
      />
    </label>
  );
}
