import { useT } from '../../house/language.ts';
import { useCall } from '../../house/query.ts';
import { LiveFrame } from './LiveFrame.tsx';
import { MarkedText } from './MarkedText.tsx';
import { markedIndex, markedValue } from './source-digits.ts';
import { useLiveWait } from './use-live-wait.ts';

const useLive = () => useCall('GET /api/live_2d', undefined, { refetchInterval: useLiveWait() }).data?.data;

/** The moving 2D number, or 1D's digit of it, alone. */
export function LiveDigits({ digits }: { digits: 1 | 2 }) {
  return useLive()?.twod.slice(-digits);
}

/** The moving 2D number, or 1D's digit of it, with what it is read from. On the brand's dark ground. */
export function LiveNumber({ digits }: { digits: 1 | 2 }) {
  const t = useT('moments');
  const live = useLive();
  const index = markedIndex(live?.set ?? '');
  return (
    <LiveFrame number={live?.twod.slice(-digits)} status={live?.status ?? 'stale'}>
      <dt className="text-on-brand-soft leading-5">{t.set}</dt>
      <dd className="text-right leading-5">
        {digits === 1 && index !== null ? (
          <span className="amount">{index.before + index.digit}</span>
        ) : (
          <MarkedText marked={index} fallback="--" />
        )}
      </dd>
      <dt className="text-on-brand-soft leading-5">{t.value}</dt>
      <dd className="text-right leading-5">
        <MarkedText marked={markedValue(live?.value ?? '')} fallback="--" />
      </dd>
    </LiveFrame>
  );
}
