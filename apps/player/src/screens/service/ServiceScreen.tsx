import { keepWords } from '@shwekan/phrases/burmese';
import { useLanguage, useT } from '../../house/language.ts';
import { useCall } from '../../house/query.ts';
import { ButtonLink } from '../../parts/Button.tsx';
import { Card, Cards, Pane, Panes } from '../../parts/Card.tsx';
import { EmptyState } from '../../parts/EmptyState.tsx';
import { QueryView } from '../../parts/QueryView.tsx';
import { LoneSkeleton } from '../../parts/Skeleton.tsx';
import { SocialLinks, setLinks } from '../../parts/SocialLinks.tsx';
import { paths } from '../../phone/paths.ts';

/** Where the house can be reached, and the common questions. */
export function ServiceScreen() {
  const t = useT('account');
  const shell = useT();
  const links = useCall('GET /api/social_link');
  const help = useCall('GET /api/help', undefined, { key: useLanguage() });
  return (
    <Cards>
      <Panes>
        <Pane>
          {' '}
          <Card title={t.service.contact}>
            <QueryView query={links} skeleton={<LinksComing text={t.service.contact_text} />}>
              {({ data }) =>
                setLinks(data).length === 0 ? (
                  <EmptyState kind="talk" title={t.service.no_links} hint={t.service.no_links_hint} />
                ) : (
                  <>
                    <p className="pb-3 text-soft">{t.service.contact_text}</p>
                    <SocialLinks links={data} />
                  </>
                )
              }
            </QueryView>
          </Card>
          <ButtonLink look="gold" wide href={paths.conversations}>
            {shell.titles.conversations}
          </ButtonLink>
        </Pane>
        {help.data?.data.length !== 0 && (
          <Card title={t.service.questions}>
            <QueryView query={help} skeleton={<LoneSkeleton className="h-72" />}>
              {({ data }) => (
                <div className="-my-2 divide-y divide-line">
                  {data.map((it) => (
                    <details key={it.id} className="group py-1">
                      <summary className="flex min-h-11 list-none items-center gap-2 py-2 font-medium [&::-webkit-details-marker]:hidden">
                        <span className="flex-1">{keepWords(it.title)}</span>
                        <span aria-hidden="true" className="text-gold-ink text-xl group-open:rotate-45">
                          +
                        </span>
                      </summary>
                      <p className="whitespace-pre-line pb-3 text-soft">{keepWords(it.body)}</p>
                    </details>
                  ))}
                </div>
              )}
            </QueryView>
          </Card>
        )}
      </Panes>
    </Cards>
  );
}

/** The links, still coming. */
function LinksComing({ text }: { text: string }) {
  return (
    <>
      <p className="pb-3 text-soft">{text}</p>
      <LoneSkeleton className="h-37 zoomed:h-57 huge:h-117" />
    </>
  );
}
