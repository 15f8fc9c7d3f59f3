import { Anchor, Radio, Skeleton, Stack, Text } from '@mantine/core';
import { dayShown, LOTTERIES, type LotteryCode } from '@shwekan/rules';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Deed } from '../../parts/Deed.tsx';
import { counted } from '../../parts/format.ts';
import { Money } from '../../parts/Money.tsx';
import { Failed } from '../../parts/States.tsx';
import { offDayEffect, REFRESHED_BY_OFF_DAYS } from './lottery.ts';

type Bets = 'call_off' | 'move';
type ConfirmOffDayProps = { lottery: LotteryCode; day: string; reason: string; close: () => void; done: () => void };

/** Asks before a day gets no draws; where some of them hold bets, also what happens to those. */
export function ConfirmOffDay({ lottery, day, reason, close, done }: ConfirmOffDayProps) {
  const query = useQuery(offDayEffect(lottery, day));
  const [bets, setBets] = useState<Bets | null>(null);
  const { data, error } = query;
  // A lottery whose number is a part of another's has no draws on its off days either.
  const follower = LOTTERIES.find((it) => it.follows === lottery)?.code;
  const group = follower === undefined ? lottery : `${lottery} and ${follower}`;
  const isAsked = data !== undefined && data.slips > 0;
  const isBlocked = data === undefined || data.has_result || data.has_closed || (isAsked && bets === null);
  const body = { day, reason, is_off: true, ...(isAsked && bets !== null ? { bets } : {}) };
  return (
    <Deed
      call="POST /api/console/lotteries/:lottery/off-days"
      title={`No draws of ${lottery} on ${dayShown(day)}?`}
      action={isAsked && bets === 'call_off' ? 'Call off and refund' : 'Make it an off day'}
      color={isAsked ? 'red' : undefined}
      sent={() => (isBlocked ? null : { params: { lottery }, body })}
      done={`No draws on ${dayShown(day)}.`}
      refreshes={REFRESHED_BY_OFF_DAYS}
      close={close}
      onAnswer={done}
      stays
    >
      {data === undefined ? (
        error ? (
          <Failed error={error} retry={query.refetch} isRetrying={query.isFetching} />
        ) : (
          <Skeleton height={60} role="status" aria-label="Loading" />
        )
      ) : data.has_result ? (
        <Text size="sm">A draw of this day has its result already: it can be no off day.</Text>
      ) : data.has_closed ? (
        <Stack gap={4}>
          <Text size="sm">
            A draw of this day has closed with bets, and its number may be known: two people call it off on the draw’s page first.
          </Text>
          <Anchor size="sm" renderRoot={(props) => <Link to="/draws" search={{ day, lottery }} {...props} />}>
            Draws of the day
          </Anchor>
        </Stack>
      ) : !isAsked ? (
        <Text size="sm">
          {data.draws === 0
            ? 'Betting on this day has not opened yet.'
            : `${counted(data.draws, 'draw')} of ${group} on this day ${data.draws === 1 ? 'has' : 'have'} opened, but nobody has bet: ${data.draws === 1 ? 'it goes' : 'they go'}.`}
        </Text>
      ) : (
        <Stack gap="sm">
          <Text size="sm">
            The draws of {group} on this day hold {counted(data.slips, 'slip')} with <Money kyat={data.staked} fw={700} /> kyat.
          </Text>
          <Radio.Group label="What happens to them?" value={bets} onChange={(to) => setBets(to === 'move' ? 'move' : 'call_off')}>
            <Stack gap="xs" mt="xs">
              {data.moves_to !== null && <Radio value="move" label={`They move to ${dayShown(data.moves_to)}, with their draws`} />}
              <Radio
                value="call_off"
                label="Their draws are called off, and every stake goes back"
                description="They do not come back when the off day is taken back."
              />
            </Stack>
          </Radio.Group>
        </Stack>
      )}
    </Deed>
  );
}
