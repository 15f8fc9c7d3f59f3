import { keepWords } from '@shwekan/phrases/burmese';
import { fill } from '@shwekan/phrases/fill';
import { useT } from '../../house/language.ts';
import { useCall } from '../../house/query.ts';
import { type Session, useSession } from '../../house/session.ts';
import { ButtonLink } from '../../parts/Button.tsx';
import { Card, Cards } from '../../parts/Card.tsx';
import { Chip } from '../../parts/Chip.tsx';
import { CheckIcon, ShieldIcon } from '../../parts/icons.tsx';
import { paths } from '../../phone/paths.ts';
import { LevelPhoto } from './LevelPhoto.tsx';

/** The account's level, and the way to level 2: a photo of the payment app, and what was decided of it, as it changes. */
export function LevelTwoScreen() {
  const player = useSession();
  return player === null ? null : <Level player={player} />;
}

function Level({ player }: { player: Session }) {
  const t = useT('account');
  const { level } = useT('wallet');
  const isDone = player.lvl_2 === 1;
  const state = player.lvl_2_state;
  return (
    <Cards>
      <Card>
        <div className="flex flex-col gap-3">
          <p className="flex items-center gap-3 huge:flex-wrap">
            <ShieldIcon className="size-8 text-gold-ink" />
            <span className="flex-1 font-bold text-lg">{fill(t.level, { level: isDone ? 2 : 1 })}</span>
            <StateChip state={state} />
          </p>
          {isDone ? <Done /> : <p>{level.why}</p>}
          {state === 'rejected' && <Rejected reason={player.lvl_2_reason} />}
          {state === 'pending' && (
            <p role="status" className="font-semibold">
              {level.pending}
            </p>
          )}
          {state === 'pending' ? <SentPhoto /> : !isDone && <LevelPhoto />}
        </div>
      </Card>
      {!isDone && (
        <ButtonLink href={paths.service} wide>
          {level.to_service}
        </ButtonLink>
      )}
    </Cards>
  );
}

function StateChip({ state }: { state: Session['lvl_2_state'] }) {
  const { history } = useT('account');
  if (state === 'pending') return <Chip tone="warn">{history.pending}</Chip>;
  if (state === 'approved') return <Chip tone="good">{history.approved}</Chip>;
  return state === 'rejected' ? <Chip tone="bad">{history.rejected}</Chip> : null;
}

function Done() {
  const t = useT('person');
  return (
    <p
      role="status"
      className="flex items-center gap-3 huge:flex-col huge:items-start rounded-control bg-good-wash p-3 font-semibold text-good"
    >
      <CheckIcon />
      {t.level_done}
    </p>
  );
}

/** Why the last photo was refused, in the words of who refused it. */
function Rejected({ reason }: { reason: string | null }) {
  const t = useT('person');
  const { level } = useT('wallet');
  return (
    <div role="alert" className="rounded-control bg-bad-wash p-3 text-bad">
      <p className="font-semibold">{t.level_rejected_title}</p>
      <p>{reason === null ? level.rejected : keepWords(reason)}</p>
    </div>
  );
}

function SentPhoto() {
  const t = useT('person');
  const photo = useCall('GET /api/user/lvl_2/image').data?.data.image;
  if (photo === undefined) return null;
  // A data address is drawn as it is.
  return <img src={photo} alt={t.level_sent} className="max-h-72 w-full rounded-control border border-line bg-sunk object-contain" />;
}
