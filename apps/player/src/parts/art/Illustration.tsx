import type { ReactNode } from 'react';

export type DrawingKind =
  | 'slips'
  | 'results'
  | 'money'
  | 'bell'
  | 'games'
  | 'search'
  | 'friends'
  | 'gift'
  | 'winners'
  | 'talk'
  | 'closed'
  | 'offline'
  | 'lost'
  | 'error';

const paper = 'fill-card stroke-edge';
const leaf = 'fill-leaf';
const gold = 'fill-gold';
const deep = 'fill-gold-deep';
const goldLine = 'fill-none stroke-gold-deep';
const edge = 'fill-none stroke-edge';
const onLeaf = 'fill-none stroke-gold';

function Ball({ x, y, r, digit }: { x: number; y: number; r: number; digit: string }) {
  return (
    <>
      <circle cx={x} cy={y} r={r} className={deep} />
      <circle cx={x - r * 0.07} cy={y - r * 0.08} r={r * 0.9} className={gold} />
      <text x={x} y={y + r * 0.36} textAnchor="middle" fontSize={r} fontWeight="800" className="fill-on-gold">
        {digit}
      </text>
    </>
  );
}

function Coins({ x, y, count }: { x: number; y: number; count: number }) {
  return Array.from({ length: count }, (_, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: coins of a pile are alike
    <g key={at}>
      <rect x={x} y={y - at * 8} width="34" height="9" rx="4.5" className={deep} />
      <rect x={x + 1} y={y - at * 8 - 1} width="32" height="6.5" rx="3.25" className={gold} />
    </g>
  ));
}

