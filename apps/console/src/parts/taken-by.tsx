import { oneOf } from '../app/search.ts';
import { StateChoice } from './StateChoice.tsx';

/** Whose of what operators take the address asks for; anybody's without it. */
export const ownerSearch = oneOf(['mine', 'nobody']);

const OWNERS = [
  { value: 'all', label: 'Anybody’s' },
  { value: 'mine', label: 'Mine' },
  { value: 'nobody', label: 'Nobody’s' },
] as const;

type OwnerChoiceProps = { value: 'mine' | 'nobody' | undefined; choose: (owner: string | undefined) => void };

/** Whose a list shows: of everybody, the operator's own, or what nobody has taken. */
export function OwnerChoice({ value, choose }: OwnerChoiceProps) {
  return <StateChoice label="Taken by" states={OWNERS} value={value ?? 'all'} choose={(to) => choose(to === 'all' ? undefined : to)} />;
}

/** Who has taken it. */
export const takenBy = { header: 'Taken by', cell: (row: { owner: string | null }) => row.owner ?? '–' } as const;
