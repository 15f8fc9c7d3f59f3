import { Table, type TableProps } from '@mantine/core';

type WideTableProps = TableProps & {
  /** What the table is, for those who hear it. */
  label: string;
  /** From how many pixels down its place is scrolled sideways. */
  minWidth?: number;
};

/** A table of figures alone, wider than a phone: where nothing in it can be reached by keys its place can, and the arrows scroll it. */
export function WideTable({ label, minWidth = 0, ...table }: WideTableProps) {
  return (
    <Table.ScrollContainer minWidth={minWidth} type="native" role="region" aria-label={label} tabIndex={0}>
      <Table aria-label={label} {...table} />
    </Table.ScrollContainer>
  );
}
