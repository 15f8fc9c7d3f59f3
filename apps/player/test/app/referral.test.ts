import { expect, test } from 'vitest';
import { referralIn } from '../../src/screens/register/referral-in.ts';

const shared = (said: Record<string, string>) => referralIn(`?${new URLSearchParams(said)}`);

test('a referral code is found in the address and in a link that was shared with the app', () => {
  expect(referralIn('?referral=AB12CD')).toBe('AB12CD');
  expect(shared({ shared_text: 'Play with me: https://shwekan.example/register?referral=AB12CD see you' })).toBe('AB12CD');
  expect(shared({ shared_title: 'Shwekan', shared_url: 'https://shwekan.example/register?x=1&referral=AB%2D12#top' })).toBe('AB-12');
  expect(shared({ shared_text: 'https://shwekan.example/register?referral=%E0%A4%A' })).toBe('%E0%A4%A');
  expect(shared({ shared_text: 'no link at all' })).toBe('');
  expect(referralIn('')).toBe('');
});
