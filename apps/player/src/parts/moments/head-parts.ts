// What a lottery's screen shows of its player and of the draw that ended last: one file, which comes after the screen's.
export { NoBets } from '../lottery/NoBets.tsx';
export { EndedDraw } from './EndedDraw.tsx';
