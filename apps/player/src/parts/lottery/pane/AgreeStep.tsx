import { fill } from '@shwekan/phrases/fill';
import { dayShown } from '@shwekan/rules';
import { useT } from '../../../house/language.ts';
import { Button } from '../../Button.tsx';
import type { Lottery } from '../use-lottery.ts';
import { AGREE_ID } from './fields.ts';

/** In the place of what confirms a list whose draw has closed: one press puts it to the next draw, unless that is chosen by hand. */
export function AgreeStep({ section, agree }: { section: NonNullable<Lottery['section']>; agree: () => void }) {
  const t = useT('writing');
  const words = useT('lottery');
  const name = `${section.time_section} · ${dayShown(section.date).slice(0, 5)}`;
  return (
    <div className="flex w-full flex-col gap-2">
      <p className="text-sm text-warn">{words.section_closed}</p>
      <Button id={AGREE_ID} look="brand" wide onClick={agree}>
        {fill(t.agree_draw, { section: name })}
      </Button>
    </div>
  );
}
