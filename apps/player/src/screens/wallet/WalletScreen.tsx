import { useT } from '../../house/language.ts';
import { useSession } from '../../house/session.ts';
import { HIDDEN, useBalanceShown } from '../../parts/BalanceBar.tsx';
import { ButtonLink } from '../../parts/Button.tsx';
import { Card, Cards, Row, Rows } from '../../parts/Card.tsx';
import { FriendsIcon, GiftIcon, MoneyInIcon, MoneyOutIcon, PaperIcon, PlusIcon, StarIcon, SwapIcon, TagIcon } from '../../parts/icons.tsx';
import { Kyat } from '../../parts/Kyat.tsx';
import { paths } from '../../phone/paths.ts';
import { FundsLine } from './FundsLine.tsx';
import { TransferCard } from './TransferCard.tsx';
import { TurnoverCard } from './TurnoverCard.tsx';

/** `/wallet`: both balances, money in and out and between them, and the ways to every record of it. */
export function WalletScreen() {
  const t = useT('wallet');
  const shell = useT();
  const player = useSession();
  if (player === null) return null;
  return (
    <Cards>
      <h1 className="sr-only">{shell.tabs.shop}</h1>
      <Card>
        <Rows>
          <Balance name={t.main} testId="wallet-main" wire={player.balance} />
          <Balance name={t.game} testId="wallet-game" wire={player.game_balance} />
          <Balance name={t.promotion} testId="wallet-promotion" wire={player.p_balance} />
        </Rows>
        <div className="mt-5 grid grid-cols-2 gap-3 zoomed:grid-cols-1">
          <ButtonLink href={paths.cashin} look="gold">
            <PlusIcon className="size-5" />
            {shell.titles.cashin}
          </ButtonLink>
          <ButtonLink href={paths.cashout} look="brand">
            {shell.titles.cashout}
          </ButtonLink>
        </div>
      </Card>
      <TurnoverCard player={player} />
      <TransferCard player={player} />
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
          <Row icon={<PaperIcon />} name={shell.titles.statement} href={paths.statement} />
        </Rows>
        <FundsLine player={player} />
      </Card>
    </Cards>
  );
}

function Balance({ name, testId, wire }: { name: string; testId: string; wire: string }) {
  const shown = useBalanceShown();
  return (
    <p className="flex min-h-12 flex-wrap items-center justify-between gap-x-3 py-1">
      <span className="text-soft">{name}</span>
      <span className="font-bold text-lg min-[22.5em]:text-xl" data-testid={testId}>
        {shown ? <Kyat wire={wire} /> : HIDDEN}
      </span>
    </p>
  );
}
