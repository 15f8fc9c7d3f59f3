import { Anchor, Button, DataList, Group, Stack, Text } from '@mantine/core';
import { mayRead } from '@shwekan/contract/rights';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useOperator } from '../../app/operator.ts';
import { page } from '../../app/page.tsx';
import { Acting } from '../../parts/Acting.tsx';
import { attachmentLink, attachmentShown, REQUEST_COLORS, STATE_COLORS, SUBJECTS } from '../../parts/conversations.ts';
import { Fact } from '../../parts/Fact.tsx';
import { Age, Moment } from '../../parts/Moment.tsx';
import { Money } from '../../parts/Money.tsx';
import { Page } from '../../parts/Page.tsx';
import { QueryView } from '../../parts/QueryView.tsx';
import { LATE_AFTER_MS, PlayerLink } from '../../parts/RequestCells.tsx';
import { Tag } from '../../parts/Tag.tsx';
import { spanShown } from '../../parts/time.ts';
import { useAction } from '../../parts/use-action.ts';
import { AnswerForm } from './AnswerForm.tsx';
import { CHANGED, type Conversation, conversationOf } from './conversation.ts';
import { Messages } from './Messages.tsx';
import { type Seen, useSeen } from './use-seen.ts';

/** One conversation: what was said, what it is about, and the answer. */
export const conversationPage = page('/conversations/$id', {
  load: (_, { id }) => conversationOf(id),
  screen: ({ params: { id } }) => <Detail id={id} />,
});

function Detail({ id }: { id: string }) {
  const query = useQuery(conversationOf(id));
  const readAgain = async () => (await query.refetch()).data?.data;
  if (query.data) return <Shown key={query.data.data.id} conversation={query.data.data} readAgain={readAgain} />;
  return (
    <Page title={`Conversation #${id}`}>
      <QueryView query={query} height={240}>
        {() => null}
      </QueryView>
    </Page>
  );
}

type ShownProps = { conversation: Conversation; readAgain: () => Promise<Conversation | undefined> };

function Shown({ conversation, readAgain }: ShownProps) {
  const { id, subject, state } = conversation;
  const seen = useSeen(conversation, readAgain);
  return (
    <Page title={`#${id} ${SUBJECTS[subject]}`} aside={<Deeds conversation={conversation} seen={seen} />}>
      <Stack gap="md" maw={760}>
        <Facts conversation={conversation} />
        <Messages conversation={conversation} />
        {state === 'closed' ? (
          <Text size="sm" c="dimmed">
            It is closed. The player may write again, which opens it; so does “Open again”.
          </Text>
        ) : (
          <Acting>
            <AnswerForm id={id} seen={seen} />
          </Acting>
        )}
      </Stack>
    </Page>
  );
}

function Facts({ conversation }: { conversation: Conversation }) {
  const { roles } = useOperator();
  const { player, state, owner, attachment, waiting_since, opened_at, first_answered_at } = conversation;
  return (
    <DataList withDivider size="sm" gap="xs">
      <Fact label="Player">
        <PlayerLink player={player} isInText />, {player.phone}
      </Fact>
      <Fact label="State">
        <Tag color={STATE_COLORS[state]}>{state}</Tag>{' '}
        {waiting_since && (
          <>
            waits <Age since={waiting_since} old_after_ms={LATE_AFTER_MS} />
          </>
        )}
      </Fact>
      <Fact label="Taken by">{owner ?? 'nobody'}</Fact>
      {attachment && (
        <Fact label="Attached">
          <Anchor
            size="sm"
            underline="always"
            c="var(--mantine-color-anchor)"
            renderRoot={(props) => <Link {...attachmentLink({ player, attachment }, mayRead(roles, 'cash'))} {...props} />}
          >
            {attachmentShown(attachment)}
          </Anchor>
          , <Money kyat={attachment.amount} />, <Moment at={attachment.at} />
          {attachment.request_state !== null && (
            <Tag ml={6} color={REQUEST_COLORS[attachment.request_state]}>
              {attachment.request_state}
            </Tag>
          )}
        </Fact>
      )}
      <Fact label="Opened">
        <Moment at={opened_at} />
        {first_answered_at && `, first answer after ${spanShown(Date.parse(first_answered_at) - Date.parse(opened_at))}`}
      </Fact>
    </DataList>
  );
}

function Deeds({ conversation, seen }: { conversation: Conversation; seen: Seen }) {
  const { username } = useOperator();
  const { id, owner, state } = conversation;
  const params = { id };
  const take = useAction('POST /api/console/conversations/:id/take', { done: 'It is yours.', refreshes: CHANGED });
  const close = useAction('POST /api/console/conversations/:id/close', {
    done: 'It is closed.',
    refreshes: CHANGED,
    onConflict: seen.readOn,
  });
  const reopen = useAction('POST /api/console/conversations/:id/reopen', { done: 'It waits for an answer.', refreshes: CHANGED });
  const isBusy = take.isPending || close.isPending || reopen.isPending;
  return (
    <Acting>
      <Group gap="sm">
        {owner !== username && (
          <Button variant="default" size="sm" disabled={isBusy} onClick={() => take.mutate({ params, body: { from: owner } })}>
            {owner === null ? 'Take' : `Take over from ${owner}`}
          </Button>
        )}
        {state === 'closed' ? (
          <Button variant="default" size="sm" disabled={isBusy} onClick={() => reopen.mutate({ params })}>
            Open again
          </Button>
        ) : (
          <Button variant="default" size="sm" disabled={isBusy} onClick={() => close.mutate({ params, body: { seen_id: seen.id } })}>
            Close
          </Button>
        )}
      </Group>
    </Acting>
  );
}
