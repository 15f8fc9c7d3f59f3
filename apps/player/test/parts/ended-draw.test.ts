import { QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import { noteServed, serverClock } from '../../src/house/call.ts';
import { loadPhrases } from '../../src/house/language.ts';
import { queryClient } from '../../src/house/query.ts';
import { TWO_D } from '../../src/parts/lottery/games.ts';
import { EndedDraw } from '../../src/parts/moments/EndedDraw.tsx';

await loadPhrases(['moments', 'lottery']);

const itIs = (time: string) => serverClock.note(`2026-11-27T${time}+06:30`, Date.now());
itIs('12:03:00');

const draw = { section: '12:01 PM', date: '2026-11-27' };
const place = { ssrPath: '/two/lottery', children: createElement(EndedDraw, { game: TWO_D }) };
const screen = createElement(Router, place);
const shown = () => renderToStaticMarkup(createElement(QueryClientProvider, { client: queryClient }, screen));
queryClient.setQueryData(['GET /api/luckynumber_daily', null], [{ ...draw, '2d': '27', set: '1,242.22', value: '34,147.60' }]);

test('the draw that ended is taken over as the server drew it, for a visitor, also where the phone has kept the player’s slips', () => {
  const line = { bet_number: '27', amount: '500.00', odd: 85, win: 1, tot: 0, tot_odd: null };
  const slip = { ...draw, lottery: '2D', voucher: '2D-AAAAAAA', win: 1, total_amount: '500.00', bettings: [line] };
  const became = { ...draw, lottery: '2D', slip_count: 1, open_count: 0, won_count: 1, refunded_count: 0, won_amount: '42500.00' };
  const drawn = shown();
  expect(drawn).toContain('27');
  queryClient.setQueryData(['GET /api/user/bet_slip_history_today', null], { data: [slip], draws: [became], total_count: 1, last: null });
  expect(shown()).toBe(drawn);
});

test('the number of the draw that ended last stands in the head all day; one that is awaited has its place already', () => {
  itIs('13:00:30');
  expect(shown()).toContain('27');
  itIs('23:59:00');
  expect(shown()).toContain('12:01 PM');
  expect(shown()).toContain('27');
  queryClient.setQueryData(['GET /api/section'], []);
  queryClient.setQueryData(['GET /api/luckynumber_daily', null], [{ ...draw, '2d': 'Coming Soon', set: null, value: null }]);
  expect(shown()).toContain('12:01 PM');
  expect(shown()).toContain('··');
});

test('a draw that was called off awaits no number: it says so from its closing on', () => {
  const off = { called_off: 1, closes_at: '2026-11-27T11:51:00+06:30' };
  queryClient.setQueryData(['GET /api/luckynumber_daily', null], [{ ...draw, '2d': 'Coming Soon', set: null, value: null, ...off }]);
  itIs('11:50:59');
  expect(shown()).not.toContain('12:01 PM');
  itIs('11:51:00');
  expect(shown()).toContain('ပယ်ဖျက်');
  expect(shown()).not.toMatch(/··|စောင့်/);
});

test('what is taken over after the rest of the page is so as of the page’s time, whatever the phone’s clock says by then', () => {
  const off = { called_off: 1, closes_at: '2026-11-27T11:51:00+06:30' };
  queryClient.setQueryData(['GET /api/luckynumber_daily', null], [{ ...draw, '2d': 'Coming Soon', set: null, value: null, ...off }]);
  itIs('11:40:00');
  const drawn = shown();
  // On the phone, an hour and a half later: React draws it as the server did before it is the phone's.
  noteServed('2026-11-27T11:40:00+06:30');
  itIs('13:10:00');
  expect(drawn).not.toContain('12:01 PM');
  expect(shown()).toBe(drawn);
});
