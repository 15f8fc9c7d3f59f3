import { Button, CopyButton } from '@mantine/core';
import { say } from '../app/say.tsx';

/** Copies what stands beside it. `name` is what that is. */
export function CopyValue({ value, name }: { value: string; name: string }) {
  return (
    <CopyButton value={value}>
      {({ copied, copy }) => (
        <Button size="compact-xs" variant="subtle" ml={6} aria-label={`Copy the ${say(name)}`} onClick={copy}>
          {copied ? 'Copied' : 'Copy'}
        </Button>
      )}
    </CopyButton>
  );
}
