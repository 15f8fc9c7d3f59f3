import { useT } from '../../house/language.ts';
import { type Session, useSession } from '../../house/session.ts';
import { Card, Cards, Pane, Panes } from '../../parts/Card.tsx';
import { ReferralCode } from '../../parts/ReferralCode.tsx';
import { NoClaims } from '../../parts/rewards/NoClaims.tsx';
import { ClaimCard } from './ClaimCard.tsx';
import { Earned } from './Earned.tsx';

/** The player's code and friends, what their games earned and its claim, and the history of it all. */
export function ReferralScreen() {
  const player = useSession();
  return player === null ? null : <Referral player={player} />;
}

function Referral({ player }: { player: Session }) {
  const t = useT('account');
  const { refer } = useT('person');
  return (
    <Cards>
      <Panes>
        <Pane>
          <Card title={t.referral}>
            <ReferralCode code={player.referral} />
            <p className="pt-3 text-soft">{refer.how}</p>
            <p className="flex pt-3">
              <span className="flex-1">{refer.friends}</span>
              <span className="amount font-semibold">{player.refer_count}</span>
            </p>
          </Card>
          <NoClaims />
          <ClaimCard player={player} />
        </Pane>
        <Earned />
      </Panes>
    </Cards>
  );
}
