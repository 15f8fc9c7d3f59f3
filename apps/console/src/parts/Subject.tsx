import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { say } from '../app/say.tsx';
import { subjectLink } from './subject-link.ts';

/** What a row of the audit trail is about; it leads to the page that shows it, where there is one. */
export function Subject({ subject }: { subject: string }) {
  const link = subjectLink(subject);
  const [kind = '', id = ''] = subject.split(':');
  const text = `${say(kind.replaceAll('_', ' '))} ${id}`.trim();
  if (link === null) return text;
  return (
    <Anchor size="sm" renderRoot={(props) => <Link {...link} {...props} />}>
      {text}
    </Anchor>
  );
}
