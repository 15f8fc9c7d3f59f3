import { Anchor } from '@mantine/core';
import { dayShown } from '@shwekan/rules';
import { Link } from '@tanstack/react-router';
import type { BoardDraw } from './board.ts';

/** The way from the board to a draw, by its name or by a word. */
export function DrawLink({ draw, word }: { draw: BoardDraw; word?: string }) {
  const name = `${draw.lottery} ${dayShown(draw.date).slice(0, 5)} ${draw.section}`;
  return (
    <Anchor
      size="sm"
      aria-label={`Open the draw ${name}`}
      renderRoot={(props) => <Link to="/draws/$draw_id" params={{ draw_id: String(draw.id) }} {...props} />}
    >
      {word ?? name}
    </Anchor>
  );
}
