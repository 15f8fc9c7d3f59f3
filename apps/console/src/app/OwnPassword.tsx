import { Text } from '@mantine/core';
import { Deed } from '../parts/Deed.tsx';

/** Changes the own password. */
export function OwnPassword({ close }: { close: () => void }) {
  return (
    <Deed
      call="POST /api/console/password"
      title="Change your password"
      action="Change"
      values={{ password: '', new_password: '' }}
      fields={[
        { kind: 'secret', name: 'password', label: 'Password now', autoComplete: 'current-password', required: true },
        {
          kind: 'secret',
          name: 'new_password',
          label: 'New password',
          description: 'At least 12 characters, not easy to guess.',
          autoComplete: 'new-password',
          maxLength: 200,
          required: true,
          refuse: ({ new_password }) => (new_password === new_password.trim() ? null : 'No space at its beginning or end.'),
        },
      ]}
      sent={(body) => ({ body })}
      done="Your password is changed."
      refreshes={[]}
      close={close}
      stays
    >
      <Text size="sm">Your sessions on other machines end.</Text>
    </Deed>
  );
}
