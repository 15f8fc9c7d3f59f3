import { Picture } from '../Picture.tsx';

export type MarkedMethod = { code: string; name: string; logo: string | null };
type Mark = { ground: string; ink: string; letters: string; shape: 'app' | 'bank' | 'card' };

/** Marks of ours in the colours that players know the methods by; a logo that an operator gave stands before them. */
export const METHOD_MARKS: Record<string, Mark> = {
  kbzpay: { ground: '#0a59a8', ink: '#ffffff', letters: 'K', shape: 'app' },
  wavepay: { ground: '#ffe01b', ink: '#0b2a63', letters: 'W', shape: 'app' },
  ayapay: { ground: '#b5121b', ink: '#ffffff', letters: 'A', shape: 'app' },
  cbpay: { ground: '#00739d', ink: '#ffffff', letters: 'CB', shape: 'app' },
  kbz: { ground: '#0a3f7d', ink: '#ffffff', letters: 'KBZ', shape: 'bank' },
  aya: { ground: '#8f0f16', ink: '#ffffff', letters: 'AYA', shape: 'bank' },
  cb: { ground: '#1f3a7a', ink: '#ffffff', letters: 'CB', shape: 'bank' },
  atom: { ground: '#3b1d8f', ink: '#ffffff', letters: 'ATOM', shape: 'card' },
  mpt: { ground: '#003b87', ink: '#ffd400', letters: 'MPT', shape: 'card' },
  ooredoo: { ground: '#d3001b', ink: '#ffffff', letters: 'O', shape: 'card' },
  mytel: { ground: '#c24700', ink: '#ffffff', letters: 'MY', shape: 'card' },
};

/** An app's tile, a bank's front and a card with its corner cut. */
const OUTLINES: Record<Mark['shape'], string> = {
  app: 'M10 1h20a9 9 0 0 1 9 9v20a9 9 0 0 1-9 9H10a9 9 0 0 1-9-9V10a9 9 0 0 1 9-9z',
  bank: 'M20 1 39 10.5V36a3 3 0 0 1-3 3H4a3 3 0 0 1-3-3V10.5z',
  card: 'M5 4h23l11 11v17a4 4 0 0 1-4 4H5a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4z',
};
const MIDDLE = { app: 20, bank: 25.5, card: 20.5 };
const SIZES = [0, 22, 18, 14, 11];
const UNKNOWN: Mark = { ground: '#14523b', ink: '#f3cf6b', letters: '', shape: 'app' };

/** The method's logo; where there is none our mark for it, and for one that we do not know its capitals. */
export function MethodMark({ method }: { method: MarkedMethod }) {
  if (method.logo) return <Picture src={method.logo} alt="" width={36} height={36} className="size-9 rounded-lg object-contain" />;
  const known = METHOD_MARKS[method.code];
  const { ground, ink, shape } = known ?? UNKNOWN;
  const letters = known?.letters ?? (method.name.match(/\p{Lu}/gu) ?? [method.name.slice(0, 1)]).slice(0, 3).join('');
  return (
    <svg aria-hidden="true" viewBox="0 0 40 40" className="size-9">
      <path d={OUTLINES[shape]} fill={ground} />
      {shape === 'bank' && <path d="M8 12.5h24" stroke={ink} strokeWidth="1.6" opacity=".75" />}
      <text
        x="20"
        y={MIDDLE[shape]}
        fill={ink}
        fontSize={SIZES[letters.length]}
        fontWeight="800"
        textAnchor="middle"
        dominantBaseline="central"
      >
        {letters}
      </text>
    </svg>
  );
}
