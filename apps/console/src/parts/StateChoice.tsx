import { ScrollArea, SegmentedControl } from '@mantine/core';

type StateChoiceProps = { states: readonly { value: string; label: string }[]; value: string; choose: (state: string) => void };

/** Which rows a list shows. Wider than a phone, it is moved sideways. */
export function StateChoice({ states, value, choose }: StateChoiceProps) {
  return (
    <ScrollArea type="never" maw="100%" viewportProps={{ tabIndex: -1 }}>
      <SegmentedControl aria-label="State" data={[...states]} value={value} onChange={choose} />
    </ScrollArea>
  );
}
