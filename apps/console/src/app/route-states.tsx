import { Anchor, Center, Title } from '@mantine/core';
import { type ErrorComponentProps, Link, type NotFoundRouteProps } from '@tanstack/react-router';
import { Empty, Failed } from '../parts/States.tsx';
import { NOT_ALLOWED } from './guard.ts';
import { loadAnew } from './old-build.ts';

/** No page has this address; or, inside the shell, the operator's roles do not show it. */
export function NotFound({ data }: NotFoundRouteProps) {
  if (data === NOT_ALLOWED) {
    return <Empty title={<Heading text="Not for your role" />} hint="Your role does not show this page. Ask an owner if you need it." />;
  }
  return (
    <Center component="main" mih="80dvh" p="md">
      <Empty title={<Heading text="404 - PAGE NOT FOUND" />} hint="Sorry! The page you requested was not found.">
        <Anchor renderRoot={(props) => <Link to="/" {...props} />}>To the overview</Anchor>
      </Empty>
    </Center>
  );
}

function Heading({ text }: { text: string }) {
  return (
    <Title order={1} size="h4">
      {text}
    </Title>
  );
}

/** A page failed while it was drawn, or did not come: a browser keeps a file that failed, and asks for it again in a new page alone. */
export function Broken({ error }: ErrorComponentProps) {
  return <Failed error={error} retry={loadAnew} isRetrying={false} />;
}
