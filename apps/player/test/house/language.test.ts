import { beforeAll, expect, test, vi } from 'vitest';

// Where the app runs there is a page; what is looked at here is what the app can say.
beforeAll(() => vi.stubGlobal('document', { documentElement: {}, cookie: '' }));

test('what a screen fetches while another language is chosen is said in that one, and nothing goes missing', async () => {
  const { chooseLanguage, hasPhrases, language, loadAll, loadPhrases, shellPhrases } = await import('../../src/house/language.ts');
  await loadPhrases(['shell']);
  // The old language's part is there at once, the new one's shell is not.
  await loadAll('mm', ['games']);
  await Promise.all([chooseLanguage('thai'), loadPhrases(['games'])]);
  expect(language()).toBe('thai');
  expect(hasPhrases(['shell', 'games'])).toBe(true);

  await Promise.all([chooseLanguage('cn'), chooseLanguage('en')]);
  expect(language()).toBe('en');
  expect(shellPhrases().bar.login).toBe('Log in');
});
