import { type AlertSeverity, alertSentence } from '@shwekan/contract/alert-kinds';
import { say } from '../app/say.tsx';

/** How grave alerts are: what it is called, and in which colour. */
export const SEVERITIES: Record<AlertSeverity, { label: string; color: string }> = {
  grave: { label: 'Grave', color: 'red' },
  urgent: { label: 'Urgent', color: 'yellow' },
  look: { label: 'To look at', color: 'gray' },
};

/** The kind of an alert as a sentence in the operator's language; one that the console does not know yet is shown in its own words. */
export function kindShown(kind: string): string {
  return say(alertSentence(kind));
}
