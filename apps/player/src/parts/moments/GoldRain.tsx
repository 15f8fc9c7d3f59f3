import { useState } from 'react';
import { isCalm } from '../../phone/calm.ts';

/** Where gold falls in per cent of the width, how large, how far turned, how fast and how late: each piece its own, none by chance. */
const PIECES = Array.from({ length: 22 }, (_, at) => ({
  left: (at * 61 + 5) % 97,
  size: 10 + ((at * 7) % 13),
  lasts_s: 3.2 + ((at * 37) % 26) / 10,
  late_s: -((at * 53) % 58) / 10,
  shape: at % 3,
}));

/** Gold that falls behind a moment: coins, leaves and sparks, of vectors alone. Nothing on a phone where nothing is to move. */
export function GoldRain() {
  const [calm] = useState(isCalm);
  return (
    <span aria-hidden="true" className="absolute inset-0 overflow-hidden">
      <Rays />
      {!calm &&
        PIECES.map(({ left, size, lasts_s, late_s, shape }) => (
          <span
            key={left}
            className="absolute -top-8 will-change-transform"
            style={{ left: `${left}%`, animation: `fall ${lasts_s}s ${late_s}s linear infinite` }}
          >
            <svg aria-hidden="true" viewBox="0 0 24 24" width={size} height={size}>
              {SHAPES[shape]}
            </svg>
          </span>
        ))}
    </span>
  );
}

const SHAPES = [
  <g key="coin">
    <circle cx="12" cy="12" r="11" className="fill-gold-deep" />
    <circle cx="12" cy="11.2" r="9.6" className="fill-gold" />
    <circle cx="12" cy="11.2" r="6.4" fill="none" strokeWidth="1.4" className="stroke-gold-deep" />
  </g>,
  <path key="leaf" d="M3 21C3 10 10 3 21 3c0 11-7 18-18 18Z" className="fill-gold" />,
  <path key="spark" d="m12 0 2.6 9.4L24 12l-9.4 2.6L12 24l-2.6-9.4L0 12l9.4-2.6Z" fill="#fff6dc" />,
];

/** Light from behind the amount. */
function Rays() {
  return (
    <svg
      aria-hidden="true"
      viewBox="-100 -100 200 200"
      preserveAspectRatio="xMidYMid slice"
      className="absolute inset-0 size-full animate-appear"
    >
      {Array.from({ length: 16 }, (_, at) => at * 22.5).map((turn) => (
        <path key={turn} d="M0 0-9-190H9Z" transform={`rotate(${turn})`} className="fill-gold" opacity="0.09" />
      ))}
    </svg>
  );
}
