import { Anchor, Group, Stack, Text } from '@mantine/core';
import type { AnswerRow } from '@shwekan/contract';
import { FIRST_RUN, type FirstRunCode } from '@shwekan/contract/first-run';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ask } from '../app/queries.ts';
import { say } from '../app/say.tsx';
import { Section } from './Page.tsx';
import { QueryView } from './QueryView.tsx';
import { Tag } from './Tag.tsx';

type Step = AnswerRow<'GET /api/console/first-run'>;

/** How far the house is on its way to the first bet. */
const firstRun = ask('GET /api/console/first-run', {});

/** What takes a new house to its first bet, each with the page where it is done; `isUntilDone` goes once nothing needed is left. */
export function FirstRun({ isUntilDone = false }: { isUntilDone?: boolean }) {
  const query = useQuery(firstRun);
  if (isUntilDone && !query.data?.data.some((it) => it.is_needed && !it.is_done)) return null;
  return (
    <Section title="First steps" hint="What the house needs before its first bet, and what it would do well to have.">
      <QueryView query={query}>
        {({ data }) => (
          <Stack gap={6} component="ul" m={0} p={0} style={{ listStyle: 'none' }} aria-label="First steps">
            {data.map((it) => (
              <StepRow key={it.code} step={it} />
            ))}
          </Stack>
        )}
      </QueryView>
    </Section>
  );
}

function StepRow({ step: { code, is_needed, is_done, detail } }: { step: Step }) {
  // A server that is newer than this page may name a step that it does not know.
  const known = Object.hasOwn(FIRST_RUN, code) ? FIRST_RUN[code as FirstRunCode] : { sentence: code, page: null };
  const sentence = `${say(known.sentence)}${detail === null ? '' : `: ${detail}`}`;
  const state = is_done ? 'done' : is_needed ? 'needed' : 'advised';
  const { page } = known;
  return (
    <Group component="li" gap="sm" wrap="nowrap" align="flex-start">
      <Tag color={COLORS[state]} miw={70}>
        {state}
      </Tag>
      {is_done || page === null ? (
        <Text size="sm" {...(is_done ? { c: 'dimmed' } : {})}>
          {sentence}
        </Text>
      ) : (
        <Anchor size="sm" renderRoot={(props) => <Link to={page} {...props} />}>
          {sentence}
        </Anchor>
      )}
    </Group>
  );
}

const COLORS = { done: 'green', needed: 'red', advised: 'yellow' } as const;
