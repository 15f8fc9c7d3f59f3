import { dayShown } from '@shwekan/rules';
import { useT } from '../../house/language.ts';
import { Button } from '../../parts/Button.tsx';
import { Card, Row, Rows } from '../../parts/Card.tsx';
import type { VerifiedFunds } from '../../parts/proof/verified-funds.ts';
import { Amount } from './Amount.tsx';
import { VerdictHead } from './VerdictSteps.tsx';

/** What a saved file shows of a player's money in what the house owes. */
export function FundsReport({ shown, again }: { shown: VerifiedFunds; again: () => void }) {
  const t = useT('proof');
  const { verdict, proof, name } = shown;
  const { day, balance_pya, purses_pya, owed_pya } = verdict;
  return (
    <>
      <Card>
        <VerdictHead
          name={name}
          title={t.money.title}
          meaning={{ proven: t.money.ok, incomplete: t.money.bad, broken: t.money.broken, renamed: t.meanings.renamed }[name]}
        />
        {day !== null && (
          <div className="mt-4">
            <Rows>
              <Row name={t.money.day} value={dayShown(day)} />
              <Row name={t.money.player} value={proof.player} />
              {name === 'proven' && (
                <Row
                  name={t.money.mine}
                  value={
                    <b>
                      <Amount pya={balance_pya} />
                    </b>
                  }
                />
              )}
              {purses_pya !== null && <Row name={t.money.all} value={<Amount pya={purses_pya} />} />}
              {owed_pya !== null && <Row name={t.money.owed} value={<Amount pya={owed_pya} />} />}
            </Rows>
          </div>
        )}
      </Card>
      <Button wide look="text" onClick={again}>
        {t.other}
      </Button>
    </>
  );
}
