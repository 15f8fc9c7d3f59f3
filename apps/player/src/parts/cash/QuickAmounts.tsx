import { kyatOf } from '@shwekan/ui';
import { Children, type ReactNode } from 'react';
import { useCall } from '../../house/query.ts';
import { LoneSkeleton } from '../Skeleton.tsx';

type QuickAmountsProps = { of: 'GET /api/cashin-amount' | 'GET /api/cashout-amount'; choose: (amount: string) => void };

/** Amounts at one tap. Without them the amount is typed, so a failure needs no words. */
export function QuickAmounts({ of, choose }: QuickAmountsProps) {
  const amounts = useCall(of);
  if (amounts.isPending) return <LoneSkeleton className="h-24 w-full" />;
  return amounts.data && <AmountButtons amounts={amounts.data.data} choose={choose} />;
}

/** Amounts in whole kyat as buttons, and what stands after them. */
export function AmountButtons({
  amounts,
  choose,
  children,
}: {
  amounts: string[];
  choose: (amount: string) => void;
  children?: ReactNode;
}) {
  const count = amounts.length + Children.count(children);
  // Full rows: four beside each other only where three would leave a gap and four would not.
  const columns = count % 3 !== 0 && count % 4 === 0 ? 'grid-cols-[repeat(4,auto)] text-xs min-[21.875em]:text-sm' : 'grid-cols-3';
  return (
    <div className={`grid gap-2 zoomed:grid-cols-2 huge:grid-cols-1 ${columns}`}>
      {amounts.map((amount) => (
        <AmountButton key={amount} onClick={() => choose(amount)}>
          {kyatOf(amount)}
        </AmountButton>
      ))}
      {children}
    </div>
  );
}

/** One of the amount buttons. */
export function AmountButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" onClick={onClick} className="amount min-h-11 rounded-control border border-edge bg-sunk px-1 active:bg-gold-wash">
      {children}
    </button>
  );
}
