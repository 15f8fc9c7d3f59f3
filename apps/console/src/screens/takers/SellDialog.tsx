import { Text } from '@mantine/core';
import { kyatShown } from '@shwekan/rules';
import { newKey } from '@shwekan/ui/money-request';
import { useState } from 'react';
import { Deed } from '../../parts/Deed.tsx';
import type { Draw } from '../../parts/draws.ts';
import type { FieldRow } from '../../parts/fields.ts';
import { SALE_CALLS, type Taker } from '../../parts/lay-off.ts';
import { drawName, type NumberRow } from '../draw/draw.ts';
import { refuseSaleText, saleLines, saleSums } from './sale-lines.ts';

type SellDialogProps = { draw: Draw; numbers: readonly NumberRow[]; text: string; takers: readonly Taker[]; close: () => void };
type SaleDraft = { taker: string; text: string };

/** Sells what is written to another house, at its terms; says first what that comes to. */
export function SellDialog({ draw, numbers, text, takers, close }: SellDialogProps) {
  // However often it is pressed, it is one sale.
  const [key] = useState(newKey);
  const open = takers.filter((it) => it.is_open && it.terms.some((of) => of.lottery === draw.lottery));
  const values: SaleDraft = { taker: String(open[0]?.id ?? ''), text };
  const fields: readonly FieldRow<SaleDraft>[] = [
    {
      kind: 'choice',
      name: 'taker',
      label: 'House',
      required: true,
      data: open.map((it) => ({ value: String(it.id), label: it.name })),
    },
    {
      kind: 'lines',
      name: 'text',
      label: 'Numbers and amounts',
      required: true,
      minRows: 2,
      maxRows: 8,
      refuse: (draft) => refuseSaleText(draft.text, draw.lottery, numbers),
    },
    ({ values: draft }) => <SaleSums draft={draft} draw={draw} takers={open} />,
  ];
  if (open.length === 0) return <NoHouse lottery={draw.lottery} />;
  return (
    <Deed
      call="POST /api/console/draws/:id/lay-offs"
      title={`Sell of ${drawName(draw)}`}
      action="Sell"
      values={values}
      fields={fields}
      sent={(draft) => {
        const lines = saleLines(draft.text, draw.lottery);
        if (draft.taker === '' || lines.length === 0) return null;
        return { params: { id: draw.id }, body: { taker_id: Number(draft.taker), lines: [...lines] }, key };
      }}
      done="Sold, and booked."
      refreshes={SALE_CALLS}
      close={close}
      stays
    />
  );
}

/** Where nobody takes the lottery, the page is where a house is added. */
function NoHouse({ lottery }: { lottery: string }) {
  return <Text size="sm">No other house takes {lottery}: add one, or its terms.</Text>;
}

/** What the sale comes to, and whether it takes two. */
function SaleSums({ draft, draw, takers }: { draft: SaleDraft; draw: Draw; takers: readonly Taker[] }) {
  const taker = takers.find((it) => String(it.id) === draft.taker);
  const terms = taker?.terms.find((it) => it.lottery === draw.lottery);
  const lines = saleLines(draft.text, draw.lottery);
  if (taker === undefined || terms === undefined || lines.length === 0) return null;
  const { total_pya, commission_pya, most_pya } = saleSums(lines, terms);
  const [sum, commission, most] = [kyatShown(total_pya), kyatShown(commission_pya), kyatShown(most_pya)];
  return (
    <Text size="sm" aria-live="polite">
      At x{terms.odd} and {terms.commission_percent} %: {sum} kyat, of which {commission} come back. At most it pays {most}.
    </Text>
  );
}
