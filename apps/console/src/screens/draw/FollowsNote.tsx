import { Anchor, Button, Text } from '@mantine/core';
import type { LotteryCode } from '@shwekan/rules';
import { Link } from '@tanstack/react-router';
import { Callout } from '../../parts/Callout.tsx';
import type { Draw } from '../../parts/draws.ts';

type FollowsNoteProps = { draw: Draw; leader: LotteryCode; enter: () => void };

/** Says where the number of a draw comes from that follows another, and what to do when that one was called off. */
export function FollowsNote({ draw, leader, enter }: FollowsNoteProps) {
  return (
    <Callout color="blue" icon="draw" title={`The number follows from ${leader}`}>
      <Text size="sm">
        It is the second digit of {leader} {draw.section} and comes in the same moment: enter or confirm the result{' '}
        <Anchor size="sm" renderRoot={(props) => <Link to="/draws" search={{ lottery: leader, day: draw.date }} {...props} />}>
          there
        </Anchor>
        . Only when {leader} was called off, this draw gets a number of its own.
      </Text>
      <Button size="xs" variant="default" mt="xs" onClick={enter}>
        {leader} was called off
      </Button>
    </Callout>
  );
}
