import { Anchor, DataList, SimpleGrid, Text } from '@mantine/core';
import { dayShown } from '@shwekan/rules';
import { kyatOf } from '@shwekan/ui';
import { Link } from '@tanstack/react-router';
import { Fact } from '../../parts/Fact.tsx';
import { Moment } from '../../parts/Moment.tsx';
import { Money } from '../../parts/Money.tsx';
import { Section } from '../../parts/Page.tsx';
import { PlayerLink } from '../../parts/RequestCells.tsx';
import { InAll } from './InAll.tsx';
import type { Player } from './player.ts';

const LANGUAGES: Record<string, string> = { en: 'English', zh: 'Chinese', my: 'Burmese', th: 'Thai' };
const KINDS = { cash_in: 'Cash-in', stake: 'Stake', loss: 'Loss' } as const;
const LEVELS = {
  none: 'Level 1',
  pending: 'Level 1, a photo waits',
  approved: 'Level 2',
  rejected: 'Level 1, the last photo was refused',
} as const;

/** A player's account, level and referral, and how they limit their own play. */
export function ProfileTab({ player }: { player: Player }) {
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }}>
      <InAll id={player.id} />
      <Account player={player} />
      <LevelTwo player={player} />
      <Limits player={player} />
      <Referral player={player} />
    </SimpleGrid>
  );
}

function Account({ player }: { player: Player }) {
  return (
    <Section title="Account">
      <DataList withDivider size="sm" gap="xs">
        <Fact label="Phone">{player.phone}</Fact>
        <Fact label="User code">{player.user_code}</Fact>
        <Fact label="Email">{player.email ?? 'none'}</Fact>
        <Fact label="Birthday">{player.birthday === null ? 'not told' : dayShown(player.birthday)}</Fact>
        <Fact label="Language">{LANGUAGES[player.language] ?? player.language}</Fact>
        <Fact label="Registered">
          <Moment at={player.created_at} />
        </Fact>
        <Fact label="Password or phone changed">
          {player.credentials_changed_at === null ? 'never' : <Moment at={player.credentials_changed_at} />}
        </Fact>
      </DataList>
    </Section>
  );
}

function LevelTwo({ player }: { player: Player }) {
  const { state, name, reason } = player.lvl_2;
  return (
    <Section title="Level">
      <DataList withDivider size="sm" gap="xs">
        <Fact label="Level">{LEVELS[state]}</Fact>
        {name !== null && <Fact label="Name on the photo">{name}</Fact>}
        {reason !== null && <Fact label="Why it was refused">{reason}</Fact>}
      </DataList>
    </Section>
  );
}

function Limits({ player }: { player: Player }) {
  const { limits, stopped } = player.limits;
  return (
    <Section title="Own limits" hint="Set by the player; no operator can raise or shorten them.">
      {limits.length === 0 && stopped === null && (
        <Text size="sm" c="dimmed">
          The player set none.
        </Text>
      )}
      <DataList withDivider size="sm" gap="xs">
        {stopped && (
          <Fact label={stopped.kind === 'time_out' ? 'Time-out' : 'Self-exclusion'}>
            until <Moment at={stopped.until} />
          </Fact>
        )}
        {limits.map((it) => (
          <Fact key={`${it.kind} ${it.period}`} label={`${KINDS[it.kind]} a ${it.period}`}>
            {kyatOf(it.used)} of <Money kyat={it.limit} /> kyat
            {it.raise && (
              <Text size="xs" c="dimmed">
                asked for {it.raise.to === null ? 'no limit' : kyatOf(it.raise.to)}, from <Moment at={it.raise.from} /> on
              </Text>
            )}
          </Fact>
        ))}
      </DataList>
    </Section>
  );
}

function Referral({ player }: { player: Player }) {
  const { code, by, friend_count, earned, claimed } = player.referral;
  return (
    <Section title="Referral">
      <DataList withDivider size="sm" gap="xs">
        <Fact label="Code">{code}</Fact>
        <Fact label="Brought along by">{by === null ? 'nobody' : <PlayerLink player={by} />}</Fact>
        <Fact label="Friends">
          {friend_count === 0 ? (
            'none'
          ) : (
            <Anchor size="sm" renderRoot={(props) => <Link to="/players" search={{ friends_of: player.id }} {...props} />}>
              {friend_count}
            </Anchor>
          )}
        </Fact>
        <Fact label="Earned by lotteries">
          <Money kyat={earned} /> kyat
        </Fact>
        <Fact label="Claimed of games">
          <Money kyat={claimed} /> kyat
        </Fact>
      </DataList>
    </Section>
  );
}
