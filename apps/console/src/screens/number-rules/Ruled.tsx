import { Money } from '../../parts/Money.tsx';
import { Tag } from '../../parts/Tag.tsx';

/** What a rule does: numbers are blocked, or take so much at most. */
export function Ruled({ cap }: { cap: string | null }) {
  if (cap === null) return <Tag color="red">blocked</Tag>;
  return (
    <span style={{ whiteSpace: 'nowrap' }}>
      at most <Money kyat={cap} />
    </span>
  );
}
