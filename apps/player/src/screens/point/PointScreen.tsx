import { countShown } from '@shwekan/rules';
import { useState } from 'react';
import { call } from '../../house/call.ts';
import { useT } from '../../house/language.ts';
import { useSession } from '../../house/session.ts';
import { Button, IconButton } from '../../parts/Button.tsx';
import { Card, Cards } from '../../parts/Card.tsx';
import { EmptyPart } from '../../parts/EmptyState.tsx';
import { ClockIcon, InfoIcon, StarIcon } from '../../parts/icons.tsx';
import { ClaimRow } from '../../parts/rewards/ClaimRow.tsx';
import { DayHistory } from '../../parts/rewards/DayHistory.tsx';
import { goLogin } from '../../phone/navigate.ts';
import { Offers } from './Offers.tsx';
import { PointsDialog } from './PointsDialog.tsx';

const HISTORY = 'GET /api/point/history';

/** `/point`: the player's points, what they can be exchanged for, and where they came from and went. */
export function PointScreen() {
  const { how, point: t } = useT('rewards');
  const shell = useT();
  const player = useSession();
  const [reading, setReading] = useState(false);
  return (
    <Cards>
      <Card>
        <div className="flex items-center gap-3 zoomed:flex-wrap">
          <span className="flex size-12 items-center justify-center rounded-full bg-gold text-on-gold">
            <StarIcon className="size-7" />
          </span>
          <div className="min-w-0 flex-1 zoomed:order-1 zoomed:basis-full">
            <h1 className="text-soft text-sm">{t.yours}</h1>
            {player === null ? (
              <p>{t.log_in}</p>
            ) : (
              <p className="amount font-bold text-2xl text-gold-ink min-[22.5em]:text-3xl">{countShown(player.point)}</p>
            )}
          </div>
          <IconButton name={how} onClick={() => setReading(true)} className="text-gold-ink">
            <InfoIcon />
          </IconButton>
        </div>
        {player === null && (
          <Button look="gold" wide className="mt-4" onClick={() => goLogin()}>
            {shell.bar.login}
          </Button>
        )}
      </Card>
      <Offers points={player?.point ?? null} />
      {player !== null && <History />}
      <PointsDialog open={reading} close={() => setReading(false)} />
    </Cards>
  );
}

function History() {
  const { history, point: t } = useT('rewards');
  return (
    <DayHistory
      title={history}
      name={HISTORY}
      ask={(query) => call(HISTORY, { query })}
      empty={<EmptyPart icon={<ClockIcon />} title={t.empty} hint={t.empty_hint} />}
    >
      {(row, today) => (
        <ClaimRow name={row.name === null ? t.kinds[row.kind] : `${t.kinds[row.kind]}: ${row.name}`} at={row.created_at} today={today}>
          <span className={`amount ${row.point > 0 ? 'text-good' : 'text-bad'}`}>
            {row.point > 0 && '+'}
            {countShown(row.point)}
          </span>
        </ClaimRow>
      )}
    </DayHistory>
  );
}
