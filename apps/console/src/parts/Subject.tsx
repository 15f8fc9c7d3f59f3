import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';

/** What a row of the audit trail or an alert is about; a draw and a player lead to their pages. */
export function Subject({ subject }: { subject: string }) {
  const draw_id = /^draw:(\d+)/.exec(subject)?.[1];
  const text = subject.replace(':', ' ').replaceAll('_', ' ');
  const player_id = /^player:(\d+)$/.exec(subject)?.[1];
  if (player_id !== undefined) {
    return (
      <Anchor size="sm" renderRoot={(props) => <Link to="/players/$player_id" params={{ player_id }} {...props} />}>
        {text}
      </Anchor>
    );
  }
  if (draw_id === undefined) return text;
  return (
    <Anchor size="sm" renderRoot={(props) => <Link to="/draws/$draw_id" params={{ draw_id }} {...props} />}>
      {text}
    </Anchor>
  );
}
