import { kyatShown, yangonDay, yangonTime } from '@shwekan/rules';

/** An amount as a line of a deed says it. */
export function kyat(pya: number): string {
  return `${kyatShown(pya)} kyat`;
}

/** A day and time of Yangon as a line of a deed says it. */
export function moment(stamp: string): string {
  const at = new Date(stamp);
  return `${yangonDay(at)} ${yangonTime(at).slice(0, 5)}`;
}
