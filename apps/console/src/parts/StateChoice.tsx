import { ScrollArea, SegmentedControl } from '@mantine/core';

type StateChoiceProps = {
  /** What is chosen, for those who hear it. */
  label?: string;
  states: readonly { value: string; label: string }[];
  value: string;
  choose: (state: string) => void;
};

/** What is moved sideways on a phone begins at what is chosen. */
export function showChosen(box: HTMLDivElement | null): void {
  const chosen = box?.querySelector<HTMLElement>('[class*=control][data-active]');
  if (box && chosen) box.scrollLeft = chosen.offsetLeft + chosen.offsetWidth - box.clientWidth;
}

/** Which rows a list shows. Wider than a phone, it is moved sideways. */
export function StateChoice({ label = 'State', states, value, choose }: StateChoiceProps) {
  return (
    <ScrollArea type="never" maw="100%" viewportProps={{ tabIndex: -1 }} viewportRef={showChosen}>
      <SegmentedControl aria-label={label} data={[...states]} value={value} onChange={choose} />
    </ScrollArea>
  );
}
