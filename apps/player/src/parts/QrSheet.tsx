import { useMemo } from 'react';
import { encode } from 'uqr';
import { Sheet } from './Sheet.tsx';

type QrSheetProps = { title: string; text: string; caption: string; hint: string; open: boolean; close: () => void };

/** A text as a QR code for another phone's camera, with the text a person reads below it. */
export function QrSheet({ title, text, caption, hint, open, close }: QrSheetProps) {
  return (
    <Sheet title={title} open={open} close={close} isText>
      <div className="flex flex-col items-center gap-3 pb-2">
        <QrImage text={text} label={`${title}: ${caption}`} />
        <p className="max-w-full break-words text-center font-bold text-gold-ink text-xl tabular-nums tracking-wide">{caption}</p>
        <p className="text-balance text-center text-soft">{hint}</p>
      </div>
    </Sheet>
  );
}

/** Black on white in both themes, with the quiet zone of four cells that ISO/IEC 18004 asks for: cameras read nothing else reliably. */
function QrImage({ text, label }: { text: string; label: string }) {
  const qr = useMemo(() => encode(text, { ecc: 'M', border: 4 }), [text]);
  const path = useMemo(() => darkCells(qr.data), [qr]);
  return (
    <svg
      viewBox={`0 0 ${qr.size} ${qr.size}`}
      role="img"
      aria-label={label}
      className="w-60 max-w-full rounded-card"
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${qr.size}v${qr.size}H0z`} />
      <path fill="#000" d={path} />
    </svg>
  );
}

function darkCells(rows: readonly (readonly boolean[])[]): string {
  return rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
}
