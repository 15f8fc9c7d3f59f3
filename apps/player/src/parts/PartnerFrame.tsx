/**
 * What a page of another host may do: run, keep its own storage, send forms, open its help in a window, turn the phone. It may not lead this
 * page elsewhere, nor start a download.
 */
const MAY =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-modals allow-orientation-lock allow-pointer-lock';

type PartnerFrameProps = { src: string; title: string; allow: string; className: string; onLoad?: () => void };

/** A page of another host in a frame: the one way to show one. It knows of us only where it was opened from. */
export function PartnerFrame({ src, title, allow, className, onLoad }: PartnerFrameProps) {
  return (
    <iframe
      src={src}
      title={title}
      allow={allow}
      sandbox={MAY}
      referrerPolicy="origin"
      onLoad={onLoad}
      className={`border-0 ${className}`}
    />
  );
}
