import postcss from 'postcss';
import { expect, test } from 'vitest';
import { olderStyles } from '../../older-styles.ts';

test.each([
  ['a height that moves', '.a{max-height:calc(100dvh - 2rem)}', '.a{max-height:calc(100vh - 2rem);max-height:calc(100dvh - 2rem)}'],
  ['one that does not', '.a{height:50vh}', '.a{height:50vh}'],
  ['a turn', '.a{rotate:90deg;color:red}', '.a{rotate:90deg;color:red}@supports not (rotate:none){.a{transform:rotate(90deg)}}'],
  [
    'a way in two directions, on wide screens',
    '@media (min-width:9rem){.a{translate:var(--x) calc(1px + 2px)}}',
    '@media (min-width:9rem){.a{translate:var(--x) calc(1px + 2px)}@supports not (translate:none){.a{transform:translate(var(--x), calc(1px + 2px))}}}',
  ],
  ['none of them', '.a{scale:none}', '.a{scale:none}'],
])('phones of 2021 are told %s in words they read', async (_name, written, told) => {
  const { css } = await postcss([olderStyles]).process(written, { from: undefined });
  expect(
    css
      .replaceAll(/\s*\n\s*/g, '')
      .replaceAll(/;?\s*}/g, '}')
      .replaceAll(/\s*\{\s*/g, '{'),
  ).toBe(told);
});
