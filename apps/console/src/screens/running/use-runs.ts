import { useQuery } from '@tanstack/react-query';
import { groupsOf, type RunGroup, runsIn, type Window, windowFrom } from './running.ts';

/** All that runs within some weeks, from this one where none is named, by the page where it is changed; none until all of it is read. With what failed of the reading. */
export function useRuns(
  now_ms: number,
  window: Window = windowFrom(),
): {
  groups: RunGroup[] | null;
  failed: { error: Error; retry: () => void; isRetrying: boolean } | null;
} {
  const [banner, text, promotion, offer, campaign] = runsIn(window);
  const readings = [useQuery(banner), useQuery(text), useQuery(promotion), useQuery(offer), useQuery(campaign)] as const;
  const [banners, texts, promotions, offers, campaigns] = readings;
  const broken = readings.find((it) => it.error !== null);
  const isAll = banners.data && texts.data && promotions.data && offers.data && campaigns.data;
  const groups = isAll
    ? groupsOf(
        {
          banners: banners.data.data,
          texts: texts.data.data,
          promotions: promotions.data.data,
          offers: offers.data.data,
          campaigns: campaigns.data.data,
        },
        now_ms,
      )
    : null;
  const failed = broken?.error ? { error: broken.error, retry: () => void broken.refetch(), isRetrying: broken.isFetching } : null;
  return { groups, failed };
}
