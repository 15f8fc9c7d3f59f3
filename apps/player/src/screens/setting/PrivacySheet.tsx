import { keepWords } from '@shwekan/phrases/burmese';
import { fill } from '@shwekan/phrases/fill';
import { useLanguage, useT } from '../../house/language.ts';
import { useMinimumAge } from '../../house/minimum-age.ts';
import { useCall } from '../../house/query.ts';
import { QueryView } from '../../parts/QueryView.tsx';
import { Sheet } from '../../parts/Sheet.tsx';

/** The privacy policy: its date and who it is for are fixed, its chapters come from the server. */
export function PrivacySheet({ open, close }: { open: boolean; close: () => void }) {
  const { privacy } = useT('account');
  const policy = useCall('GET /api/privacy_policy', undefined, { enabled: open, key: useLanguage() });
  return (
    <Sheet title={privacy.title} open={open} close={close} isText>
      <div className="flex flex-col gap-4">
        <p className="text-soft text-sm">{privacy.date}</p>
        <p>{privacy.ages}</p>
        <p className="font-semibold">{fill(privacy.adults, { age: useMinimumAge() })}</p>
        <QueryView query={policy}>
          {({ data }) =>
            data.map((it) => (
              <section key={it.id}>
                <h3 className="font-semibold">{keepWords(it.title)}</h3>
                <p className="whitespace-pre-line text-soft">{keepWords(it.body)}</p>
              </section>
            ))
          }
        </QueryView>
      </div>
    </Sheet>
  );
}
