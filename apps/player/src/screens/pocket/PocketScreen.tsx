import type { Answer } from '@shwekan/contract';
import { keepWords } from '@shwekan/phrases/burmese';
import { fill } from '@shwekan/phrases/fill';
import { dayShown, yangonDay } from '@shwekan/rules';
import { kyatOf } from '@shwekan/ui';
import { useState } from 'react';
import { call } from '../../house/call.ts';
import { useT } from '../../house/language.ts';
import { useCall } from '../../house/query.ts';
import { Button, ButtonLink } from '../../parts/Button.tsx';
import { Card, Cards } from '../../parts/Card.tsx';
import { CheckingCard } from '../../parts/cash/CheckingCard.tsx';
import { EmptyPart, EmptyState } from '../../parts/EmptyState.tsx';
import { ClockIcon, GiftIcon } from '../../parts/icons.tsx';
import { Kyat } from '../../parts/Kyat.tsx';
import { QueryView } from '../../parts/QueryView.tsx';
import { ClaimRow } from '../../parts/rewards/ClaimRow.tsx';
import { DayHistory } from '../../parts/rewards/DayHistory.tsx';
import { NoClaims } from '../../parts/rewards/NoClaims.tsx';
import { SkeletonRows } from '../../parts/Skeleton.tsx';
import { paths } from '../../phone/paths.ts';
import { ConfirmDraw } from './ConfirmDraw.tsx';
import { Congratulation } from './Congratulation.tsx';
import { lastDayShown } from './last-day.ts';
import { usePocket } from './use-pocket.ts';
import { VideoFirst } from './VideoFirst.tsx';

const HISTORY = 'GET /api/pocket/money/history/user_only';
type Campaign = Answer<'GET /api/pocket/money/available'>['data'];

/** `/pocket`: the draw that waits for the player, and what was drawn before. */
export function PocketScreen() {
  const { pocket: t } = useT('rewards');
  const campaign = useCall('GET /api/pocket/money/available', undefined, { staleTime: 0 });
  return (
    <Cards>
      <NoClaims />
      <QueryView query={campaign} skeleton={<SkeletonRows count={1} className="h-68" />}>
        {({ data }) => <Draw campaign={data} />}
      </QueryView>
      <ButtonLink href={paths.pocketWinner} wide>
        {t.winners}
      </ButtonLink>
      <DayHistory
        title={t.yours}
        name={HISTORY}
        ask={(query) => call(HISTORY, { query })}
        empty={<EmptyPart icon={<ClockIcon />} title={t.empty} hint={t.empty_hint} />}
      >
        {(row, today) => (
          <ClaimRow name={t.title} at={row.created_at} today={today}>
            <Kyat wire={row.amount} className="text-good" />
          </ClaimRow>
        )}
      </DayHistory>
    </Cards>
  );
}

/** The draw, step by step: confirmed, the video when it is wanted, drawn, celebrated. */
function Draw({ campaign }: { campaign: Campaign }) {
  const pocket = usePocket();
  const [step, setStep] = useState<'idle' | 'confirm' | 'video'>('idle');
  const draw = () => {
    setStep('idle');
    pocket.draw();
  };
  return (
    <>
      {pocket.way !== 'form' && <CheckingCard way={pocket.way} askAgain={pocket.askAgain} />}
      {pocket.way === 'form' &&
        pocket.won === null &&
        (campaign.available === 1 ? <Gift campaign={campaign} start={() => setStep('confirm')} /> : <NoGift campaign={campaign} />)}
      <ConfirmDraw
        campaign={campaign}
        open={step === 'confirm'}
        close={() => setStep('idle')}
        draw={(with_video) => (with_video ? setStep('video') : draw())}
      />
      {step === 'video' && campaign.video !== null && <VideoFirst source={campaign.video} done={draw} />}
      {pocket.won !== null && <Congratulation amount={pocket.won} over={pocket.seen} />}
    </>
  );
}

function Gift({ campaign, start }: { campaign: Campaign; start: () => void }) {
  const { pocket: t } = useT('rewards');
  return (
    <section className="flex flex-col items-center gap-2 rounded-card bg-brand p-5 text-center text-on-brand shadow-card">
      <GiftIcon className="size-14 text-gold" />
      <h2 className="font-bold text-gold text-xl">{campaign.name === null ? t.ready : keepWords(campaign.name)}</h2>
      {campaign.name !== null && <p className="text-balance">{t.ready}</p>}
      <p className="text-on-brand-soft">
        {fill(t.range, { smallest: kyatOf(campaign.smallest ?? '0'), largest: kyatOf(campaign.largest ?? '0') })}
        {campaign.until !== null && <span className="block text-sm">{fill(t.until, { day: lastDayShown(campaign.until) })}</span>}
      </p>
      <Button look="gold" wide className="mt-2" onClick={start}>
        {t.draw}
      </Button>
    </section>
  );
}

function NoGift({ campaign }: { campaign: Campaign }) {
  const { pocket: t } = useT('rewards');
  const hint = campaign.next_at === null ? t.nothing_hint : fill(t.next, { day: dayOf(campaign.next_at) });
  return (
    <Card>
      <EmptyState kind="gift" title={t.nothing} hint={hint} />
    </Card>
  );
}

const dayOf = (instant: string) => dayShown(yangonDay(new Date(instant)));
