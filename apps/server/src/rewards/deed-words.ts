import { kyatShown, stampShown } from '@shwekan/rules';

/** An amount as a line of a deed says it. */
export function kyat(pya: number): string {
  return `${kyatShown(pya)} kyat`;
}

/** A day and time of Yangon as a line of a deed says it. */
export function moment(stamp: string): string {
  return stampShown(new Date(stamp));
}
