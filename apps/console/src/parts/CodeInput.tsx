import { TextInput, type TextInputProps } from '@mantine/core';

/** Where a code of the second factor is typed. */
export function CodeInput(props: Pick<TextInputProps, 'name' | 'value' | 'onChange'>) {
  return (
    <TextInput
      {...props}
      label="Code"
      description="Six digits of your authenticator app, or a recovery code."
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={40}
      required
      autoFocus
      data-autofocus
      data-mantine-stop-propagation
    />
  );
}
