import { useT } from '../../../house/language.ts';

/** Which key does what, in a line. */
export function KeyHints() {
  const t = useT('writing');
  const isMac = /Mac|iP(hone|ad)/.test(navigator.platform);
  const keys = [
    ['Enter', t.keys.add],
    ['F2', t.keys.amount],
    [isMac ? '⌘ Enter' : 'Ctrl Enter', t.keys.place],
  ] as const;
  return (
    <ul aria-label={t.keys.title} className="flex flex-wrap gap-x-3 gap-y-1 text-soft text-xs">
      {keys.map(([key, does]) => (
        <li key={key} className="inline-flex items-center gap-1.5">
          <kbd className="whitespace-nowrap rounded border border-edge bg-sunk px-1.5 font-sans leading-5">{key}</kbd>
          {does}
        </li>
      ))}
    </ul>
  );
}
