import { expect, test } from 'vitest';
import { refuseLayOff, refuseLayOffLines } from '../src/index.ts';
import { table } from './table.ts';

test.each(
  table(`
  void  result  reversing  round  held  told  says
  no    no      no         1      no    no    _                      // the plain case, also after betting has closed
  no    no      no         1      yes   no    lay_off_too_late       // at the time of the draw somebody may know the number
  no    no      no         1      no    yes   lay_off_too_late       // a number is proposed, or public
  no    no      no         2      no    no    lay_off_too_late       // it has had a number that was taken back
  no    no      yes        1      no    no    lay_off_too_late       // its wins are being taken back
  no    yes     no         1      no    no    draw_already_resulted
  no    yes     yes        2      yes   yes   draw_already_resulted
  yes   no      no         1      no    no    draw_voided
  yes   yes     yes        2      yes   yes   draw_voided
`),
)('nothing of a draw is sold once its number could be known: $about', (it) => {
  const draw = {
    is_void: it.void === 'yes',
    has_result: it.result === 'yes',
    is_reversing: it.reversing === 'yes',
    round: Number(it.round),
    is_held: it.held === 'yes',
    is_told: it.told === 'yes',
  };
  expect(refuseLayOff(draw)).toBe(it.says === '_' ? null : it.says);
});

test.each(
  table(`
  lines            says
  7=100            _                      // a part
  7=1000           _                      // all that is staked
  7=1001           lay_off_above_stakes
  8=400            _                      // all that is left
  8=401            lay_off_above_stakes   // of 1,000 staked, 600 are sold
  7=100,8=401      lay_off_above_stakes
  9=1              number_not_valid       // no number of the draw
  7=100,7=100      number_not_valid       // a number twice
  7=0              amount_not_set
  9=0              amount_not_set
`),
)('of each number no more is sold than is staked on it and not sold yet: $about', (it) => {
  const numbers = new Map([
    [7, { taken_pya: 1000, laid_off_pya: 0 }],
    [8, { taken_pya: 1000, laid_off_pya: 600 }],
  ]);
  const lines = it.lines.split(',').map((line) => {
    const [number = 0, stake_pya = 0] = line.split('=').map(Number);
    return { number, stake_pya };
  });
  expect(refuseLayOffLines(lines, numbers)).toBe(it.says === '_' ? null : it.says);
});
