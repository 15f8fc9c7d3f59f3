import { useT } from '../house/language.ts';
import { ButtonLink } from './Button.tsx';
import { writePath } from './conversation-paths.ts';

/** Leads to writing to the house about something of the player's own: `slip:V1`. */
export function WriteLink({ about, className }: { about: string; className?: string }) {
  return (
    <ButtonLink href={writePath(about)} {...(className === undefined ? {} : { className })}>
      {useT().titles.conversations}
    </ButtonLink>
  );
}
