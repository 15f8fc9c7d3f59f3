import { useT } from '../../house/language.ts';
import { Button } from '../../parts/Button.tsx';
import { Cards } from '../../parts/Card.tsx';
import { EmptyState } from '../../parts/EmptyState.tsx';
import { useDraw } from '../../parts/proof/use-draw.ts';
import type { VerifiedDraw } from '../../parts/proof/verified-draw.ts';
import { QueryView } from '../../parts/QueryView.tsx';
import { go } from '../../phone/navigate.ts';
import { paths } from '../../phone/paths.ts';
import { DrawVerdict } from './DrawVerdict.tsx';
import { KeyCard } from './KeyCard.tsx';
import { WitnessCard } from './WitnessCard.tsx';

/** What the house's log says of a draw now. */
export function DrawProof({ draw }: { draw: string }) {
  const t = useT('proof');
  const query = useDraw(draw);
  const again = () => go(paths.verify);
  return (
    <Cards>
      <QueryView query={query}>
        {(shown) =>
          shown === null ? (
            <EmptyState kind="results" title={t.draws.unknown} hint={t.draws.hint} action={<Button onClick={again}>{t.other}</Button>} />
          ) : (
            <SavedDraw shown={shown} again={again} recheck={() => void query.refetch()} />
          )
        }
      </QueryView>
      <KeyCard shown={query.data ?? null} recheck={() => void query.refetch()} />
    </Cards>
  );
}

/** A draw's proof that was verified, as it stands or as it was saved. */
export function SavedDraw({ shown, again, recheck }: { shown: VerifiedDraw; again: () => void; recheck: () => void }) {
  const t = useT('proof');
  return (
    <>
      <DrawVerdict shown={shown} />
      <WitnessCard keys={shown.witnesses} seen={shown.verdict} recheck={recheck} />
      <Button wide look="text" onClick={again}>
        {t.other}
      </Button>
    </>
  );
}
