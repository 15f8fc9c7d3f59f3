import { fill } from '@shwekan/phrases/fill';
import { deviceName } from '@shwekan/rules';
import { momentShown } from '@shwekan/ui';
import { useT } from '../../house/language.ts';
import { refreshCalls, useCall } from '../../house/query.ts';
import { useSend } from '../../house/send.ts';
import { Button } from '../../parts/Button.tsx';
import { Card, Cards } from '../../parts/Card.tsx';
import { Chip } from '../../parts/Chip.tsx';
import { PhoneIcon } from '../../parts/own-icons.tsx';
import { QueryView } from '../../parts/QueryView.tsx';
import { SkeletonRows } from '../../parts/Skeleton.tsx';

/** The devices that are logged in; each but this one can be logged out. */
export function SessionsScreen() {
  const t = useT('account');
  const sessions = useCall('GET /api/user/sessions');
  const { send } = useSend('POST /api/user/sessions/:id/end');
  async function end(id: number) {
    if ((await send({ params: { id } })) !== null) refreshCalls('GET /api/user/sessions');
  }
  return (
    <Cards>
      <QueryView query={sessions} skeleton={<SkeletonRows count={2} className="h-36" />}>
        {({ data }) => (
          <>
            {data.map((it) => (
              <Card key={it.id}>
                <div className="flex items-center gap-3 zoomed:flex-col zoomed:items-start">
                  <span className="flex size-11 shrink-0 items-center justify-center rounded-full bg-gold-wash text-gold-ink">
                    <PhoneIcon />
                  </span>
                  <div className="min-w-0 flex-1">
                    <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
                      <span className="font-semibold">{deviceName(it.device) ?? t.unknown_device}</span>
                      {it.is_current && <Chip tone="good">{t.this_device}</Chip>}
                    </p>
                    <p className="text-soft text-sm">{it.address}</p>
                    <p className="text-soft text-sm">{fill(t.seen, { time: momentShown(it.seen_at) })}</p>
                  </div>
                </div>
                {!it.is_current && (
                  <Button wide look="danger" className="mt-3" onClick={() => void end(it.id)}>
                    {t.end_session}
                  </Button>
                )}
              </Card>
            ))}
            {data.length === 1 && <p className="text-center text-soft">{t.sessions_empty}</p>}
          </>
        )}
      </QueryView>
    </Cards>
  );
}
