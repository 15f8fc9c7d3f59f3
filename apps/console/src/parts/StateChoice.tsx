import { ScrollArea, SegmentedControl } from '@mantine/core';

type StateChoiceProps = {
  /** What is chosen, for those who hear it. */
  label?: string;
  states: readonly { value: string; label: string }[];
  value: string;
  choose: (state: string) => void;
};

/** Which rows a list shows. Wider than a phone, it is moved sideways. */
export function StateChoice({ label = 'State', states, value, choose }: StateChoiceProps) {
  return (
    <ScrollArea type="never" maw="100%" viewportProps={{ tabIndex: -1 }}>
      <SegmentedControl aria-label={label} data={[...states]} value={value} onChange={choose} />
    </ScrollArea>
  );
}
