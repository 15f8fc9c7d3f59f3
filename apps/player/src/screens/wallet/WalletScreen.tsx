import { useT } from '../../house/language.ts';
import { useSession } from '../../house/session.ts';
import { ButtonLink } from '../../parts/Button.tsx';
import { Card, Cards, Row, Rows } from '../../parts/Card.tsx';
import { GiftIcon, PaperIcon, PlusIcon, SlipIcon, StarIcon, TagIcon } from '../../parts/icons.tsx';
import { FriendsIcon, MoneyInIcon, MoneyOutIcon, SwapIcon } from '../../parts/own-icons.tsx';
import { paths } from '../../phone/paths.ts';
import { FundsLine } from './FundsLine.tsx';
import { TransferCard } from './TransferCard.tsx';
import { TurnoverCard } from './TurnoverCard.tsx';
import { WaitingRows } from './WaitingRows.tsx';

/** `/wallet`: money in and out and between the balances, and the ways to every record of it. Main and promotion stand in the bar above. */
export function WalletScreen() {
  const t = useT('wallet');
  const account = useT('account');
  const shell = useT();
  const player = useSession();
  if (player === null) return null;
  return (
    <Cards isPaired>
      <h1 className="sr-only">{shell.tabs.shop}</h1>
      <Card>
        <div className="grid grid-cols-2 gap-3 huge:grid-cols-1">
          <ButtonLink href={paths.cashin} look="gold">
            <PlusIcon className="size-5" />
            {shell.titles.cashin}
          </ButtonLink>
          <ButtonLink href={paths.cashout} look="brand">
            {shell.titles.cashout}
          </ButtonLink>
        </div>
        <Rows className="mt-3 -mb-2">
          <WaitingRows />
          <Row icon={<PaperIcon />} name={shell.titles.statement} href={paths.statement} />
          <Row icon={<SlipIcon />} name={account.bet_slips} href={paths.betslip} />
        </Rows>
      </Card>
      <TransferCard player={player} />
      <TurnoverCard player={player} />
      <Card>
        <Rows>
          <Row icon={<StarIcon />} name={shell.bar.points} href={paths.point} />
          <Row icon={<TagIcon />} name={shell.titles.promotion} href={paths.promotion} />
          <Row icon={<GiftIcon />} name={shell.titles.pocket} href={paths.pocket} />
          <Row icon={<FriendsIcon />} name={shell.titles.referral} href={paths.referral} />
        </Rows>
      </Card>
      <Card title={t.records}>
        <Rows>
          <Row icon={<MoneyInIcon />} name={shell.titles.cashin_history} href={paths.cashinHistory} />
          <Row icon={<MoneyOutIcon />} name={shell.titles.cashout_history} href={paths.cashoutHistory} />
          <Row icon={<SwapIcon />} name={shell.titles.transfer_history} href={paths.transferHistory} />
        </Rows>
        <FundsLine player={player} />
      </Card>
    </Cards>
  );
}
