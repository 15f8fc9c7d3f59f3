import { Button, Code, CopyButton, Image, SimpleGrid, Stack, Text } from '@mantine/core';
import type { Answer } from '@shwekan/contract';
import { useMemo, useState } from 'react';
import { renderSVG } from 'uqr';
import { Choices } from './Choices.tsx';
import { Deed } from './Deed.tsx';
import { Dialog } from './Dialog.tsx';

type Begun = Answer<'POST /api/console/second-factor'>;
const REFRESHES = ['GET /api/console/sessions'] as const;

/** Sets up a second factor, the first or another: the secret for the app, a code of it, then the recovery codes, each shown once. */
export function SetUpFactor({ close }: { close: () => void }) {
  const [begun, setBegun] = useState<Begun | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes !== null) return <RecoveryCodesShown codes={codes} close={close} />;
  if (begun !== null) return <FirstCode begun={begun} onCodes={setCodes} close={close} />;
  return (
    <Deed
      call="POST /api/console/second-factor"
      title="Set up a second factor"
      action="Begin"
      sent={() => ({})}
      refreshes={[]}
      onDone={() => undefined}
      onAnswer={setBegun}
      close={close}
    >
      <Text size="sm">
        You need a phone with an authenticator app, such as Google Authenticator or Aegis. From then on the console asks for its code at the
        log-in, and before money and rights.
      </Text>
      <Text size="sm">One that you have already counts until a code of the new one is typed.</Text>
    </Deed>
  );
}

type FirstCodeProps = { begun: Begun; onCodes: (codes: readonly string[]) => void; close: () => void };

function FirstCode({ begun: { secret, uri }, onCodes, close }: FirstCodeProps) {
  const picture = useMemo(() => `data:image/svg+xml;utf8,${encodeURIComponent(renderSVG(uri, { ecc: 'M', border: 4 }))}`, [uri]);
  return (
    <Deed
      call="POST /api/console/second-factor/confirm"
      title="Scan, then type the code"
      action="Turn on"
      values={{ code: '' }}
      fields={[
        {
          kind: 'text',
          name: 'code',
          label: 'Code of the app',
          description: 'Six digits, new every half minute.',
          inputMode: 'numeric',
          autoComplete: 'one-time-code',
          maxLength: 10,
          required: true,
        },
      ]}
      sent={(body) => ({ body })}
      refreshes={REFRESHES}
      onDone={() => undefined}
      onAnswer={({ recovery_codes }) => onCodes(recovery_codes)}
      close={close}
      stays
    >
      <Image src={picture} alt="The QR code for your authenticator app" w={200} h={200} mx="auto" radius="md" />
      <Text size="sm">Without a camera, type this key into the app:</Text>
      <Code block style={{ overflowWrap: 'anywhere', whiteSpace: 'normal' }}>
        {secret}
      </Code>
      <Text size="sm">Your sessions on other machines end.</Text>
    </Deed>
  );
}

/** Ten new recovery codes in place of those of before. */
export function RenewCodes({ close }: { close: () => void }) {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes !== null) return <RecoveryCodesShown codes={codes} close={close} />;
  return (
    <Deed
      call="POST /api/console/second-factor/recovery-codes"
      title="New recovery codes"
      action="Make them"
      sent={() => ({})}
      refreshes={[]}
      onDone={() => undefined}
      onAnswer={({ recovery_codes }) => setCodes(recovery_codes)}
      close={close}
    >
      <Text size="sm">Ten new ones. Those you have now open nothing any more.</Text>
    </Deed>
  );
}

function RecoveryCodesShown({ codes, close }: { codes: readonly string[]; close: () => void }) {
  return (
    <Dialog title="Your recovery codes" close={close}>
      <Stack gap="md">
        <Text size="sm">
          Each opens the console once in place of a code of the app: for the day on which the phone is lost. They are shown this once. Write
          them down, and keep them away from this machine.
        </Text>
        <SimpleGrid cols={2} spacing="xs" role="list" aria-label="Recovery codes">
          {codes.map((code) => (
            <Code key={code} role="listitem" ta="center" fz="md">
              {code}
            </Code>
          ))}
        </SimpleGrid>
        <Choices>
          <CopyButton value={codes.join('\n')}>
            {({ copied, copy }) => (
              <Button variant="default" onClick={copy}>
                {copied ? 'Copied' : 'Copy'}
              </Button>
            )}
          </CopyButton>
          <Button onClick={close}>I have written them down</Button>
        </Choices>
      </Stack>
    </Dialog>
  );
}
