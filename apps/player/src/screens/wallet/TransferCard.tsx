import { fill } from '@shwekan/phrases/fill';
import { GAME_PURSE_SPENT_PYA, PYA_PER_KYAT } from '@shwekan/rules';
import { kyatOf, pyaOf } from '@shwekan/ui';
import { useT } from '../../house/language.ts';
import type { Session } from '../../house/session.ts';
import { Balance } from '../../parts/Balance.tsx';
import { Button } from '../../parts/Button.tsx';
import { Card } from '../../parts/Card.tsx';
import { CheckingCard } from '../../parts/cash/CheckingCard.tsx';
import { AmountButton, AmountButtons } from '../../parts/cash/QuickAmounts.tsx';
import type { Direction } from '../../parts/cash/TransferList.tsx';
import { Field } from '../../parts/Field.tsx';
import { useTransfer } from './use-transfer.ts';

/** Kyat offered at one tap; "all" stands after them. */
const QUICK_AMOUNTS_KYAT = ['1000', '5000', '10000', '50000', '100000'];
const DIRECTIONS = ['in', 'out'] as const satisfies readonly Direction[];

/** Money from main to game and back, with what is in game: main stands in the bar above. */
export function TransferCard({ player }: { player: Session }) {
  const { transfer: t, game } = useT('wallet');
  const { way, errors, setErrors, submit, askAgain, direction, setDirection, amount, setAmount, from, forfeit } = useTransfer(player);
  const turn = (to: Direction) => {
    setErrors({});
    setDirection(to);
  };
  return (
    <>
      {way !== 'form' && <CheckingCard way={way} askAgain={askAgain} />}
      <Card title={t.title} className={way === 'form' ? '' : 'hidden'}>
        <p className="mb-4 flex flex-wrap items-center justify-between gap-x-3">
          <span className="text-soft">{game}</span>
          <span className="font-bold text-lg min-[22.5em]:text-xl" data-testid="wallet-game">
            <Balance wire={player.game_balance} />
          </span>
        </p>
        <form noValidate onSubmit={submit} className="flex flex-col gap-4">
          <fieldset className="grid grid-cols-2 gap-2 zoomed:grid-cols-1">
            <legend className="sr-only">{t.direction}</legend>
            {DIRECTIONS.map((it) => (
              <button
                key={it}
                type="button"
                aria-pressed={it === direction}
                onClick={() => turn(it)}
                className="min-h-11 rounded-control border-2 border-line bg-sunk px-2 py-1 aria-pressed:border-gold-deep aria-pressed:bg-gold-wash aria-pressed:font-semibold"
              >
                {t[it]}
              </button>
            ))}
          </fieldset>
          {forfeit && (
            <p role="status" className="rounded-control border border-gold-deep bg-gold-wash p-3 text-sm" data-testid="forfeits">
              {pyaOf(forfeit.waiting) > GAME_PURSE_SPENT_PYA
                ? fill(t.forfeits_waiting, { amount: kyatOf(forfeit.waiting) })
                : fill(t.forfeits, { deposit: kyatOf(forfeit.deposit), promotion: kyatOf(forfeit.promotion) })}
            </p>
          )}
          <Field
            label={t.amount}
            name="transfer_balance"
            inputMode="numeric"
            autoComplete="off"
            maxLength={16}
            value={amount}
            onChange={(event) => setAmount(event.target.value)}
            error={errors['transfer_balance']}
          />
          <AmountButtons amounts={QUICK_AMOUNTS_KYAT} choose={setAmount}>
            <AmountButton onClick={() => setAmount(wholeKyat(from))}>{t.all}</AmountButton>
          </AmountButtons>
          <Button type="submit" look="gold" wide>
            {t.send}
          </Button>
        </form>
      </Card>
    </>
  );
}

/** All that can leave a purse: its whole kyat, for the wire; nothing of a purse below zero. */
function wholeKyat(wire: string): string {
  return String(Math.max(0, Math.floor(pyaOf(wire) / PYA_PER_KYAT)));
}
