import { type AlertSeverity, alertSentence, alertSeverity, TRIAL_SENTENCE } from '@shwekan/contract/alert-kinds';
import { alerts as burmese } from '@shwekan/phrases/console/alerts';
import { dayShown, stampShown } from '@shwekan/rules';
import { z } from 'zod';

/** The kind of a message without an alert, by which an owner sees that a way works. */
export const TRIAL = 'trial';

export type MessageText = { subject: string; text: string };
type ToldAlert = { at: Date; data: unknown };
type AlertGroup = { kind: string; alerts: readonly ToldAlert[]; owner: string | null };

const ALERTS_MOST = 10;
const HOUSE = 'Shwekan';
const SEVERITIES: Record<AlertSeverity, { en: string; my: string }> = {
  grave: { en: 'Grave', my: 'အလွန်အရေးကြီး' },
  urgent: { en: 'Urgent', my: 'အရေးကြီး' },
  look: { en: 'To look at', my: 'ကြည့်ရန်' },
};

/** What of an alert may leave the console: no person, no number that was drawn, no money. The rest is read there. */
const Place = z
  .object({
    lottery: z.string().optional().catch(undefined),
    day: z.string().optional().catch(undefined),
    section: z.string().optional().catch(undefined),
    machine: z.string().optional().catch(undefined),
    folder: z.string().optional().catch(undefined),
    free_percent: z.number().optional().catch(undefined),
  })
  .catch({});

/** What a message says, in English and Burmese: the kind of alert, how grave it is, who sees to it, and when and where each was raised. */
export function messageText({ kind, alerts, owner }: AlertGroup): MessageText {
  const sentence = kind === TRIAL ? TRIAL_SENTENCE : alertSentence(kind);
  const count = alerts.length > 1 ? ` (${alerts.length})` : '';
  const severity = kind === TRIAL ? null : SEVERITIES[alertSeverity(kind)];
  const heads = [
    `${sentence}${count}`,
    `${burmese[sentence] ?? sentence}${count}`,
    ...(severity === null ? [] : [`${severity.en} / ${severity.my}${owner === null ? '' : ` · ${owner}`}`]),
  ];
  const more = alerts.length - ALERTS_MOST;
  const lines = [...alerts.slice(0, ALERTS_MOST).map(lineOf), ...(more > 0 ? [`+ ${more}`] : [])];
  return {
    subject: `${HOUSE}: ${sentence}${count}`,
    text: [heads.join('\n'), ...(lines.length === 0 ? [] : [lines.join('\n')])].join('\n\n'),
  };
}

function lineOf({ at, data }: ToldAlert): string {
  const { lottery, day, section, machine, folder, free_percent } = Place.parse(data);
  const places = [lottery, day && dayShown(day), section, machine, folder, free_percent === undefined ? undefined : `${free_percent} %`];
  return [stampShown(at), ...places].filter((it) => it !== undefined).join('  ');
}
