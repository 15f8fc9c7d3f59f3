import { useEffect, useRef, useState } from 'react';
import { useT } from '../../house/language.ts';
import { Button } from '../../parts/Button.tsx';
import { PartnerFrame } from '../../parts/PartnerFrame.tsx';

/** The campaign's video over the whole screen; `done` is told once when it is over, skipped, or cannot be shown. A video of another host plays in its frame; a drawing moves by itself, crisp on every phone. */
export function VideoFirst({ source, done }: { source: string; done: () => void }) {
  const { pocket: t } = useT('rewards');
  const [is_over, setOver] = useState(false);
  const finish = () => {
    if (is_over) return;
    setOver(true);
    done();
  };
  return (
    <div className="fixed inset-0 z-40 mx-auto flex max-w-phone flex-col justify-center bg-brand">
      {source.endsWith('.svg') ? (
        <Drawn source={source} finish={finish} />
      ) : source.startsWith('/') ? (
        // biome-ignore lint/a11y/useMediaCaption: the operators' campaign clips carry no captions, and nothing in them is needed to play
        <video src={source} autoPlay playsInline controls onEnded={finish} onError={finish} className="max-h-full w-full" />
      ) : (
        <PartnerFrame src={source} title={t.title} allow="autoplay; fullscreen" className="aspect-video w-full" />
      )}
      <Button look="gold" className="absolute right-4 bottom-[calc(1rem+env(safe-area-inset-bottom))]" onClick={finish}>
        {t.skip_video}
      </Button>
    </div>
  );
}

/** As long as a drawing moves. */
const DRAWN_MS = 5_500;

function Drawn({ source, finish }: { source: string; finish: () => void }) {
  const latest = useRef(finish);
  latest.current = finish;
  useEffect(() => {
    const timer = setTimeout(() => latest.current(), DRAWN_MS);
    return () => clearTimeout(timer);
  }, []);
  return <img src={source} alt="" onError={finish} className="absolute inset-0 size-full object-cover" />;
}
