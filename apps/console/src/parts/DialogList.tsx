import { useState } from 'react';
import { List, type ListProps } from './List.tsx';
import type { ListReading } from './use-listed.ts';
import { DialogTable, type TableView } from './use-table.ts';

type DialogListProps<Row extends object> = Omit<ListProps<Row>, 'from' | 'goTo' | 'isBeside'> & {
  from: (page: number) => ListReading<Row>;
};

/** A list in a dialog. Its page, order and columns are its own and go with it: those in the address are the list's below, which stays as it is. */
export function DialogList<Row extends object>({ from, ...list }: DialogListProps<Row>) {
  const [shown, setShown] = useState<TableView>({});
  const say = (next: TableView) => setShown((old) => ({ ...old, ...next }));
  return (
    <DialogTable value={{ shown, say }}>
      <List {...list} from={from(shown.page ?? 1)} goTo={(page) => say({ page })} />
    </DialogTable>
  );
}
