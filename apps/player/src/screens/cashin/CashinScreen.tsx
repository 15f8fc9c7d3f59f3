import { useState } from 'react';
import { useT } from '../../house/language.ts';
import { useSession } from '../../house/session.ts';
import { Button, ButtonLink } from '../../parts/Button.tsx';
import { Cards } from '../../parts/Card.tsx';
import { draftAgain } from '../../parts/cash/draft.ts';
import { MethodsSkeleton } from '../../parts/cash/MethodChooser.tsx';
import { useNewestCashin } from '../../parts/cash/newest-requests.ts';
import { RequestCard } from '../../parts/cash/RequestCard.tsx';
import { LaterPart, later, Nothing } from '../../parts/later-part.tsx';
import { QueryView } from '../../parts/QueryView.tsx';
import { useNoPlay } from '../../parts/use-no-play.ts';
import { useStopped } from '../../parts/use-stopped.ts';
import { WriteLink } from '../../parts/WriteLink.tsx';
import { paths } from '../../phone/paths.ts';
import { Methods } from './Methods.tsx';
import { WaitingCard } from './WaitingCard.tsx';

const pushOffer = later(async () => (await import('../../parts/PushOffer.tsx')).PushOffer, Nothing);
const notYet = later(async () => (await import('./NotYet.tsx')).NotYet);

/** Choose a method, transfer the money, tell us of it; then the request's state, as it changes. */
export function CashinScreen() {
  const t = useT('account');
  const { cashin } = useT('wallet');
  const shell = useT();
  const player = useSession();
  const latest = useNewestCashin();
  // The request that was waiting while this screen was open: its answer is shown here, older ones are history.
  const [watched, setWatched] = useState<number | null>(null);
  const newest = latest.data?.data[0];
  if (newest?.status === 'Pending' && watched !== newest.id) setWatched(newest.id);
  // Who has stopped playing, or where the house takes no money, is shown no account to pay to: what they sent would be refused.
  const stopped = useStopped();
  const closed = useNoPlay();
  if (player === null) return null;
  const sendAgain = (refused: Parameters<typeof draftAgain>[1]) => {
    draftAgain('cash_in', refused);
    setWatched(null);
  };
  const isBarred = closed !== '' || stopped !== null || player.birthday === null;
  // Money that has come in is there to be played with.
  const another = (
    <div className="flex flex-col gap-2">
      {newest?.status === 'Approve' && (
        <ButtonLink href={paths.twoLottery} look="gold" wide>
          {shell.lotteries['2D']} · {shell.home.play}
        </ButtonLink>
      )}
      {newest?.status === 'Reject' && (
        <>
          <Button look="gold" wide onClick={() => sendAgain(newest)}>
            {cashin.send_again}
          </Button>
          <WriteLink about={`cash_in:${newest.id}`} />
        </>
      )}
      <Button wide onClick={() => setWatched(null)}>
        {t.cashin.another}
      </Button>
    </div>
  );
  const history = (
    <ButtonLink href={paths.cashinHistory} wide>
      {t.cashin.history}
    </ButtonLink>
  );
  return (
    <Cards>
      <QueryView query={latest} skeleton={<MethodsSkeleton kinds={3} />}>
        {({ data }) => {
          const request = data[0];
          const shown = request !== undefined && (request.status === 'Pending' || request.id === watched);
          return (
            <>
              {shown && <RequestCard request={request} says={t.cashin} action={request.status !== 'Pending' && another} />}
              {shown && request.status === 'Pending' && <WaitingCard />}
              {shown && request.status === 'Pending' && <LaterPart part={pushOffer} given={{}} instead={null} />}
              {!shown && !isBarred && <Methods>{history}</Methods>}
              {!shown && isBarred && <LaterPart part={notYet} given={{ stopped, closed }} instead={null} />}
              {(shown || isBarred) && history}
            </>
          );
        }}
      </QueryView>
    </Cards>
  );
}
