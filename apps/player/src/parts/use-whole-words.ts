import { useEffect, useState } from 'react';

/** What somebody wrote, with its Burmese words whole once it is known where they end: for screens that cannot wait for what knows it. */
export function useWholeWords(text: string): string {
  const [[from, whole], keep] = useState(['', '']);
  useEffect(() => {
    if (text === '') return;
    import('@shwekan/phrases/burmese').then(
      ({ keepWords }) => keep([text, keepWords(text)]),
      () => {},
    );
  }, [text]);
  return from === text ? whole : text;
}
