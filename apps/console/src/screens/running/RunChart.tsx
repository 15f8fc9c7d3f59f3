import { Text } from '@mantine/core';
import { yangonDay } from '@shwekan/rules';
import { Link } from '@tanstack/react-router';
import { Tag } from '../../parts/Tag.tsx';
import { shortDay } from '../../parts/time.ts';
import classes from './RunChart.module.css';
import { placeIn, type Run, type RunGroup, type RunState, type Window } from './running.ts';

const PERCENT = 100;
const COLOURS: Record<RunState, string> = { now: 'green', later: 'blue', ended: 'gray', closed: 'gray' };
const NAMES: Record<RunState, string> = { now: 'running', later: 'later', ended: 'ended', closed: 'closed' };

type RunChartProps = { group: RunGroup; window: Window; now_ms: number };

/** The runs of a group over some weeks: each with its words, its times and its place among the weeks, where a line is now. */
export function RunChart({ group: { name, to, search, runs }, window, now_ms }: RunChartProps) {
  return (
    <ul className={classes.runs} aria-label={name}>
      {runs.map((run) => (
        <li key={run.id} className={classes.run}>
          <div className={classes.words}>
            <Link to={to} search={search as never} className={classes.name} title={run.name}>
              {run.name}
            </Link>
            <Times run={run} />
            <Tag size="sm" color={COLOURS[run.state]}>
              {NAMES[run.state]}
            </Tag>
          </div>
          <Bar run={run} window={window} now_ms={now_ms} />
        </li>
      ))}
    </ul>
  );
}

/** The days from and until; nothing where there are none. */
function Times({ run: { from_ms, until_ms } }: { run: Run }) {
  if (from_ms === null && until_ms === null) return null;
  return (
    <Text size="xs" c="dimmed" component="span" className={classes.times}>
      {dayAt(from_ms)} – {dayAt(until_ms)}
    </Text>
  );
}

function dayAt(at_ms: number | null): string {
  return at_ms === null ? '' : shortDay(yangonDay(new Date(at_ms)));
}

/** For the eye alone: the words beside it say the times. */
function Bar({ run, window, now_ms }: { run: Run } & Omit<RunChartProps, 'group'>) {
  const place = placeIn(window, run);
  const now = (now_ms - window.from_ms) / (window.until_ms - window.from_ms);
  return (
    <div className={classes.track} aria-hidden="true">
      {window.weeks.map((week, nth) => (
        <span key={week} className={classes.week} style={{ insetInlineStart: percent(nth / window.weeks.length) }} />
      ))}
      {place !== null && (
        <span
          className={classes.bar}
          data-state={run.state}
          data-cut-before={place.isCutBefore || undefined}
          data-cut-after={place.isCutAfter || undefined}
          style={{ insetInlineStart: percent(place.start), width: percent(place.width) }}
        />
      )}
      {now >= 0 && now <= 1 && <span className={classes.now} style={{ insetInlineStart: percent(now) }} />}
    </div>
  );
}

/** The Mondays above the bars. */
export function Weeks({ weeks }: Pick<Window, 'weeks'>) {
  return (
    <div className={`${classes.run} ${classes.head}`} aria-hidden="true">
      <span className={classes.words} />
      <div className={classes.mondays}>
        {weeks.map((day) => (
          <span key={day}>{shortDay(day)}</span>
        ))}
      </div>
    </div>
  );
}

const percent = (part: number) => `${(part * PERCENT).toFixed(3)}%`;
