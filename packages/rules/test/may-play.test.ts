import { describe, expect, test } from 'vitest';
import { refusePlaying } from '../src/index.ts';
import { table } from './table.ts';

describe('who may stake how much', () => {
  test.each(
    table(`
birthday    flags     left   stake  says
1990-05-17  _         _      100    _
1990-05-17  blocked   _      100    blocked
_           blocked   _      100    blocked          // a block is told first
_           _         _      100    birthday_needed
2008-11-22  _         _      100    under_age        // eighteen tomorrow
2008-11-21  _         _      100    _                // eighteen today
1990-05-17  excluded  _      0      excluded
1990-05-17  overdrawn  _      0      overdrawn
1990-05-17  _         100    100    _
1990-05-17  _         99     100    limit_reached
1990-05-17  _         1      0      _                // may they play at all: a little is left
1990-05-17  _         0      0      limit_reached
1990-05-17  _         -500   0      limit_reached    // over a limit that was lowered
`),
  )('$about: $says', (it) => {
    const player = {
      birthday: it.birthday === '_' ? null : it.birthday,
      is_blocked: it.flags === 'blocked',
      is_excluded: it.flags === 'excluded',
      is_overdrawn: it.flags === 'overdrawn',
      stake_left_pya: it.left === '_' ? null : Number(it.left),
    };
    expect(refusePlaying(player, { stake_pya: Number(it.stake), today: '2026-11-21', minimum_age_years: 16 }) ?? '_').toBe(it.says);
  });
});
