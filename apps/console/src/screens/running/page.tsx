import { ActionIcon, Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { addDays } from '@shwekan/rules';
import { useNow } from '../../app/operator.ts';
import { type Address, page } from '../../app/page.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { Page, Section } from '../../parts/Page.tsx';
import { Failed } from '../../parts/States.tsx';
import { periodShown } from '../../parts/time.ts';
import { RunChart, Weeks } from './RunChart.tsx';
import { runningSearch, runsIn, WEEKS, windowFrom } from './running.ts';
import { useRuns } from './use-runs.ts';

const WEEK_DAYS = 7;
const LOADING_PX = 420;

/** What players see and get for a time, over six weeks: banners, texts, promotions, offers for points, pocket money. */
export const runningPage = page('/running', { search: runningSearch, load: ({ from }) => runsIn(windowFrom(from))[4], screen: Running });

function Running({ search, change }: Address<typeof runningSearch>) {
  const now_ms = useNow();
  const window = windowFrom(search.from);
  const { groups, failed } = useRuns(now_ms, window);
  const [monday = ''] = window.weeks;
  return (
    <Page
      title="What runs when"
      hint="All that players see or get for a time. Press a name to change it."
      aside={<WeekChoice monday={monday} isNow={search.from === undefined} choose={(from) => change({ from }, true)} />}
    >
      {failed && <Failed {...failed} />}
      {!groups && !failed && <Skeleton height={LOADING_PX} />}
      {groups?.map((group) => (
        <Section key={group.name} title={group.name}>
          {group.runs.length === 0 ? (
            <Text size="sm" c="dimmed">
              Nothing yet
            </Text>
          ) : (
            <Stack gap={0}>
              <Weeks weeks={window.weeks} />
              <RunChart group={group} window={window} now_ms={now_ms} />
            </Stack>
          )}
        </Section>
      ))}
    </Page>
  );
}

type WeekChoiceProps = { monday: string; isNow: boolean; choose: (from: string | undefined) => void };

function WeekChoice({ monday, isNow, choose }: WeekChoiceProps) {
  return (
    <Group gap="xs" wrap="nowrap">
      <ActionIcon variant="default" size="lg" aria-label="Six weeks back" onClick={() => choose(addDays(monday, -WEEKS * WEEK_DAYS))}>
        <Icon name="left" />
      </ActionIcon>
      <Button variant="default" size="sm" disabled={isNow} onClick={() => choose(undefined)}>
        This week
      </Button>
      <ActionIcon variant="default" size="lg" aria-label="Six weeks on" onClick={() => choose(addDays(monday, WEEKS * WEEK_DAYS))}>
        <Icon name="right" />
      </ActionIcon>
      <Text size="sm" fw={600} visibleFrom="xs">
        {periodShown(monday, addDays(monday, WEEKS * WEEK_DAYS - 1))}
      </Text>
    </Group>
  );
}
