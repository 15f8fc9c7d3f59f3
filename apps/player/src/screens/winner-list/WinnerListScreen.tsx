import type { AnswerRow } from '@shwekan/contract';
import { fill } from '@shwekan/phrases/fill';
import type { LotteryCode } from '@shwekan/rules';
import { useT } from '../../house/language.ts';
import { useCall } from '../../house/query.ts';
import { ButtonLink } from '../../parts/Button.tsx';
import { dayName } from '../../parts/days/day-names.ts';
import { useToday } from '../../parts/days/use-today.ts';
import { EmptyState } from '../../parts/EmptyState.tsx';
import { Kyat } from '../../parts/Kyat.tsx';
import { Tabs } from '../../parts/lists/Tabs.tsx';
import { useLotteryChoice } from '../../parts/lottery/lottery-choice.ts';
import { QueryView } from '../../parts/QueryView.tsx';
import { Skeleton, SkeletonRows } from '../../parts/Skeleton.tsx';
import { PODIUM_PLACES, Winners } from '../../parts/winners/Winners.tsx';
import { lotteryPaths } from '../../phone/paths.ts';

type DrawWinner = AnswerRow<'GET /api/winner_users/:lottery'>;

/** `/winner-list`: the winners of a lottery's latest draw that was paid out, largest first. */
export function WinnerListScreen() {
  const { code, name, tabs, choose } = useLotteryChoice();
  return (
    <Tabs tabs={tabs} chosen={code} choose={choose}>
      <WinnersOf code={code} name={name} />
    </Tabs>
  );
}

function WinnersOf({ code, name }: { code: LotteryCode; name: string }) {
  const t = useT('lottery');
  const winners = useCall('GET /api/winner_users/:lottery', { params: { lottery: code } });
  return (
    <QueryView query={winners} skeleton={<WinnersSkeleton />}>
      {(answer) => (
        <div className="flex flex-1 flex-col">
          {answer.lucky_number !== null && answer.open_date !== null && answer.section !== null && (
            <DrawHead name={name} lucky_number={answer.lucky_number} date={answer.open_date} section={answer.section} />
          )}
          {answer.data.length === 0 ? <NoWinners code={code} name={name} /> : <DrawWinners winners={answer.data} />}
          {answer.data.length > 0 && answer.data.length <= PODIUM_PLACES && (
            <div className="px-3 py-6 text-center">
              <ButtonLink look="gold" href={lotteryPaths[code]}>
                {fill(t.play, { lottery: name })}
              </ButtonLink>
            </div>
          )}
        </div>
      )}
    </QueryView>
  );
}

function DrawHead({ name, lucky_number, date, section }: { name: string; lucky_number: string; date: string; section: string }) {
  const t = useT('lottery');
  return (
    <section className="flex items-center justify-between gap-4 zoomed:flex-col zoomed:items-start bg-brand px-4 py-4 text-on-brand">
      <p>
        <span className="block text-on-brand-soft text-sm">
          {t.lucky_number} · {name}
        </span>
        <b className="amount block text-lg">{section}</b>
        <span className="text-sm">{dayName(date, useToday(), t)}</span>
      </p>
      <b className="amount text-6xl text-gold leading-none">{lucky_number}</b>
    </section>
  );
}

function DrawWinners({ winners }: { winners: readonly DrawWinner[] }) {
  const t = useT('lottery');
  return (
    <Winners
      winners={winners.map((it) => ({
        key: it.id,
        name: it.name,
        phone: it.phone,
        amount: it.win_amount,
        note: (
          <>
            {t.bet_amount} <Kyat wire={it.bet_amount} coin={false} />
          </>
        ),
      }))}
    />
  );
}

function NoWinners({ code, name }: { code: LotteryCode; name: string }) {
  const t = useT('lottery');
  return (
    <EmptyState kind="winners" title={t.no_winners} hint={t.no_winners_next} way={[fill(t.play, { lottery: name }), lotteryPaths[code]]} />
  );
}

function WinnersSkeleton() {
  return (
    <>
      <div className="h-24 bg-brand" />
      <div className="flex flex-col gap-3 p-3">
        <Skeleton className="h-56" />
        <SkeletonRows className="h-16" />
      </div>
    </>
  );
}
