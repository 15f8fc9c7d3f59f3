import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

let sayOfServer: (text: string) => string;

beforeAll(async () => {
  vi.resetModules();
  vi.stubGlobal('localStorage', { getItem: () => 'mm' });
  ({ sayOfServer } = await import('../src/app/say-of-server.ts'));
});

afterAll(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

describe('what the server wrote is read in Burmese', () => {
  test.each([
    ['a title without a place', 'Where players reach the house', 'ကစားသူများ ဆက်သွယ်ရန်နေရာ'],
    [
      'a title, and in it nothing of what somebody typed',
      'The running text “3 to 5 kyat for all” opens',
      'ပြေးစာတန်း “3 to 5 kyat for all” ဖွင့်ခြင်း',
    ],
    ['two amounts', '1,000 to 2,000', '1,000 မှ 2,000'],
    ['what nobody foresaw, as it is', 'Welcome to all', 'Welcome to all'],
  ])('%s', (_, text, said) => {
    expect(sayOfServer(text)).toBe(said);
  });
});
