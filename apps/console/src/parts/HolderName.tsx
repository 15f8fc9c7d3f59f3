import { Text } from '@mantine/core';
import { isInOtherLetters } from '@shwekan/rules';
import type { ReactNode } from 'react';
import { Tag } from './Tag.tsx';

export type NamePair = { holder: string; person: string | null; isSame: boolean | null };

/** What is to be said of an account's holder beside the player's name: another name, one in letters that only a person can compare, or nothing. */
export function nameDifference({ holder, person, isSame }: NamePair): 'other' | 'letters' | null {
  if (isSame !== false) return null;
  return isInOtherLetters(holder, person) ? 'letters' : 'other';
}

/** The holder of an account, in red where that is somebody else than the player. */
export function HolderName(pair: NamePair) {
  return (
    <Text span inherit {...(nameDifference(pair) === 'other' && { c: 'red', fw: 600 })}>
      {pair.holder}
    </Text>
  );
}

const COLORS = { other: 'red', letters: 'yellow' } as const;

/** A mark where the names differ, or have to be read; it says so, or what it is given. */
export function NameTag({ children, ...pair }: NamePair & { children?: ReactNode }) {
  const difference = nameDifference(pair);
  if (difference === null) return null;
  return (
    <Tag color={COLORS[difference]} tt="none">
      {children ?? (difference === 'other' ? 'other name' : 'name in other letters')}
    </Tag>
  );
}
