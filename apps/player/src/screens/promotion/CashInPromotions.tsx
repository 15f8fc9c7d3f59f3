import type { AnswerRow } from '@shwekan/contract';
import { keepWords } from '@shwekan/phrases/burmese';
import { fill } from '@shwekan/phrases/fill';
import { useT } from '../../house/language.ts';
import { useCall } from '../../house/query.ts';
import { useSession } from '../../house/session.ts';
import { ButtonLink } from '../../parts/Button.tsx';
import { Chip } from '../../parts/Chip.tsx';
import { cashinDraft } from '../../parts/cash/draft.ts';
import { EmptyPart } from '../../parts/EmptyState.tsx';
import { TagIcon } from '../../parts/icons.tsx';
import { Picture } from '../../parts/Picture.tsx';
import { QueryView } from '../../parts/QueryView.tsx';
import { SkeletonRows } from '../../parts/Skeleton.tsx';
import { useStopped } from '../../parts/use-stopped.ts';
import { paths } from '../../phone/paths.ts';

type Promotion = AnswerRow<'GET /api/user/get_promo_cash_in'>;

/** What a cash-in can give on top. Who has stopped playing is not asked to pay in. */
export function CashInPromotions() {
  const { promotion: t } = useT('rewards');
  const promotions = useCall('GET /api/user/get_promo_cash_in');
  const stopped = useStopped();
  if (stopped !== null) return null;
  return (
    <section className="flex flex-col gap-3">
      <h2 className="font-semibold">{t.cash_in}</h2>
      <QueryView query={promotions} skeleton={<SkeletonRows count={2} className="h-48" />}>
        {({ data }) =>
          data.length === 0 ? (
            <EmptyPart icon={<TagIcon />} title={t.none} hint={t.none_hint} />
          ) : (
            <ul className="flex flex-col gap-3">
              {data.map((it) => (
                <li key={it.id}>
                  <PromotionCard promotion={it} />
                </li>
              ))}
            </ul>
          )
        }
      </QueryView>
    </section>
  );
}

function PromotionCard({ promotion: it }: { promotion: Promotion }) {
  const { promotion: t } = useT('rewards');
  const level = useSession()?.lvl_2 === 1 ? 2 : 1;
  return (
    <article className="flex flex-col gap-2 overflow-hidden rounded-card bg-card p-4 shadow-card">
      {it.image !== null && (
        <Picture
          src={it.image}
          alt=""
          width={640}
          height={256}
          loading="lazy"
          className="-mx-4 -mt-4 mb-1 aspect-[5/2] w-[calc(100%+2rem)] max-w-none bg-sunk object-cover"
        />
      )}
      <p className="flex items-start justify-between gap-3 zoomed:flex-wrap">
        <span className="min-w-0 font-semibold">{keepWords(it.title)}</span>
        <span className="amount font-black text-gold-ink text-xl">{fill(t.gives, { percent: it.percent })}</span>
      </p>
      {it.rule !== '' && <p className="text-soft text-sm">{keepWords(it.rule)}</p>}
      <p className="flex flex-wrap gap-2">
        <Chip tone="plain">
          {t.code} {it.promo_code}
        </Chip>
        <Chip tone="plain">{fill(t.turnover, { times: it.turnover })}</Chip>
        {it.lvl >= 2 && <Chip tone="warn">{t.level_2}</Chip>}
        {it.used_today === 1 && <Chip tone="warn">{t.used_today}</Chip>}
      </p>
      {it.used_today === 0 && it.lvl <= level && (
        <ButtonLink href={paths.cashin} onClick={() => cashinDraft.keep({ texts: { promo_code: it.promo_code } })}>
          {t.use}
        </ButtonLink>
      )}
    </article>
  );
}
