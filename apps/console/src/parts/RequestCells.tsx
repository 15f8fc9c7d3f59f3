import { Anchor, Text } from '@mantine/core';
import { pageLanguage } from '@shwekan/phrases/languages';
import { reasonIn } from '@shwekan/phrases/reasons';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useNow, useOperator } from '../app/operator.ts';
import { language } from '../app/say.tsx';
import { Age, Moment } from './Moment.tsx';
import { Tag } from './Tag.tsx';
import { timeShown } from './time.ts';

/** After this a player has waited too long. */
export const LATE_AFTER_MS = 15 * 60_000;

/** A name with something quieter under it, and a picture before it where it has one. */
export function TwoLines({ first, second, picture }: { first: string; second: ReactNode; picture?: ReactNode }) {
  return (
    <div>
      <Text size="sm">
        {picture}
        {first}
      </Text>
      <Text size="xs" c="dimmed" style={{ whiteSpace: 'nowrap' }}>
        {second}
      </Text>
    </div>
  );
}

/** A player, who leads to their page. */
export function PlayerCell({ player }: { player: { id: number; name: string; phone: string } }) {
  return (
    <div>
      <PlayerLink player={player} />
      <Text size="xs" c="dimmed" style={{ whiteSpace: 'nowrap' }}>
        {player.phone}
      </Text>
    </div>
  );
}

/** A player's name, which leads to their page. Within a sentence it is underlined: colour alone does not tell it from the rest. */
export function PlayerLink({ player, isInText = false }: { player: { id: number; name: string }; isInText?: boolean }) {
  const params = { player_id: String(player.id) };
  return (
    <Anchor
      size="sm"
      c="var(--mantine-color-anchor)"
      underline={isInText ? 'always' : 'hover'}
      renderRoot={(props) => <Link to="/players/$player_id" params={params} {...props} />}
    >
      {player.name}
    </Anchor>
  );
}

/** When a request was made, and how long it has waited. */
export function AskedAt({ created_at, isWaiting }: { created_at: string; isWaiting: boolean }) {
  return (
    <div>
      <Moment at={created_at} />
      {isWaiting && (
        <Text size="xs" c="dimmed">
          waits <Age since={created_at} old_after_ms={LATE_AFTER_MS} />
        </Text>
      )}
    </div>
  );
}

export type DecisionProps = { state: string; color: string; decided_by: string | null; decided_at: string | null; reason: string | null };

/** The state of a request, with its operator where one decided it, time and reason. */
export function Decision({ state, color, decided_by, decided_at, reason }: DecisionProps) {
  return (
    <div>
      <Tag color={color}>{state}</Tag>
      {decided_at && (
        <Text size="xs" c="dimmed">
          {decided_by && `${decided_by}, `}
          <Moment at={decided_at} />
        </Text>
      )}
      {reason && <Text size="xs">{reasonIn(pageLanguage[language], reason)}</Text>}
    </div>
  );
}

export type Claim = { claimed_by: string | null; claimed_until: string | null };

/** The operator who works on a request now, and until when; nothing when nobody does. */
export function WorkedOn({ claim }: { claim: Claim }) {
  const { username } = useOperator();
  const holder = holderOf(claim, useNow());
  if (holder === null) return null;
  return (
    <Text size="xs" c="dimmed" ta="right" mt={4}>
      {holder === username ? 'You work on it' : `${holder} works on it`} until {timeShown(claim.claimed_until ?? '')}
    </Text>
  );
}

/** The operator who has taken a request for themselves, or null when its time is over. */
export function holderOf({ claimed_by, claimed_until }: Claim, now_ms: number): string | null {
  return claimed_by !== null && claimed_until !== null && Date.parse(claimed_until) > now_ms ? claimed_by : null;
}
