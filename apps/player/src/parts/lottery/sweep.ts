/** Between two places that a quick finger tells of, so many are looked at: no cell is jumped over. */
const STEPS = 8;
/** A finger or a mouse that has gone no farther is a tap's, also over the border of two cells. */
const TAP_PX = 12;

type Point = { x: number; y: number };
type Sweep = { pointer: number; first: string; start: Point; at: Point; passed: Set<string> };
type Listener = {
  /** The numbers that the sweep has passed so far; none once it is over. */
  passing: (numbers: ReadonlySet<string>) => void;
  /** All of them, once, when the finger is lifted. */
  done: (numbers: readonly string[]) => void;
};

/**
 * Hears sweeps over the cells (`data-number`) of a grid: begun sideways by a finger, so that up and down still scroll (the grid says so by
 * `touch-action`), or with the mouse held. What the browser takes over for scrolling is no sweep, nor is a tap; the click that ends a
 * sweep is nobody's. Another finger changes nothing. It is heard as long as the grid lives.
 */
export function hearSweeps(grid: HTMLElement, { passing, done }: Listener): void {
  let sweep: Sweep | null = null;
  let isSweepsClick = false;
  const drop = () => {
    const was = sweep;
    sweep = null;
    if (was !== null && was.passed.size > 0) passing(new Set());
  };
  const begin = ({ button, isPrimary, pointerId, clientX, clientY }: PointerEvent) => {
    if (!isPrimary) return;
    drop();
    isSweepsClick = false;
    const start = { x: clientX, y: clientY };
    const first = numberAt(start, grid);
    if (button === 0 && first !== undefined) sweep = { pointer: pointerId, first, start, at: start, passed: new Set() };
  };
  const move = ({ pointerId, buttons, clientX, clientY }: PointerEvent) => {
    if (sweep?.pointer !== pointerId) return;
    // Lifted where the grid did not hear it.
    if (buttons === 0) return drop();
    const known = sweep.passed.size;
    if (known === 0 && Math.hypot(clientX - sweep.start.x, clientY - sweep.start.y) < TAP_PX) return;
    goTo(sweep, { x: clientX, y: clientY }, grid);
    if (sweep.passed.size === known) return;
    if (known === 0) grid.setPointerCapture(pointerId);
    isSweepsClick = true;
    passing(new Set(sweep.passed));
  };
  const end = ({ type, pointerId }: PointerEvent) => {
    if (sweep?.pointer !== pointerId) return;
    const numbers = [...sweep.passed];
    drop();
    if (type === 'pointerup' && numbers.length > 0) done(numbers);
    // Its click, where there is one, comes at once.
    setTimeout(() => {
      isSweepsClick = false;
    });
  };
  const click = (event: Event) => {
    if (isSweepsClick) event.stopPropagation();
  };
  grid.addEventListener('pointerdown', begin);
  grid.addEventListener('pointermove', move);
  grid.addEventListener('pointerup', end);
  grid.addEventListener('pointercancel', end);
  grid.addEventListener('click', click, true);
}

function goTo(sweep: Sweep, to: Point, grid: HTMLElement): void {
  const { at, first, passed } = sweep;
  for (let step = 1; step <= STEPS; step += 1) {
    const number = numberAt({ x: at.x + ((to.x - at.x) * step) / STEPS, y: at.y + ((to.y - at.y) * step) / STEPS }, grid);
    if (number !== undefined && (passed.size > 0 || number !== first)) passed.add(first).add(number);
  }
  sweep.at = to;
}

function numberAt({ x, y }: Point, grid: HTMLElement): string | undefined {
  const cell = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-number]');
  return cell && grid.contains(cell) ? cell.dataset['number'] : undefined;
}
