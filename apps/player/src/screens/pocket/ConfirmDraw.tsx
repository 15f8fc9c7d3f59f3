import { fill } from '@shwekan/phrases/fill';
import { kyatOf } from '@shwekan/ui';
import { useState } from 'react';
import { useT } from '../../house/language.ts';
import { Button } from '../../parts/Button.tsx';
import { Sheet } from '../../parts/Sheet.tsx';
import { Switch } from '../../parts/Switch.tsx';
import { savesData } from '../../phone/calm.ts';

type ConfirmDrawProps = {
  campaign: { video: string | null; smallest: string | null; largest: string | null };
  open: boolean;
  close: () => void;
  draw: (with_video: boolean) => void;
};

/** Asks before the one draw is used, says what it may give, and whether the video is to be shown first. */
export function ConfirmDraw({ campaign, open, close, draw }: ConfirmDrawProps) {
  const { pocket: t } = useT('rewards');
  const shell = useT();
  const [with_video, setWithVideo] = useState(() => !savesData());
  const has_video = campaign.video !== null;
  const actions = (
    <>
      <Button className="flex-1" onClick={close}>
        {shell.cancel}
      </Button>
      <Button look="gold" className="flex-1" onClick={() => draw(has_video && with_video)}>
        {t.draw}
      </Button>
    </>
  );
  return (
    <Sheet title={t.confirm} open={open} close={close} actions={actions}>
      <p className="amount zoomed:whitespace-normal text-balance text-center font-bold text-gold-ink text-xl">
        {fill(t.range, { smallest: kyatOf(campaign.smallest ?? '0'), largest: kyatOf(campaign.largest ?? '0') })}
      </p>
      <p className="pt-2 text-center text-soft">{t.confirm_text}</p>
      {has_video && (
        <Switch isOn={with_video} turn={setWithVideo} className="mt-3 rounded-control bg-sunk px-4">
          {t.with_video}
        </Switch>
      )}
    </Sheet>
  );
}
