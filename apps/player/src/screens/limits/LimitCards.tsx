import { fill } from '@shwekan/phrases/fill';
import { PLAY_LIMIT_KINDS, PLAY_LIMIT_PERIODS } from '@shwekan/rules';
import { kyatOf } from '@shwekan/ui';
import { useState } from 'react';
import { serverClock } from '../../house/call.ts';
import { useT } from '../../house/language.ts';
import { refreshCalls } from '../../house/query.ts';
import { useSend } from '../../house/send.ts';
import { Button } from '../../parts/Button.tsx';
import { Card, Row, Rows } from '../../parts/Card.tsx';
import { toast } from '../../phone/toast.ts';
import { LimitSheet } from './LimitSheet.tsx';
import { type Limit, type Place, type Raise, raisedTo, raiseSays } from './limit.ts';

/** Every limit there may be, by what it counts; a tap changes one. */
export function LimitCards({ limits }: { limits: readonly Limit[] }) {
  const { limits: t } = useT('person');
  const [place, setPlace] = useState<Place | null>(null);
  const at = ({ kind, period }: Place) => limits.find((it) => it.kind === kind && it.period === period);
  return (
    <>
      {PLAY_LIMIT_KINDS.map((kind) => (
        <Card key={kind} title={t[kind]}>
          <Rows>
            {PLAY_LIMIT_PERIODS.map((period) => {
              const limit = at({ kind, period });
              const told = limit === undefined ? t.none : fill(t.used, { used: kyatOf(limit.used), limit: kyatOf(limit.limit) });
              return (
                <div key={period}>
                  <Row name={t[period]} value={told} onClick={() => setPlace({ kind, period })} />
                  {limit?.raise && <RaiseWaiting limit={limit} raise={limit.raise} />}
                </div>
              );
            })}
          </Rows>
        </Card>
      ))}
      {place !== null && <LimitSheet place={place} limit={at(place)} close={() => setPlace(null)} />}
    </>
  );
}

/** A raise that waits: its second yes once the time has come, or a no at any time. */
function RaiseWaiting({ limit, raise }: { limit: Limit; raise: Raise }) {
  const { limits: t } = useT('person');
  const confirming = useSend('POST /api/user/play_limits/confirm');
  const keeping = useSend('POST /api/user/play_limits');
  const amount = raisedTo(raise, t);
  const { kind, period } = limit;

  async function answer(sent: Promise<unknown>) {
    if ((await sent) !== null) toast('success', t.saved);
    refreshCalls('GET /api/user/play_limits');
  }
  return (
    <div className="mb-3 flex flex-col gap-2 rounded-control bg-warn-wash p-3">
      <p className="text-sm text-warn">{raiseSays(raise, t)}</p>
      {Date.parse(raise.from) <= serverClock.now() && (
        <Button look="gold" wide onClick={() => void answer(confirming.send({ body: { kind, period } }))}>
          {fill(t.confirm, { amount })}
        </Button>
      )}
      <Button wide onClick={() => void answer(keeping.send({ body: { kind, period, amount: limit.limit } }))}>
        {t.keep}
      </Button>
    </div>
  );
}
