import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { shortDay } from '../../parts/time.ts';
import type { BoardDraw } from './board.ts';

/** The way from the board to a draw, by its name or by a word. */
export function DrawLink({ draw, word }: { draw: BoardDraw; word?: string }) {
  const name = `${draw.lottery} ${shortDay(draw.date)} ${draw.section}`;
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
