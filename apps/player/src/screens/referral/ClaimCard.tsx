import { call } from '../../house/call.ts';
import { useT } from '../../house/language.ts';
import { refreshCalls } from '../../house/query.ts';
import { refreshChangedProfile } from '../../house/refresh.ts';
import { mergeUser, type Session } from '../../house/session.ts';
import { Balance } from '../../parts/Balance.tsx';
import { Button } from '../../parts/Button.tsx';
import { Card } from '../../parts/Card.tsx';
import { CheckingCard } from '../../parts/cash/CheckingCard.tsx';
import { createMoneyCall } from '../../parts/cash/money-calls.ts';
import { useMoneyCall } from '../../parts/cash/use-money-call.ts';

const claims = createMoneyCall({
  kind: 'referral',
  send: (_: null, key) => call('POST /api/user/claim_game_refer_amt', { key }),
  settled: (state) => {
    // What is left to claim stands with the answer, not with the profile that comes after it.
    if (state.is === 'accepted') mergeUser({ game_refer_amt: state.answer.game_refer_amt });
    void refreshChangedProfile();
    refreshCalls('GET /api/user/my_referral_his');
  },
});

/** What friends' games earned and is not claimed yet; claimed with one key until the answer is known. */
export function ClaimCard({ player }: { player: Session }) {
  const { refer } = useT('person');
  const { way, ask, askAgain } = useMoneyCall(claims);
  if (way !== 'form') return <CheckingCard way={way} askAgain={askAgain} />;
  return (
    <Card title={refer.amount}>
      <div className="flex items-center gap-3 zoomed:flex-wrap">
        <Balance wire={player.game_refer_amt} className="flex-1 font-bold text-xl" />
        <Button look="gold" className="shrink-0" onClick={() => ask(null)}>
          {refer.claim}
        </Button>
      </div>
      <p className="pt-2 text-soft text-sm">{refer.claim_weeks}</p>
      <p className="pt-2 text-soft text-sm">{refer.claim_hint}</p>
    </Card>
  );
}
