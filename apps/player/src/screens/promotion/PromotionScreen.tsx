import { call } from '../../house/call.ts';
import { useT } from '../../house/language.ts';
import { useSession } from '../../house/session.ts';
import { Balance } from '../../parts/Balance.tsx';
import { Button } from '../../parts/Button.tsx';
import { Card, Cards, Pane, Panes } from '../../parts/Card.tsx';
import { CheckingCard } from '../../parts/cash/CheckingCard.tsx';
import { useMoneyCall } from '../../parts/cash/use-money-call.ts';
import { EmptyPart } from '../../parts/EmptyState.tsx';
import { ClockIcon } from '../../parts/icons.tsx';
import { Kyat } from '../../parts/Kyat.tsx';
import { ClaimRow } from '../../parts/rewards/ClaimRow.tsx';
import { DayHistory } from '../../parts/rewards/DayHistory.tsx';
import { NoClaims } from '../../parts/rewards/NoClaims.tsx';
import { claimPromotion, promotionClaims } from '../../parts/rewards/promotion.ts';
import { CashInPromotions } from './CashInPromotions.tsx';
import { WelcomeBonus } from './WelcomeBonus.tsx';

const HISTORY = 'GET /api/promotion/claim/history';

/** `/promotion`: the weekly promotion to claim, what a cash-in and a welcome give, and what was claimed. */
export function PromotionScreen() {
  const { claim, promotion: t } = useT('rewards');
  const player = useSession();
  const { way, askAgain } = useMoneyCall(promotionClaims);
  if (player === null) return null;
  return (
    <Cards>
      <Panes>
        <Pane>
          <NoClaims />
          {(way === 'checking' || way === 'unknown') && <CheckingCard way={way} askAgain={askAgain} />}
          <Card title={t.weekly} className={way === 'checking' || way === 'unknown' ? 'hidden' : ''}>
            <div className="flex items-center gap-3 zoomed:flex-wrap">
              <Balance wire={player.p_balance} className="flex-1 font-bold text-gold-ink text-xl min-[22.5em]:text-2xl" />
              <Button look="gold" className="shrink-0" onClick={() => void claimPromotion()}>
                {claim}
              </Button>
            </div>
            <p className="pt-3 text-soft">{t.weekly_text}</p>
          </Card>
          <WelcomeBonus />
          <CashInPromotions />
        </Pane>
        <DayHistory
          title={t.claims}
          name={HISTORY}
          ask={(query) => call(HISTORY, { query })}
          empty={<EmptyPart icon={<ClockIcon />} title={t.empty} hint={t.empty_hint} />}
        >
          {(row, today) => (
            <ClaimRow name={t.weekly} at={row.created_at} today={today}>
              <Kyat wire={row.amount} className="text-good" />
            </ClaimRow>
          )}
        </DayHistory>
      </Panes>
    </Cards>
  );
}
