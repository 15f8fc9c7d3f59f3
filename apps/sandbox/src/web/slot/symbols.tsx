import type { ReactNode } from 'react';

function letter(sign: string, from: string, to: string): ReactNode {
  const id = `letter-${sign}`;
  return (
    <>
      <linearGradient id={id} x2="0" y2="1">
        <stop stopColor={from} />
        <stop offset="1" stopColor={to} />
      </linearGradient>
      <text
        x="32"
        y="50"
        textAnchor="middle"
        fontFamily="Georgia, serif"
        fontWeight="900"
        fontSize="52"
        fill={`url(#${id})`}
        stroke="#2b1a02"
        strokeWidth="1.5"
      >
        {sign}
      </text>
    </>
  );
}

function gem(light: string, middle: string, dark: string): ReactNode {
  return (
    <>
      <path d="M18 12h28l12 16-26 28L6 28z" fill={middle} stroke="#fff8" strokeWidth="1.5" />
      <path d="M18 12l-12 16h16zM46 12l12 16H42z" fill={light} opacity=".75" />
      <path d="M18 12h28l-4 16H22z" fill={light} />
      <path d="M6 28h16l10 28z" fill={dark} />
      <path d="M58 28H42L32 56z" fill={dark} opacity=".75" />
      <path d="M22 16h10" stroke="#fff" strokeWidth="2.5" strokeLinecap="round" opacity=".8" />
    </>
  );
}

const DRAWINGS: Record<string, ReactNode> = {
  pagoda: (
    <>
      <path d="M32 3l2 9 3 8 5 9 8 12 4 11H10l4-11 8-12 5-9 3-8z" fill="#f4c95d" stroke="#8a5a0e" strokeWidth="1.5" />
      <path d="M32 3l2 9 3 8 5 9 8 12 4 11H32z" fill="#c8892a" />
      <path d="M6 52h52v7H6z" fill="#fff1c4" stroke="#8a5a0e" strokeWidth="1.5" />
      <path d="M24 31h16M19 39h26M28 21h8" stroke="#8a5a0e" strokeWidth="2" />
      <circle cx="32" cy="4" r="2.5" fill="#ff5a5f" />
    </>
  ),
  chinthe: (
    <>
      <circle cx="32" cy="34" r="25" fill="#d6322f" stroke="#ffd76b" strokeWidth="3" />
      <path d="M12 24l8-16 8 8 4-10 4 10 8-8 8 16z" fill="#ffd76b" stroke="#8a5a0e" strokeWidth="1.5" />
      <circle cx="23" cy="32" r="6" fill="#fff" />
      <circle cx="41" cy="32" r="6" fill="#fff" />
      <circle cx="24" cy="33" r="3" />
      <circle cx="40" cy="33" r="3" />
      <path d="M20 46q12 10 24 0v5q-12 8-24 0z" fill="#fff" stroke="#5b0f0d" strokeWidth="1.5" />
      <path d="M29 39h6l-3 4z" fill="#ffd76b" />
    </>
  ),
  elephant: (
    <>
      <path d="M10 30q0-16 18-18h8q18 2 18 18v18H44V40H22v8H10z" fill="#dfe7ee" stroke="#516273" strokeWidth="2" />
      <path d="M24 16q-16-4-18 12 8 10 16 2z" fill="#c3d0db" stroke="#516273" strokeWidth="2" />
      <path d="M26 32q-4 14 2 22 5 4 7-1-5-1-4-20z" fill="#dfe7ee" stroke="#516273" strokeWidth="2" />
      <circle cx="31" cy="24" r="2.5" />
      <path d="M34 34l8 6" stroke="#fff8dc" strokeWidth="4" strokeLinecap="round" />
      <path d="M30 10h16l4 14H38z" fill="#d6322f" stroke="#ffd76b" strokeWidth="2" />
    </>
  ),
  lotus: (
    <>
      <path d="M32 10q14 16 0 40-14-24 0-40z" fill="#ff8fc0" stroke="#a02d68" strokeWidth="1.5" />
      <path d="M30 50Q8 46 12 22q16 4 18 28zM34 50q22-4 18-28-16 4-18 28z" fill="#ff6aa9" stroke="#a02d68" strokeWidth="1.5" />
      <path d="M31 52Q10 58 2 38q18-4 29 14zM33 52q21 6 29-14-18-4-29 14z" fill="#e84f94" stroke="#a02d68" strokeWidth="1.5" />
      <path d="M14 56q18 8 36 0" stroke="#3f9d56" strokeWidth="4" fill="none" strokeLinecap="round" />
    </>
  ),
  drum: (
    <>
      <path d="M12 18v28q20 14 40 0V18z" fill="#9c3b17" stroke="#4d1a07" strokeWidth="2" />
      <ellipse cx="32" cy="18" rx="20" ry="9" fill="#ffe7bd" stroke="#4d1a07" strokeWidth="2" />
      <ellipse cx="32" cy="18" rx="8" ry="3.5" fill="#4d1a07" />
      <path d="M12 22l10 28M22 26l10 28M42 26L32 54M52 22L42 50" stroke="#ffd76b" strokeWidth="2.5" />
    </>
  ),
  umbrella: (
    <>
      <path d="M4 36Q8 10 32 8q24 2 28 28-7-5-14 0-7-5-14 0-7-5-14 0-7-5-14 0z" fill="#e8a02b" stroke="#7c4f0c" strokeWidth="2" />
      <path d="M32 8q-14 12-14 28M32 8q14 12 14 28M32 8v28" stroke="#7c4f0c" strokeWidth="1.5" fill="none" />
      <path d="M32 34v18q0 6 6 6t6-5" stroke="#7c2d12" strokeWidth="4" fill="none" strokeLinecap="round" />
      <path d="M32 3v5" stroke="#7c2d12" strokeWidth="3" strokeLinecap="round" />
    </>
  ),
  gong: (
    <>
      <circle cx="32" cy="34" r="25" fill="#b97a17" stroke="#ffe9a8" strokeWidth="3" />
      <circle cx="32" cy="34" r="17" fill="#d99c2b" stroke="#7c4f0c" strokeWidth="2" />
      <circle cx="32" cy="34" r="7" fill="#ffe9a8" stroke="#7c4f0c" strokeWidth="2" />
      <path d="M18 12q14-14 28 0" stroke="#d6322f" strokeWidth="4" fill="none" strokeLinecap="round" />
    </>
  ),
  ace: letter('A', '#ffd0d0', '#e0393f'),
  king: letter('K', '#d5e4ff', '#3f77dd'),
  queen: letter('Q', '#e6ffd9', '#41a848'),
  ruby: gem('#ff9aa5', '#e0113a', '#8d0020'),
  sapphire: gem('#a5c8ff', '#1f5be0', '#0a2c86'),
  jade: gem('#b5ffd0', '#18a866', '#07603a'),
  topaz: gem('#fff2a8', '#f0b81e', '#9a6a00'),
  amber: gem('#ffd5a8', '#e06a1f', '#8a3300'),
  pearl: (
    <>
      <circle cx="32" cy="34" r="22" fill="#efe6f5" stroke="#a996b8" strokeWidth="2" />
      <path d="M16 44q16 14 32 0-4 12-16 12T16 44z" fill="#cbb8dc" />
      <circle cx="25" cy="26" r="6" fill="#fff" />
    </>
  ),
};

/** A symbol of a slot. */
export function SlotSymbol({ name }: { name: string }) {
  return (
    <svg viewBox="0 0 64 64" role="img" aria-label={name}>
      {DRAWINGS[name]}
    </svg>
  );
}
