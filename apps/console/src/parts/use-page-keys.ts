import { useHotkeys } from '@mantine/hooks';

const LATIN_LETTER = /^[a-z]$/i;

/**
 * Keys of a page, by their letters; on a keyboard that writes Burmese, by where they are. Elements of `resting` keep their keys: at first those that are
 * typed in.
 */
export function usePageKeys(keys: readonly (readonly [key: string, press: () => void])[], resting?: string[]): void {
  useHotkeys(
    keys.flatMap(([key, press]) => {
      const pressPlace = (event: KeyboardEvent) => {
        // A Latin letter is what it says, wherever its keyboard has it.
        if (LATIN_LETTER.test(event.key)) return;
        event.preventDefault();
        press();
      };
      return [
        [key, press],
        [key, pressPlace, { usePhysicalKeys: true, preventDefault: false }],
      ] as const;
    }) as Parameters<typeof useHotkeys>[0],
    resting,
  );
}
