import { kyatOf } from '@shwekan/ui';
import { useCall } from '../../app/query.ts';
import { Skeleton } from '../../parts/Skeleton.tsx';

/** Amounts at one tap. Without them the amount is typed, so a failure needs no words. */
export function QuickAmounts({ choose }: { choose: (amount: string) => void }) {
  const amounts = useCall('GET /api/cashin-amount');
  if (amounts.isPending) return <Skeleton className="h-24 w-full" />;
  if (amounts.data === undefined) return null;
  return (
    <div className="grid grid-cols-3 gap-2">
      {amounts.data.data.map((amount) => (
        <button
          type="button"
          key={amount}
          onClick={() => choose(amount)}
          className="amount min-h-11 rounded-control border border-edge bg-sunk px-1 active:bg-gold-wash"
        >
          {kyatOf(amount)}
        </button>
      ))}
    </div>
  );
}
