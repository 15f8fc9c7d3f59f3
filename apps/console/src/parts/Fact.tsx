import { DataList } from '@mantine/core';
import type { ReactNode } from 'react';

// A label longer than its column wraps, so that all values begin below each other.
const COLUMN = { width: 'var(--data-list-label-width)', flexShrink: 0 };

/** One line of a `DataList`. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <DataList.Item>
      <DataList.ItemLabel style={COLUMN}>{label}</DataList.ItemLabel>
      <DataList.ItemValue style={{ overflowWrap: 'anywhere' }}>{children}</DataList.ItemValue>
    </DataList.Item>
  );
}
