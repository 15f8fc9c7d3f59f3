import { Anchor } from '@mantine/core';
import { mayRead } from '@shwekan/contract/rights';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { CallInput } from '../app/call.ts';
import { useOperator } from '../app/operator.ts';
import { Money } from './Money.tsx';

type EntriesQuery = NonNullable<CallInput<'GET /api/console/reports/entries'>['query']>;
/** Which figure: of which row of a report, by what the report has its rows, and of which days. */
export type FigureOf = Pick<EntriesQuery, 'figure' | 'key' | 'from' | 'to' | 'until' | 'up_to'> & { by: NonNullable<EntriesQuery['by']> };

type FigureProps = {
  kyat: string;
  of: FigureOf;
  isMain?: boolean;
  /** What stands for it, where that is more than its amount. */
  children?: ReactNode;
};

/** Whether the operator may read of the house's money, and so the entries behind a figure. */
export function useMayMoney(): boolean {
  return mayRead(useOperator().roles, 'cash');
}

/** A figure, which opens to the entries behind it for who may read them. */
export function Figure({ kyat, of, isMain = false, children }: FigureProps) {
  const color = isMain && kyat.startsWith('-') ? 'red' : 'inherit';
  const shown = children || <Money kyat={kyat} {...(isMain ? { fw: 600 } : {})} {...(color === 'red' ? { c: color } : {})} />;
  if (!useMayMoney()) return shown;
  return (
    <Anchor
      inherit
      c={color}
      underline="always"
      style={{ textDecorationStyle: 'dotted', textUnderlineOffset: 4 }}
      renderRoot={(props) => <Link {...props} to="/reports/entries" search={of} />}
    >
      {shown}
    </Anchor>
  );
}

/** A figure of all play or cash of a day. */
export function figureOfDay(figure: FigureOf['figure'], day: string): FigureOf {
  return { figure, by: 'day', key: day, from: day, to: day };
}
