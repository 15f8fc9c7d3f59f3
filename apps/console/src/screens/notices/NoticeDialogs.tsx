import { Stack, Text } from '@mantine/core';
import { countShown } from '@shwekan/rules';
import { Confirm } from '../../parts/Confirm.tsx';
import { TEXT_LANGUAGES } from '../../parts/languages.ts';
import { PreviewBox } from '../../parts/PreviewBox.tsx';
import { useAction } from '../../parts/use-action.ts';
import { audienceShown, type Notice } from './notices.ts';

const LIST = ['GET /api/console/notices'] as const;

type DialogProps = { notice: Notice; close: () => void };

/** Sends a message that another operator wrote, after reading it in every language it is written in. */
export function ConfirmNotice({ notice, close }: DialogProps) {
  const confirm = useAction('POST /api/console/notices/:id/confirm', {
    done: 'The message is being sent.',
    refreshes: LIST,
    onDone: close,
    onConflict: close,
  });
  return (
    <Confirm
      title="Send this message?"
      action="Confirm and send"
      size="lg"
      isRunning={confirm.isPending}
      close={close}
      confirm={() => confirm.mutate({ params: { id: notice.id } })}
    >
      <Text size="sm">
        To <strong>{audienceShown(notice)}</strong>, {countShown(notice.player_count)} {notice.player_count === 1 ? 'player' : 'players'}.{' '}
        {notice.written_by} wrote it. It cannot be taken back.
      </Text>
      <AllLanguages notice={notice} />
    </Confirm>
  );
}

/** Drops a message that is not sent yet. */
export function WithdrawNotice({ notice, close }: DialogProps) {
  const withdraw = useAction('POST /api/console/notices/:id/withdraw', {
    done: 'The message is withdrawn.',
    refreshes: LIST,
    onDone: close,
    onConflict: close,
  });
  return (
    <Confirm
      title="Withdraw this message?"
      action="Withdraw"
      color="red"
      isRunning={withdraw.isPending}
      close={close}
      confirm={() => withdraw.mutate({ params: { id: notice.id } })}
    >
      <Text size="sm">
        <strong>{notice.title.en}</strong>, to {audienceShown(notice)}.
      </Text>
    </Confirm>
  );
}

function AllLanguages({ notice: { title, body } }: { notice: Notice }) {
  const written = TEXT_LANGUAGES.filter(({ key }) => title[key] !== '' || body[key] !== '');
  const missing = TEXT_LANGUAGES.filter((it) => !written.includes(it)).map((it) => it.name);
  return (
    <Stack gap="xs">
      {written.map(({ key }) => (
        <PreviewBox key={key} language={key}>
          <Text fw={600}>{title[key] || title.en}</Text>
          <Text>{body[key] || body.en}</Text>
        </PreviewBox>
      ))}
      {missing.length > 0 && (
        <Text size="sm" c="dimmed">
          Not written in {missing.join(', ')}: there the English text is shown.
        </Text>
      )}
    </Stack>
  );
}
