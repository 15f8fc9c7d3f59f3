import type { AnswerRow } from '@shwekan/contract';
import { keepWords } from '@shwekan/phrases/burmese';
import { fill } from '@shwekan/phrases/fill';
import { countShown } from '@shwekan/rules';
import { kyatOf } from '@shwekan/ui';
import { useState } from 'react';
import { call } from '../../house/call.ts';
import { useT } from '../../house/language.ts';
import { refreshCalls, useCall } from '../../house/query.ts';
import { refreshChangedProfile } from '../../house/refresh.ts';
import { Button } from '../../parts/Button.tsx';
import { CheckingCard } from '../../parts/cash/CheckingCard.tsx';
import { createMoneyCall } from '../../parts/cash/money-calls.ts';
import { useMoneyCall } from '../../parts/cash/use-money-call.ts';
import { EmptyState } from '../../parts/EmptyState.tsx';
import { Kyat } from '../../parts/Kyat.tsx';
import { Picture } from '../../parts/Picture.tsx';
import { QueryView } from '../../parts/QueryView.tsx';
import { Sheet } from '../../parts/Sheet.tsx';
import { SkeletonRows } from '../../parts/Skeleton.tsx';
import { goLogin } from '../../phone/navigate.ts';

type Offer = AnswerRow<'GET /api/point/list'>;

const exchanges = createMoneyCall({
  kind: 'point',
  send: (body: { point_id: number; point: number; amount: string }, key) => call('POST /api/point/claim', { body, key }),
  settled: () => {
    void refreshChangedProfile();
    refreshCalls('GET /api/point/history', 'GET /api/point/list');
  },
});

/** What points can be exchanged for; an offer asks once more before it is taken. `points` is null for visitors. */
export function Offers({ points }: { points: number | null }) {
  const { point: t } = useT('rewards');
  const offers = useCall('GET /api/point/list');
  const [chosen, setChosen] = useState<Offer | null>(null);
  const { way, ask, askAgain } = useMoneyCall(exchanges);
  const take = (offer: Offer) => {
    setChosen(null);
    ask({ point_id: offer.id, point: offer.point, amount: offer.amount });
  };
  return (
    <section className="flex flex-col gap-3">
      <h2 className="font-semibold">{t.offers}</h2>
      {way !== 'form' && <CheckingCard way={way} askAgain={askAgain} />}
      <QueryView query={offers} skeleton={<SkeletonRows count={3} className="h-36" />}>
        {({ data }) =>
          data.length === 0 ? (
            <EmptyState kind="gift" title={t.no_offers} hint={t.no_offers_hint} />
          ) : (
            <ul className="flex flex-col gap-3">
              {data.map((offer) => (
                <li key={offer.id}>
                  <OfferCard
                    offer={offer}
                    points={points}
                    isWaiting={way !== 'form'}
                    choose={() => (points === null ? goLogin() : setChosen(offer))}
                  />
                </li>
              ))}
            </ul>
          )
        }
      </QueryView>
      <ConfirmOffer offer={chosen} close={() => setChosen(null)} take={take} />
    </section>
  );
}

type OfferCardProps = { offer: Offer; points: number | null; isWaiting: boolean; choose: () => void };

/** An offer; while the answer to one is missing, no other can be taken. */
function OfferCard({ offer, points, isWaiting, choose }: OfferCardProps) {
  const { claim, point: t } = useT('rewards');
  const missing = points === null ? 0 : Math.max(0, offer.point - points);
  return (
    <article className="rounded-card bg-card p-3 shadow-card">
      <div className="flex gap-3 zoomed:flex-col">
        <Picture src={offer.image} alt="" width={80} height={60} className="h-15 w-20 shrink-0 rounded-control object-cover" />
        <div className="min-w-0 flex-1">
          <p className="text-balance font-semibold">{keepWords(offer.name)}</p>
          <p className="text-soft text-sm">
            <Kyat wire={offer.amount} className="font-semibold text-good" /> {t.gives}
          </p>
        </div>
      </div>
      <div className="mt-2 flex items-center justify-between gap-3 border-line border-t pt-2 zoomed:flex-wrap">
        <div className="min-w-0">
          <p className="amount font-semibold text-gold-ink">{fill(t.cost, { points: countShown(offer.point) })}</p>
          {missing > 0 && <p className="text-soft text-xs">{fill(t.missing, { points: countShown(missing) })}</p>}
        </div>
        <Button
          look="gold"
          disabled={missing > 0}
          // Not disabled: it has the keys again once its sheet is closed.
          aria-disabled={isWaiting}
          onClick={isWaiting ? undefined : choose}
          aria-label={`${claim}: ${offer.name}`}
          className="min-w-28 aria-disabled:opacity-70"
        >
          {claim}
        </Button>
      </div>
    </article>
  );
}

function ConfirmOffer({ offer, close, take }: { offer: Offer | null; close: () => void; take: (offer: Offer) => void }) {
  const { claim, point: t } = useT('rewards');
  const shell = useT();
  const actions = (
    <>
      <Button className="flex-1" onClick={close}>
        {shell.cancel}
      </Button>
      <Button look="gold" className="flex-1" onClick={() => offer !== null && take(offer)}>
        {claim}
      </Button>
    </>
  );
  return (
    <Sheet title={offer?.name ?? ''} open={offer !== null} close={close} actions={actions}>
      {offer !== null && (
        <p className="py-2 text-center text-lg">{fill(t.confirm, { points: countShown(offer.point), amount: kyatOf(offer.amount) })}</p>
      )}
    </Sheet>
  );
}
