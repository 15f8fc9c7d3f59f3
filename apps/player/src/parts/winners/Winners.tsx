import { fill } from '@shwekan/phrases/fill';
import type { ReactNode } from 'react';
import { useT } from '../../house/language.ts';
import { Kyat } from '../Kyat.tsx';

/** A winner as all see them: name and phone are masked. `note` stands below the amount. */
export type Winner = { key: string | number; name: string; phone: string; amount: string; note?: ReactNode };

/** As many stand on the podium. */
export const PODIUM_PLACES = 3;
/** Where each place stands and how high: second, first, third from left to right. */
const STEPS = ['order-2 [--step:7rem]', 'order-1 [--step:5rem]', 'order-3 [--step:3.5rem]'];

/** Winners, largest first: three on a podium, the others in a list. */
export function Winners({ winners }: { winners: readonly Winner[] }) {
  return (
    <>
      <Podium winners={winners.slice(0, PODIUM_PLACES)} />
      {winners.length > PODIUM_PLACES && (
        <ol start={PODIUM_PLACES + 1} className="flex flex-col gap-2 p-3">
          {winners.slice(PODIUM_PLACES).map((winner, index) => (
            <WinnerRow key={winner.key} winner={winner} place={index + PODIUM_PLACES + 1} />
          ))}
        </ol>
      )}
    </>
  );
}

/** The three largest, or as many as there are, in the middle. Read out in their order; only the eye sees the first between the others. */
function Podium({ winners }: { winners: readonly Winner[] }) {
  const t = useT('lottery');
  return (
    <ol className="mx-3 flex items-end justify-center gap-2 border-line border-b pt-5 zoomed:flex-col zoomed:items-center">
      {winners.map((winner, index) => (
        <li
          key={winner.key}
          className={`flex w-[calc((100%-1rem)/3)] zoomed:order-none zoomed:w-full min-w-0 flex-col items-center text-center ${STEPS[index]}`}
        >
          <b className="block w-full truncate">{winner.name}</b>
          <span className="amount text-soft text-xs">{winner.phone}</span>
          <Kyat wire={winner.amount} coin={false} className="font-bold text-good text-xs min-[22.5em]:text-base" />
          <span className="mb-1 text-soft text-xs">{winner.note}</span>
          <span
            className={`flex h-[var(--step)] w-full items-start justify-center rounded-t-card pt-2 ${index === 0 ? 'bg-gold text-on-gold' : 'bg-brand-raised text-on-brand'}`}
          >
            <span className="sr-only">{fill(t.place, { place: index + 1 })}</span>
            <span aria-hidden="true" className="amount font-bold text-3xl leading-none">
              {index + 1}
            </span>
          </span>
        </li>
      ))}
    </ol>
  );
}

function WinnerRow({ winner, place }: { winner: Winner; place: number }) {
  return (
    <li className="flex items-center gap-3 zoomed:flex-wrap rounded-card border border-line bg-card px-3 py-2">
      <span className="amount w-7 text-center font-semibold text-soft">{place}</span>
      <span className="min-w-0 flex-1">
        <b className="block truncate">{winner.name}</b>
        <span className="amount text-soft text-sm">{winner.phone}</span>
      </span>
      <span className="text-right">
        <Kyat wire={winner.amount} className="justify-end font-bold text-good" />
        <span className="block text-soft text-xs">{winner.note}</span>
      </span>
    </li>
  );
}
