import type { Answer } from '@shwekan/contract';
import { fill } from '@shwekan/phrases/fill';
import { TIME_OUT_DAYS } from '@shwekan/rules';
import { momentShown } from '@shwekan/ui';
import { useState } from 'react';
import { useT } from '../../house/language.ts';
import { refreshCalls } from '../../house/query.ts';
import { useSend } from '../../house/send.ts';
import { mergeUser } from '../../house/session.ts';
import { Button } from '../../parts/Button.tsx';
import { Card } from '../../parts/Card.tsx';
import { AlertIcon } from '../../parts/icons.tsx';
import { Sheet } from '../../parts/Sheet.tsx';

type Break = NonNullable<Answer<'GET /api/user/play_limits'>['data']['stopped']>;
type Days = (typeof TIME_OUT_DAYS)[number];
/** How long self-exclusion may be chosen for here; the rules allow any month between. */
const MONTHS = [6, 12, 24, 60] as const;

/** The break that runs, and until when. */
export function Stopped({ stopped }: { stopped: Break }) {
  const { limits: t } = useT('person');
  return (
    <p role="status" className="flex items-center gap-3 rounded-card bg-warn-wash p-4 font-semibold text-warn">
      <AlertIcon />
      <span>
        {t[stopped.kind]} {fill(t.until, { time: momentShown(stopped.until) })}
      </span>
    </p>
  );
}

/** Ways to stop for a while or for long. Each is asked for once more, because nobody can take it back. */
export function Breaks() {
  const { limits: t } = useT('person');
  const [days, setDays] = useState<Days | null>(null);
  const [months, setMonths] = useState<number>(MONTHS[0]);
  const [excluding, setExcluding] = useState(false);
  return (
    <>
      <Card title={t.break_title}>
        <p className="pb-3 text-soft">{t.break_text}</p>
        <div className="flex flex-col gap-2">
          {TIME_OUT_DAYS.map((it) => (
            <Button key={it} wide onClick={() => setDays(it)}>
              {breakOf(t, it)}
            </Button>
          ))}
        </div>
      </Card>
      <Card title={t.exclude_title}>
        <p className="pb-3 text-soft">{t.exclude_text}</p>
        <label className="flex flex-col gap-1 pb-3 font-medium text-sm">
          {t.exclude_months}
          <select
            className="min-h-12 rounded-control border border-edge bg-card px-3 text-base text-ink"
            value={months}
            onChange={(event) => setMonths(Number(event.target.value))}
          >
            {MONTHS.map((it) => (
              <option key={it} value={it}>
                {fill(t.months, { count: it })}
              </option>
            ))}
          </select>
        </label>
        <Button look="danger" wide onClick={() => setExcluding(true)}>
          {t.exclude}
        </Button>
      </Card>
      {days !== null && <BreakSheet days={days} close={() => setDays(null)} />}
      {excluding && <ExcludeSheet months={months} close={() => setExcluding(false)} />}
    </>
  );
}

/** What runs from now on stands above all else: it is brought into sight, or nothing seems to have happened. */
function showStopped({ data }: Answer<'GET /api/user/play_limits'>): void {
  mergeUser({ stopped_until: data.stopped?.until ?? null });
  refreshCalls('GET /api/user/play_limits');
  scrollTo(0, 0);
}

function breakOf(t: ReturnType<typeof useT<'person'>>['limits'], days: Days): string {
  return days === 1 ? t.break_take_one : fill(t.break_take, { days });
}

function BreakSheet({ days, close }: { days: Days; close: () => void }) {
  const { limits: t } = useT('person');
  const shell = useT();
  const { send } = useSend('POST /api/user/time_out');
  async function take() {
    const answer = await send({ body: { days } });
    if (answer !== null) showStopped(answer);
    close();
  }
  return (
    <Sheet title={breakOf(t, days)} open close={close}>
      <p className="pb-4">{t.break_text}</p>
      <div className="flex gap-3 zoomed:flex-col">
        <Button wide onClick={close}>
          {shell.cancel}
        </Button>
        <Button wide look="danger" onClick={() => void take()}>
          {breakOf(t, days)}
        </Button>
      </div>
    </Sheet>
  );
}

function ExcludeSheet({ months, close }: { months: number; close: () => void }) {
  const { limits: t } = useT('person');
  const shell = useT();
  const [isSure, setSure] = useState(false);
  const { send } = useSend('POST /api/user/self_exclusion');
  async function exclude() {
    const answer = await send({ body: { months } });
    if (answer !== null) showStopped(answer);
    close();
  }
  return (
    <Sheet title={fill(t.exclude_ask, { count: months })} open close={close}>
      <p className="pb-3">{t.exclude_text}</p>
      <label className="flex min-h-11 items-center gap-3 pb-4 font-semibold">
        <input
          type="checkbox"
          checked={isSure}
          onChange={(event) => setSure(event.target.checked)}
          className="size-6 shrink-0 accent-gold-deep"
        />
        {t.exclude_sure}
      </label>
      <div className="flex gap-3 zoomed:flex-col">
        <Button wide onClick={close}>
          {shell.cancel}
        </Button>
        <Button wide look="danger" disabled={!isSure} onClick={() => void exclude()}>
          {t.exclude}
        </Button>
      </div>
    </Sheet>
  );
}
