import { useT } from '../../house/language.ts';
import { useCall } from '../../house/query.ts';
import { Card, Cards } from '../../parts/Card.tsx';
import { QueryView } from '../../parts/QueryView.tsx';
import { SkeletonRows } from '../../parts/Skeleton.tsx';
import { useStopped } from '../../parts/use-stopped.ts';
import { Breaks, Stopped } from './Breaks.tsx';
import { LimitCards } from './LimitCards.tsx';

/** How much the player lets oneself play: limits, a break, self-exclusion, and the reminder of the time. */
export function LimitsScreen() {
  const { limits: t } = useT('person');
  const limits = useCall('GET /api/user/play_limits');
  const stopped = useStopped(limits.data?.data.stopped?.until ?? null);
  return (
    <Cards>
      <QueryView query={limits} skeleton={<LimitsComing />}>
        {({ data }) => (
          <>
            {stopped !== null && data.stopped !== null && <Stopped stopped={data.stopped} />}
            <p className="text-soft">{t.text}</p>
            <LimitCards limits={data.limits} />
            <Breaks />
            <Card title={t.check_title}>
              <p className="text-soft">{t.check_text}</p>
            </Card>
          </>
        )}
      </QueryView>
    </Cards>
  );
}

/** What they are for, and the cards of them, still coming. */
function LimitsComing() {
  const { limits: t } = useT('person');
  return (
    <>
      <p className="text-soft">{t.text}</p>
      <SkeletonRows count={3} className="h-48" />
    </>
  );
}
