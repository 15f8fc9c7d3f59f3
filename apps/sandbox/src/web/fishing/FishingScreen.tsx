import { useEffect, useRef, useState } from 'react';
import { BULLETS_KYAT, FISH, FISHING_RETURN } from '../../games/fishing.ts';
import { fill, kyat } from '../format.ts';
import { Chips } from '../parts/Chips.tsx';
import { RulesButton } from '../parts/RulesButton.tsx';
import { useStage } from '../stage.ts';
import { LOOKS } from './fish.ts';
import { bestFish, draw, fire, fishAt, move, newSea, type Sea, WIDTH } from './sea.ts';
import { useVolleys } from './use-volleys.ts';
import './fishing.css';

const AUTO_MS = 280;
const LONGEST_STEP_S = 0.05;

export default function FishingScreen() {
  const { words, balance_pya, note } = useStage();
  const canvas = useRef<HTMLCanvasElement>(null);
  const sea = useRef<Sea | null>(null);
  const [bullet, setBullet] = useState<number>(BULLETS_KYAT[0]);
  const [auto, setAuto] = useState(false);
  const [won_pya, setWon] = useState(0);
  const hit = useVolleys(
    bullet * 100,
    (fish, pya) => {
      fish.caught = 0;
      sea.current?.words.push({ x: fish.x, y: fish.y, text: `+${kyat(pya)}`, age: 0 });
      setWon((before) => before + pya);
    },
    () => {
      setAuto(false);
      if (sea.current) sea.current.bullets = [];
    },
  );
  const live = useRef({ hit, affords: true });
  live.current = { hit, affords: balance_pya === null || balance_pya >= bullet * 100 };

  useEffect(() => (canvas.current ? run(canvas.current, sea, (fish) => live.current.hit(fish)) : undefined), []);
  const shoot = (x?: number, y?: number) => {
    if (!sea.current) return;
    if (!live.current.affords) {
      setAuto(false);
      return note(words.funds);
    }
    const aim = x === undefined || y === undefined ? bestFish(sea.current) : fishAt(sea.current, x, y);
    if (aim) fire(sea.current, aim);
  };
  const shooting = useRef(shoot);
  shooting.current = shoot;
  useEffect(() => {
    if (!auto) return;
    const beat = setInterval(() => shooting.current(), AUTO_MS);
    return () => clearInterval(beat);
  }, [auto]);

  return (
    <div className="fishing">
      <canvas
        ref={canvas}
        aria-label={words.tap_to_shoot}
        onPointerDown={(event) => {
          const box = event.currentTarget.getBoundingClientRect();
          const scale = WIDTH / box.width;
          shoot((event.clientX - box.left) * scale, (event.clientY - box.top) * scale);
        }}
      />
      <div className="fishing-top">
        <span>{words.tap_to_shoot}</span>
        {won_pya > 0 && (
          <b>
            {words.win} {kyat(won_pya)}
          </b>
        )}
        <RulesButton returns={FISHING_RETURN}>
          <p>{fill(words.fishing_rules, { m: 'm' })}</p>
          <div className="fish-table">
            {FISH.map((it) => (
              <div key={it.kind}>
                <i className={`fish-dot fish-${it.kind}`} style={{ background: LOOKS[it.kind].body }} />×{it.multiplier}
              </div>
            ))}
          </div>
        </RulesButton>
      </div>
      <div className="fishing-deck">
        <Chips values_kyat={BULLETS_KYAT} chosen={bullet} choose={setBullet} />
        <button type="button" className={auto ? 'gold' : 'dark'} aria-pressed={auto} onClick={() => setAuto(!auto)}>
          {auto ? words.stop : words.auto_fire}
        </button>
      </div>
    </div>
  );
}

/** Keeps the sea moving until the answered function is called. */
function run(canvas: HTMLCanvasElement, sea: { current: Sea | null }, onHit: Parameters<typeof move>[3]): () => void {
  const pen = canvas.getContext('2d');
  if (!pen) return () => {};
  let frame = 0;
  let before = performance.now();
  const fit = () => {
    const box = canvas.getBoundingClientRect();
    const scale = Math.min(2, devicePixelRatio);
    canvas.width = Math.round(box.width * scale);
    canvas.height = Math.round(box.height * scale);
    const height = (WIDTH * box.height) / Math.max(1, box.width);
    if (sea.current) sea.current.height = height;
    else sea.current = newSea(height);
    pen.setTransform(canvas.width / WIDTH, 0, 0, canvas.width / WIDTH, 0, 0);
  };
  const watch = new ResizeObserver(fit);
  watch.observe(canvas);
  fit();
  const next = (now: number) => {
    if (sea.current) {
      move(sea.current, Math.min(LONGEST_STEP_S, (now - before) / 1_000), now / 1_000, onHit);
      draw(pen, sea.current, now / 1_000);
    }
    before = now;
    frame = requestAnimationFrame(next);
  };
  frame = requestAnimationFrame(next);
  return () => {
    cancelAnimationFrame(frame);
    watch.disconnect();
  };
}
