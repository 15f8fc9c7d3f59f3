import { Anchor, Center, Loader } from '@mantine/core';
import { type ErrorComponentProps, Link, type NotFoundRouteProps } from '@tanstack/react-router';
import { Empty, Failed } from '../parts/States.tsx';
import { NOT_ALLOWED } from './guard.ts';

/** A page is on its way. */
export function Pending() {
  return (
    <Center mih="60vh">
      <Loader aria-label="Loading" />
    </Center>
  );
}

/** No page has this address, or the operator's roles do not show it. */
export function NotFound({ data }: NotFoundRouteProps) {
  if (data === NOT_ALLOWED)
    return <Empty title="Not for your role" hint="Your role does not show this page. Ask an owner if you need it." />;
  return (
    <Empty title="404 - PAGE NOT FOUND" hint="Sorry! The page you requested was not found.">
      <Anchor renderRoot={(props) => <Link to="/" {...props} />}>To the overview</Anchor>
    </Empty>
  );
}

/** A page failed while it was drawn. */
export function Broken({ error, reset }: ErrorComponentProps) {
  return <Failed error={error} retry={reset} isRetrying={false} />;
}
