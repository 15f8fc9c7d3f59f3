import { Table, type TableProps } from '@mantine/core';
import classes from './FactTable.module.css';

/** A table of a name and what is so of it in each row, as close as the rows of lists. */
export function FactTable({ label, ...table }: TableProps & { label: string }) {
  return <Table aria-label={label} tabularNums horizontalSpacing={6} verticalSpacing={5} className={classes.table} {...table} />;
}
