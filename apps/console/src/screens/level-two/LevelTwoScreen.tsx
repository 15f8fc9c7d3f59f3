import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { RejectRequest } from '../../parts/RejectRequest.tsx';
import { RequestQueue } from '../../parts/RequestQueue.tsx';
import { useClaim } from '../../parts/use-claim.ts';
import { type LevelTwoDeed, levelTwoColumns } from './columns.tsx';
import { ApproveLevelTwo, LookAtPhoto, SentPhoto } from './LevelTwoDialogs.tsx';
import { LEVEL_TWO_PER_PAGE, type LevelTwo, levelTwoRequests, levelTwoSearch, REJECT_REASONS, STATES } from './level-two.ts';

const route = getRouteApi('/shell/level-two');

/** The queue of photos that players sent to reach level 2. */
export function LevelTwoScreen() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { deed, choose, leave, decided } = useClaim<LevelTwoDeed>('level_two');
  const [looked_at, lookAt] = useState<LevelTwo | null>(null);
  const columns = useMemo(() => levelTwoColumns({ choose, lookAt }), [choose]);
  const query = useQuery(levelTwoRequests(search));
  return (
    <RequestQueue
      title="Level 2"
      hint="Photos of payment apps: read the name on them. Only the operators of support see them."
      label="Level 2 requests"
      states={STATES}
      asked={search}
      ask={(next, isTyping = false) => navigate({ search: levelTwoSearch.parse(next), replace: isTyping })}
      query={query}
      columns={columns}
      per_page={LEVEL_TWO_PER_PAGE}
    >
      {deed?.what === 'approve' && <ApproveLevelTwo request={deed.request} close={leave} decided={decided} />}
      {deed?.what === 'reject' && (
        <RejectRequest
          queue="level_two"
          id={deed.id}
          noun="level 2, request"
          done={`Request #${deed.id} is rejected.`}
          reasons={REJECT_REASONS}
          size="lg"
          close={leave}
          decided={decided}
        >
          <SentPhoto request={deed.request} />
        </RejectRequest>
      )}
      {looked_at && <LookAtPhoto request={looked_at} close={() => lookAt(null)} />}
    </RequestQueue>
  );
}
