import { useT } from '../../app/language.ts';
import { useCall } from '../../app/query.ts';
import { Answered } from '../../parts/Answered.tsx';
import { Card, Cards } from '../../parts/Card.tsx';
import { EmptyState } from '../../parts/EmptyState.tsx';
import { ServiceIcon } from '../../parts/icons.tsx';
import { SkeletonRows } from '../../parts/Skeleton.tsx';
import { SocialLinks, setLinks } from '../../parts/SocialLinks.tsx';

/** Where the house can be reached, and the common questions. */
export function ServiceScreen() {
  const t = useT('account');
  const links = useCall('GET /api/social_link');
  const { faq } = t.service;
  const questions = [
    [faq.cashin_q, faq.cashin_a],
    [faq.bet_q, faq.bet_a],
    [faq.number_q, faq.number_a],
    [faq.win_q, faq.win_a],
    [faq.password_q, faq.password_a],
    [faq.limit_q, faq.limit_a],
  ] as const;
  return (
    <Cards>
      <Card title={t.service.contact}>
        <Answered query={links} skeleton={<SkeletonRows count={1} />}>
          {({ data }) =>
            setLinks(data).length === 0 ? (
              <EmptyState title={t.service.no_links} hint={t.service.no_links_hint} icon={<ServiceIcon className="size-7" />} />
            ) : (
              <>
                <p className="pb-3 text-soft">{t.service.contact_text}</p>
                <SocialLinks links={data} />
              </>
            )
          }
        </Answered>
      </Card>
      <Card title={t.service.questions}>
        <div className="-my-2 divide-y divide-line">
          {questions.map(([question, answer]) => (
            <details key={question} className="group py-1">
              <summary className="flex min-h-11 list-none items-center gap-2 py-2 font-medium [&::-webkit-details-marker]:hidden">
                <span className="flex-1">{question}</span>
                <span aria-hidden="true" className="text-gold-ink text-xl group-open:rotate-45">
                  +
                </span>
              </summary>
              <p className="pb-3 text-soft">{answer}</p>
            </details>
          ))}
        </div>
      </Card>
    </Cards>
  );
}
