import { fill } from '@shwekan/phrases/fill';
import { dayShown, maskPhone } from '@shwekan/rules';
import { useState } from 'react';
import { useT } from '../../house/language.ts';
import { type Session, useSession } from '../../house/session.ts';
import { Button, ButtonLink } from '../../parts/Button.tsx';
import { Card, Cards, Row, Rows } from '../../parts/Card.tsx';
import { Chip } from '../../parts/Chip.tsx';
import {
  AlertIcon,
  BellIcon,
  GiftIcon,
  LockIcon,
  PaperIcon,
  ShieldIcon,
  SlipIcon,
  StarIcon,
  TagIcon,
  UserIcon,
} from '../../parts/icons.tsx';
import { DevicesIcon, LogoutIcon, MoneyInIcon, MoneyOutIcon, PhoneIcon, SwapIcon, TalkIcon } from '../../parts/own-icons.tsx';
import { Picture } from '../../parts/Picture.tsx';
import { ReferralCode } from '../../parts/ReferralCode.tsx';
import { paths } from '../../phone/paths.ts';
import { EditProfile } from './EditProfile.tsx';
import { LogoutSheet } from './LogoutSheet.tsx';
import { PhotoSheet } from './PhotoSheet.tsx';

/** The player's account, the referral code, and the ways to what belongs to the account. */
export function ProfileScreen() {
  const player = useSession();
  return player === null ? null : <Profile player={player} />;
}

function Profile({ player }: { player: Session }) {
  const t = useT('account');
  const [editing, setEditing] = useState(false);
  const [choosing, setChoosing] = useState(false);
  const [leaving, setLeaving] = useState(false);
  return (
    <Cards>
      <Card>
        <div className="flex items-center gap-3 zoomed:flex-col zoomed:items-start">
          <PhotoButton player={player} change={() => setChoosing(true)} />
          <div className="min-w-0 flex-1 zoomed:w-full">
            <p className="truncate font-bold text-lg zoomed:whitespace-normal">{player.name}</p>
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="amount text-soft">{maskPhone(player.phone)}</span>
              <Chip tone={player.lvl_2 === 1 ? 'good' : 'plain'}>{fill(t.level, { level: player.lvl_2 === 1 ? 2 : 1 })}</Chip>
            </p>
          </div>
        </div>
      </Card>
      {player.birthday === null && (
        <p className="flex items-center gap-3 rounded-card bg-warn-wash p-4 text-warn">
          <AlertIcon />
          {t.birthday_missing}
        </p>
      )}
      <Card>
        <Rows>
          <Row name={t.name} value={player.name} />
          <Row name={t.phone} value={<span className="amount">{maskPhone(player.phone)}</span>} />
          <Row name={t.email} value={player.email ?? t.not_set} />
          <Row name={t.birthday} value={player.birthday === null ? t.not_set : dayShown(player.birthday)} />
        </Rows>
        <Button wide className="mt-4" onClick={() => setEditing(true)}>
          {t.edit_profile}
        </Button>
      </Card>
      <Referral player={player} />
      <Ways player={player} />
      <Button look="danger" wide onClick={() => setLeaving(true)}>
        <LogoutIcon className="size-5" />
        {t.logout}
      </Button>
      <EditProfile player={player} open={editing} close={() => setEditing(false)} />
      <PhotoSheet open={choosing} close={() => setChoosing(false)} />
      <LogoutSheet open={leaving} close={() => setLeaving(false)} />
    </Cards>
  );
}

function Referral({ player }: { player: Session }) {
  const t = useT('account');
  const { refer } = useT('person');
  return (
    <Card title={t.referral}>
      <ReferralCode code={player.referral} />
      <p className="mt-2 text-soft text-sm">{fill(t.friends, { count: player.refer_count })}</p>
      <ButtonLink href={paths.referral} wide className="mt-3">
        {refer.open}
      </ButtonLink>
    </Card>
  );
}

/** What belongs to the account: rewards, records, and who gets in. */
function Ways({ player }: { player: Session }) {
  const t = useT('account');
  const shell = useT();
  const person = useT('person');
  return (
    <>
      <Card>
        <Rows>
          <Row
            icon={<ShieldIcon />}
            name={player.lvl_2 === 1 ? fill(t.level, { level: 2 }) : person.level_upgrade}
            value={player.lvl_2_state === 'pending' ? t.history.pending : undefined}
            href={paths.levelTwo}
          />
          <Row icon={<BellIcon />} name={t.notifications} href={paths.notifications} />
          <Row icon={<TalkIcon />} name={shell.titles.conversations} href={paths.conversations} />
          <Row icon={<StarIcon />} name={shell.bar.points} href={paths.point} />
          <Row icon={<TagIcon />} name={shell.titles.promotion} href={paths.promotion} />
          <Row icon={<GiftIcon />} name={shell.titles.pocket} href={paths.pocket} />
        </Rows>
      </Card>
      <Card>
        <Rows>
          <Row icon={<SlipIcon />} name={t.bet_slips} href={paths.betslip} />
          <Row icon={<MoneyInIcon />} name={t.cashin_history} href={paths.cashinHistory} />
          <Row icon={<MoneyOutIcon />} name={shell.titles.cashout_history} href={paths.cashoutHistory} />
          <Row icon={<SwapIcon />} name={shell.titles.transfer_history} href={paths.transferHistory} />
          <Row icon={<PaperIcon />} name={shell.titles.statement} href={paths.statement} />
        </Rows>
      </Card>
      <Card>
        <Rows>
          <Row icon={<LockIcon />} name={t.change_password} href={paths.password} />
          <Row icon={<PhoneIcon />} name={t.change_phone} href={paths.changePhone} />
          <Row icon={<DevicesIcon />} name={t.devices} href={paths.sessions} />
        </Rows>
      </Card>
    </>
  );
}

/** The photo, or a figure in its place; a tap changes it. */
function PhotoButton({ player, change }: { player: Session; change: () => void }) {
  const { photo } = useT('person');
  return (
    <button
      type="button"
      aria-label={photo.change}
      title={photo.change}
      onClick={change}
      className="flex size-14 shrink-0 items-center justify-center overflow-hidden rounded-full border-2 border-gold bg-brand text-gold"
    >
      {player.image ? (
        <Picture src={player.image} alt="" fallback="/face.svg" className="size-full object-cover" />
      ) : (
        <UserIcon className="size-8" />
      )}
    </button>
  );
}
