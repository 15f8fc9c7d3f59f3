import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Picture } from '../../src/parts/Picture.tsx';

const shown = (src: string | null, fallback?: string) =>
  / src="([^"]*)"/.exec(
    renderToStaticMarkup(createElement(Picture, { src, alt: '', ...(fallback === undefined ? {} : { fallback }) })),
  )?.[1];

test.each([
  ['uploads/a.webp', '/uploads/a.webp'],
  ['/uploads/a.webp', '/uploads/a.webp'],
  ['blob:http://localhost/1', 'blob:http://localhost/1'],
  ['https://pictures.example/a.png', 'https://pictures.example/a.png'],
  ['', '/fallback.svg'],
  [null, '/fallback.svg'],
])('the picture %j is fetched from %s', (src, address) => expect(shown(src)).toBe(address));

test('a face has a fallback of its own', () => expect(shown(null, '/face.svg')).toBe('/face.svg'));
