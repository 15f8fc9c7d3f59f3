import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { loadPhrases } from '../../src/house/language.ts';
import { VideoFirst } from '../../src/screens/pocket/VideoFirst.tsx';

await loadPhrases(['rewards']);

test('a campaign’s video of another host runs, but may not lead the app elsewhere nor start a download', () => {
  const shown = renderToStaticMarkup(createElement(VideoFirst, { source: 'https://videos.example/clip', done: () => undefined }));
  const may = /<iframe[^>]* sandbox="([^"]*)"/.exec(shown)?.[1]?.split(' ');
  expect(may).toContain('allow-scripts');
  expect(may?.filter((word) => /top-navigation|downloads/.test(word))).toEqual([]);
});
