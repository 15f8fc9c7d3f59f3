import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { subjectLink } from './subject-link.ts';

/** What a row of the audit trail is about; it leads to the page that shows it, where there is one. */
export function Subject({ subject }: { subject: string }) {
  const link = subjectLink(subject);
  const text = subject.replace(':', ' ').replaceAll('_', ' ');
  if (link === null) return text;
  return (
    <Anchor size="sm" renderRoot={(props) => <Link {...link} {...props} />}>
      {text}
    </Anchor>
  );
}
