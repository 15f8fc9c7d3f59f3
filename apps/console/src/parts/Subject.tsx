import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';

/** What a row of the audit trail or an alert is about; a draw leads to its page. */
export function Subject({ subject }: { subject: string }) {
  const draw_id = /^draw:(\d+)/.exec(subject)?.[1];
  const text = subject.replace(':', ' ').replaceAll('_', ' ');
  if (draw_id === undefined) return text;
  return (
    <Anchor size="sm" renderRoot={(props) => <Link to="/draws/$draw_id" params={{ draw_id }} {...props} />}>
      {text}
    </Anchor>
  );
}
