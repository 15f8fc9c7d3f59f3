import { useT } from '../../app/language.ts';
import { Sheet } from '../../parts/Sheet.tsx';

/** The privacy policy. */
export function PrivacySheet({ open, close }: { open: boolean; close: () => void }) {
  const { privacy } = useT('account');
  const chapters = [
    [privacy.what_title, privacy.what],
    [privacy.why_title, privacy.why],
    [privacy.how_title, privacy.how],
    [privacy.rights_title, privacy.rights],
  ] as const;
  return (
    <Sheet title={privacy.title} open={open} close={close}>
      <div className="flex flex-col gap-4">
        <p className="text-soft text-sm">{privacy.date}</p>
        <p>{privacy.ages}</p>
        <p className="font-semibold">{privacy.adults}</p>
        {chapters.map(([title, text]) => (
          <section key={title}>
            <h3 className="font-semibold">{title}</h3>
            <p className="text-soft">{text}</p>
          </section>
        ))}
      </div>
    </Sheet>
  );
}
