import { beforeAll, expect, test, vi } from 'vitest';

// Where the app runs there is a page; what is looked at here is what the app can say.
beforeAll(() => vi.stubGlobal('document', { documentElement: {}, cookie: '' }));

test('what a screen fetches while another language is chosen is said in that one, and nothing goes missing', async () => {
  const { chooseLanguage } = await import('../../src/house/choose-language.ts');
  const { hasPhrases, language, loadAll, loadPhrases, shellPhrases } = await import('../../src/house/language.ts');
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

test('what another tab keeps besides does not take back a language that is being chosen, and what it chooses is followed', async () => {
  vi.resetModules();
  const heard = new Map<string, (event: Event) => void>();
  vi.stubGlobal('addEventListener', (type: string, listener: (event: Event) => void) => heard.set(type, listener));
  const kept = new Map([['i18nextLng', 'en']]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  const keepElsewhere = (key: string, value: string) => {
    kept.set(key, value);
    heard.get('storage')?.(Object.assign(new Event('storage'), { key }));
  };
  const { chooseLanguage, followLanguage } = await import('../../src/house/choose-language.ts');
  const { language, loadPhrases } = await import('../../src/house/language.ts');
  await loadPhrases(['shell']);
  followLanguage();
  const chosen = chooseLanguage('thai');
  keepElsewhere('a draft of a bet', '07');
  await chosen;
  await new Promise((done) => setTimeout(done, 50));
  expect(language()).toBe('thai');

  keepElsewhere('i18nextLng', 'cn');
  await expect.poll(language).toBe('cn');
  vi.unstubAllGlobals();
});
