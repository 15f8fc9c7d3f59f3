import type { ReactNode } from 'react';

const tones = { hot: 'bg-[#b3261e] text-white', new: 'bg-[#0f6d3d] text-white', soft: 'bg-black/70 text-white' };

/** A word in the corner of a picture. */
export function Badge({ tone, children }: { tone: keyof typeof tones; children: ReactNode }) {
  return <span className={`absolute top-1.5 left-1.5 rounded-full px-2 font-semibold text-xs leading-5 ${tones[tone]}`}>{children}</span>;
}
