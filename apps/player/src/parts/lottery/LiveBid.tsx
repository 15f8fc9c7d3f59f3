import { useT } from '../../house/language.ts';
import { useCall } from '../../house/query.ts';
import { LiveFrame } from './LiveFrame.tsx';
import { MarkedText } from './MarkedText.tsx';
import { markedBid } from './source-digits.ts';

/** The stream brings it up to date; the part asks for it as well, in case the stream is not heard. */
const ASK_EVERY_MS = 20_000;

/** The moving best bid of BTC/USDT and the number it would give. On the brand's dark ground. */
export function LiveBid({ digits }: { digits: 1 | 2 }) {
  const t = useT('lottery');
  const live = useCall('GET /api/live_crypto', undefined, { refetchInterval: ASK_EVERY_MS }).data?.data;
  return (
    <LiveFrame number={live?.c2d.slice(-digits)} status={live?.status ?? 'stale'}>
      <dt className="text-on-brand-soft leading-6">{t.btc}</dt>
      <dd className="text-right leading-6">
        <MarkedText marked={markedBid(live?.bid ?? '', digits)} fallback="--" />
      </dd>
    </LiveFrame>
  );
}
