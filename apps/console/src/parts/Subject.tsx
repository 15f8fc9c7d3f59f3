import { Anchor } from '@mantine/core';
import { mayRead } from '@shwekan/contract/rights';
import { Link } from '@tanstack/react-router';
import { useOperator } from '../app/operator.ts';
import { menuPageAt } from '../app/paths.ts';
import { say } from '../app/say.tsx';
import { subjectLink } from './subject-link.ts';

/** What a row of the audit trail or a deed is about; it leads to the page that shows it, where there is one that the operator may read. */
export function Subject({ subject }: { subject: string }) {
  const { roles } = useOperator();
  const link = subjectLink(subject);
  const page = link === null ? undefined : menuPageAt(link.to);
  const [kind = '', id = ''] = subject.split(':');
  const text = `${say(kind.replaceAll('_', ' '))} ${id}`.trim();
  if (link === null || (page && !mayRead(roles, page.may))) return text;
  return (
    <Anchor size="sm" renderRoot={(props) => <Link {...link} {...props} />}>
      {text}
    </Anchor>
  );
}