/** What stands in the middle of each drawing. All share one ground, one line and the colours of the theme. */
const scenes: Record<DrawingKind, ReactNode> = {
  slips: (
    <>
      <path d="M88 30h34v58l-6-4-5.5 4-5.5-4-5.5 4-5.5-4-6 4z" className={paper} transform="rotate(9 105 60)" />
      <path d="M46 24h48v74l-6-5-6 5-6-5-6 5-6-5-6 5-6-5-6 5z" className={paper} transform="rotate(-5 70 60)" />
      <path d="M55 40h30M54 50h18M55 72h28M56 80h16" className={edge} />
      <path d="M54 60h22" className={goldLine} strokeWidth="4" />
      <Ball x={104} y={86} r={14} digit="7" />
    </>
  ),
  results: (
    <>
      <path d="M42 62h76a38 38 0 0 1-76 0z" className={leaf} />
      <path d="M50 74c10-7 20-7 30 0s20 7 30 0" className={onLeaf} />
      <path d="M38 62h84" className={goldLine} strokeWidth="5" />
      <path d="M64 101h32" className={goldLine} strokeWidth="5" />
      <Ball x={58} y={44} r={11} digit="2" />
      <Ball x={82} y={32} r={15} digit="?" />
      <Ball x={107} y={46} r={10} digit="8" />
    </>
  ),
  money: (
    <>
      <rect x="38" y="44" width="72" height="52" rx="10" className={leaf} />
      <path d="M44 44 94 28a6 6 0 0 1 8 5v11" className={paper} />
      <rect x="84" y="60" width="32" height="20" rx="10" className={gold} />
      <circle cx="95" cy="70" r="4" className="fill-leaf" />
      <path d="M46 53h52M46 88h34" className={onLeaf} strokeDasharray="4 5" />
      <Coins x={98} y={94} count={2} />
    </>
  ),
  bell: (
    <>
      <path d="M52 82V58a28 28 0 0 1 56 0v24l8 10H44z" className={leaf} />
      <path d="M70 92a10 10 0 0 0 20 0z" className={deep} />
      <circle cx="80" cy="27" r="5" className={gold} />
      <path d="M62 60a18 18 0 0 1 14-17" className={onLeaf} />
      <path d="M42 92h76" className={goldLine} strokeWidth="4" />
      <path d="M114 36h10l-10 12h10M128 22h7l-7 8h7" className={edge} />
    </>
  ),
  games: (
    <>
      <rect x="50" y="28" width="40" height="58" rx="6" className={paper} transform="rotate(-12 70 57)" />
      <rect x="72" y="28" width="40" height="58" rx="6" className={leaf} transform="rotate(8 92 57)" />
      <path d="m92 42 10 15-10 16-10-16z" className={gold} transform="rotate(8 92 57)" />
      <path d="M61 45c5-6 11 1 3 9-9-6-9-13-3-9z" className={deep} transform="rotate(-12 61 48) scale(1.05)" />
      <rect x="52" y="76" width="26" height="26" rx="6" className={gold} transform="rotate(-10 65 89)" />
      <g className="fill-on-gold" transform="rotate(-10 65 89)">
        <circle cx="59" cy="83" r="2.4" />
        <circle cx="65" cy="89" r="2.4" />
        <circle cx="71" cy="95" r="2.4" />
      </g>
    </>
  ),
  search: (
    <>
      <rect x="40" y="32" width="28" height="28" rx="7" className={paper} />
      <rect x="74" y="32" width="28" height="28" rx="7" className={leaf} />
      <rect x="40" y="66" width="28" height="28" rx="7" className={leaf} />
      <path d="m88 38 3 6 6 1-4.5 4.5 1 6-5.5-3-5.5 3 1-6-4.5-4.5 6-1z" className={gold} />
      <circle cx="92" cy="74" r="19" className={paper} strokeWidth="5" />
      <path d="m106 88 14 14" className={goldLine} strokeWidth="8" />
      <path d="M82 72a11 11 0 0 1 8-8" className={edge} />
    </>
  ),
  friends: (
    <>
      <circle cx="60" cy="48" r="14" className={gold} />
      <path d="M36 98a24 24 0 0 1 48 0z" className={leaf} />
      <circle cx="102" cy="54" r="12" className={paper} />
      <path d="M81 98a21 21 0 0 1 42 0z" className={paper} />
      <circle cx="84" cy="34" r="11" className={deep} />
      <path d="M84 29v10M79 34h10" className="fill-none stroke-on-gold" strokeWidth="3" />
    </>
  ),
  gift: (
    <>
      <rect x="46" y="58" width="68" height="42" rx="6" className={leaf} />
      <rect x="40" y="46" width="80" height="18" rx="6" className={leaf} />
      <path d="M47 65h66" className={edge} opacity=".5" />
      <rect x="73" y="46" width="14" height="54" className={gold} />
      <path d="M80 46c-14 0-24-8-19-17s19 5 19 17zM80 46c14 0 24-8 19-17s-19 5-19 17z" className={goldLine} strokeWidth="5" />
    </>
  ),
  winners: (
    <>
      <path d="M58 26h44v22a22 22 0 0 1-44 0z" className={gold} />
      <path d="M58 32H44v6a14 14 0 0 0 15 14M102 32h14v6a14 14 0 0 1-15 14" className={goldLine} strokeWidth="4" />
      <path d="m80 32 4 8 9 1-6.5 6 1.5 9-8-4.5-8 4.5 1.5-9-6.5-6 9-1z" className={leaf} />
      <path d="M75 70h10v10H75z" className={deep} />
      <rect x="60" y="80" width="40" height="20" rx="4" className={leaf} />
      <path d="M70 90h20" className={onLeaf} />
    </>
  ),
  talk: (
    <>
      <path d="M40 34h52a8 8 0 0 1 8 8v22a8 8 0 0 1-8 8H64L50 84V72H40a8 8 0 0 1-8-8V42a8 8 0 0 1 8-8z" className={leaf} />
      <path d="M48 48h36M48 58h22" className={onLeaf} />
      <path d="M92 58h26a8 8 0 0 1 8 8v16a8 8 0 0 1-8 8h-4v10L102 90H92a8 8 0 0 1-8-8V66a8 8 0 0 1 8-8z" className={paper} />
      <g className={deep}>
        <circle cx="96" cy="74" r="3" />
        <circle cx="106" cy="74" r="3" />
        <circle cx="116" cy="74" r="3" />
      </g>
    </>
  ),
  closed: (
    <>
      <circle cx="76" cy="64" r="36" className={leaf} />
      <circle cx="76" cy="64" r="27" className={paper} />
      <path d="M76 46v18l12 8" className={goldLine} strokeWidth="5" />
      <path d="M76 41v2M76 85v2M53 64h2M97 64h2" className={edge} />
      <path d="M118 24a16 16 0 1 0 12 26 13 13 0 0 1-12-26z" className={gold} />
    </>
  ),
  offline: (
    <>
      <path d="M54 88a20 20 0 0 1-2-40 28 28 0 0 1 54-3 22 22 0 0 1 2 43z" className={paper} />
      <path d="M62 68a26 26 0 0 1 36 0M70 76a14 14 0 0 1 20 0" className={edge} strokeWidth="4" />
      <circle cx="80" cy="83" r="3.5" className={deep} />
      <path d="m50 34 60 68" className={goldLine} strokeWidth="6" />
    </>
  ),
  lost: (
    <>
      <path d="M82 20v46H50z" className={paper} />
      <path d="M87 30v36h26z" className={gold} />
      <path d="M40 72h82l-11 20a10 10 0 0 1-9 5H61a10 10 0 0 1-9-5z" className={leaf} />
      <path d="M50 80h62" className={onLeaf} />
      <path d="M26 98c9-7 18-7 27 0s18 7 27 0 18-7 27 0 18 7 27 0" className={goldLine} strokeWidth="4" />
    </>
  ),
  error: (
    <>
      <rect x="54" y="20" width="52" height="82" rx="10" className={paper} />
      <path d="M54 36h52M54 86h52" className={edge} />
      <path d="M80 44 98 76H62z" className={gold} strokeLinejoin="round" />
      <path d="M80 54v11M80 70.5v.2" className="fill-none stroke-on-gold" strokeWidth="4" />
      <path d="M74 94h12" className={goldLine} strokeWidth="4" />
      <path d="m40 40-9-5M40 58H28M120 40l9-5M120 58h12" className={edge} />
    </>
  ),
};

/** One of the house's small drawings, in the colours of the theme. It says nothing itself: the words stand below it. */
export function Illustration({ kind }: { kind: DrawingKind }) {
  return (
    <svg
      viewBox="0 0 160 120"
      className="size-full animate-appear"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M16 66c-5-30 20-54 54-56s70 8 76 42-18 54-64 56-61-12-66-42z" className="fill-gold-wash" />
      <ellipse cx="80" cy="106" rx="48" ry="5" className="fill-line" />
      <path d="m24 30 2 5 5 2-5 2-2 5-2-5-5-2 5-2zM136 84l1.5 4 4 1.5-4 1.5-1.5 4-1.5-4-4-1.5 4-1.5z" className={gold} />
      <circle cx="142" cy="30" r="2.5" className={deep} />
      <circle cx="20" cy="84" r="2.5" className={deep} />
      {scenes[kind]}
    </svg>
  );
}
