import { calls } from '@shwekan/contract';
import { expect, test } from 'vitest';
import { forgetOwnAnswers } from '../../src/house/own-answers.ts';
import { queryClient } from '../../src/house/query.ts';

// The demo's own calls are none of a house.
const asked = calls.filter((it) => it.auth !== 'operator' && (it.method === 'GET' || /^\/api\/(new|crypto)_/.test(it.path)));
const nameOf = ({ method, path }: (typeof asked)[number]) => `${method} ${path}`;

test('who logs in after another player on the same phone is shown nothing that was answered to that one', () => {
  for (const it of asked) queryClient.setQueryData([nameOf(it), null], {});
  forgetOwnAnswers();
  const left = queryClient
    .getQueryCache()
    .getAll()
    .map(({ queryKey }) => queryKey[0]);
  expect(left).toEqual(asked.filter((it) => it.auth === 'none').map(nameOf));
});
