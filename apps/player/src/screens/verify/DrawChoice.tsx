import { addDays, type LotteryCode } from '@shwekan/rules';
import { useState } from 'react';
import { useT } from '../../house/language.ts';
import { Card, Row, Rows } from '../../parts/Card.tsx';
import { DayField } from '../../parts/days/DayField.tsx';
import { useToday } from '../../parts/days/use-today.ts';
import { useDraws } from '../../parts/proof/use-draw.ts';
import { QueryView } from '../../parts/QueryView.tsx';
import { drawPath } from '../../phone/paths.ts';

const YEARS_BACK_DAYS = 3660;

/** The draws of a day, each of which anybody may check. */
export function DrawChoice() {
  const t = useT('proof');
  const names = useT();
  const today = useToday();
  // None follows today.
  const [chosen, setChosen] = useState('');
  const day = chosen || today;
  const query = useDraws(day);
  const nameOf = (code: string) => (code in names.lotteries ? names.lotteries[code as LotteryCode] : code);
  return (
    <Card title={t.draws.choose}>
      <p className="mb-3 text-balance text-soft text-sm">{t.draws.hint}</p>
      <DayField
        name={t.draws.day}
        day={day}
        days={{ start_date: addDays(today, -YEARS_BACK_DAYS), end_date: today }}
        today={today}
        change={setChosen}
      />
      <div className="mt-4">
        <QueryView query={query}>
          {(draws) =>
            draws.length === 0 ? (
              <p className="text-soft">{t.draws.none}</p>
            ) : (
              <Rows>
                {draws.map((it) => (
                  <Row
                    key={it.draw}
                    name={nameOf(it.lottery)}
                    value={<span className="tabular-nums">{it.section}</span>}
                    href={drawPath(it.draw)}
                  />
                ))}
              </Rows>
            )
          }
        </QueryView>
      </div>
    </Card>
  );
}
