import { Group } from '@mantine/core';
import { Tag } from './Tag.tsx';

type Marks = { lvl_2_state: string; is_blocked: boolean; excluded_until: string | null };

/** What an operator has to know of a player before anything else: blocked, on a break, level. */
export function PlayerMarks({ player }: { player: Marks }) {
  return (
    <Group gap={4}>
      {player.is_blocked && <Mark color="red" text="blocked" />}
      {player.excluded_until && <Mark color="orange" text="on a break" />}
      {player.lvl_2_state === 'approved' && <Mark color="green" text="level 2" />}
      {player.lvl_2_state === 'pending' && <Mark color="yellow" text="level 2 asked" />}
      {(player.lvl_2_state === 'none' || player.lvl_2_state === 'rejected') && <Mark color="gray" text="level 1" />}
    </Group>
  );
}

function Mark({ color, text }: { color: string; text: string }) {
  return <Tag color={color}>{text}</Tag>;
}
