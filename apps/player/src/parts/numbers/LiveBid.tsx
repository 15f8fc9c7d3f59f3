import { useT } from '../../house/language.ts';
import { useCall } from '../../house/query.ts';
import { LiveFrame } from './LiveFrame.tsx';
import { MarkedText } from './MarkedText.tsx';
import { markedBid } from './source-digits.ts';
import { useLiveWait } from './use-live-wait.ts';

const useLive = () => useCall('GET /api/live_crypto', undefined, { refetchInterval: useLiveWait() }).data?.data;

/** The number that the moving best bid would give, alone. */
export function BidDigits({ digits }: { digits: 1 | 2 }) {
  return useLive()?.c2d.slice(-digits);
}

/** The moving best bid of BTC/USDT and the number it would give. On the brand's dark ground. */
export function LiveBid({ digits }: { digits: 1 | 2 }) {
  const t = useT('moments');
  const live = useLive();
  return (
    <LiveFrame number={live?.c2d.slice(-digits)} status={live?.status ?? 'stale'}>
      <dt className="text-on-brand-soft leading-5">{t.btc}</dt>
      <dd className="text-right leading-5">
        <MarkedText marked={markedBid(live?.bid ?? '', digits)} fallback="--" />
      </dd>
    </LiveFrame>
  );
}
