import type { AnswerRow } from '@shwekan/contract';
import { fill } from '@shwekan/phrases/fill';
import { bonusOf, kyatShown, turnoverOf } from '@shwekan/rules';
import { useState } from 'react';
import { useT } from '../../house/language.ts';
import { useCall } from '../../house/query.ts';
import { useSession } from '../../house/session.ts';
import { cashinDraft } from '../../parts/cash/draft.ts';
import { Field } from '../../parts/Field.tsx';
import { useWholeWords } from '../../parts/use-whole-words.ts';

const CALL = 'GET /api/user/get_promo_cash_in';
type Promotion = AnswerRow<typeof CALL>;

type PromoFieldProps = { start: string; amount_pya: number; error: string | undefined };

/** A promotion's code, typed or chosen, with what it gives for an amount. Without the list of them a code can still be typed. */
export function PromoField({ start, amount_pya, error }: PromoFieldProps) {
  const t = useT('account');
  const { cashin } = useT('wallet');
  const [code, setCode] = useState(start);
  const choose = (promo_code: string) => {
    setCode(promo_code);
    cashinDraft.keep({ texts: { promo_code } });
  };
  const promotions = useCall(CALL).data?.data ?? [];
  const wanted = promotions.find((it) => it.promo_code === code.trim().toUpperCase());
  return (
    <details className="group" open={start !== '' || error !== undefined || undefined}>
      <summary className="flex min-h-11 list-none items-center gap-2 font-medium text-sm [&::-webkit-details-marker]:hidden">
        <span className="flex-1">{`${cashin.promo} (${t.optional})`}</span>
        <span aria-hidden="true" className="text-gold-ink text-xl group-open:rotate-45">
          +
        </span>
      </summary>
      <div className="flex flex-col gap-2">
        <Field
          label={cashin.promo}
          name="promo_code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          value={code}
          onChange={(event) => setCode(event.target.value)}
          hint={wanted && amount_pya > 0 && given(cashin.promo_gives, wanted, amount_pya)}
          error={error}
        />
        {promotions.map((it) => (
          <PromotionButton key={it.id} promotion={it} isChosen={it === wanted} choose={() => choose(it === wanted ? '' : it.promo_code)} />
        ))}
      </div>
    </details>
  );
}

type PromotionButtonProps = { promotion: Promotion; isChosen: boolean; choose: () => void };

function PromotionButton({ promotion, isChosen, choose }: PromotionButtonProps) {
  const { cashin } = useT('wallet');
  const level = useSession()?.lvl_2 === 1 ? 2 : 1;
  const title = useWholeWords(promotion.title);
  const barred = promotion.used_today === 1 ? cashin.used_today : promotion.lvl > level ? cashin.level_2 : null;
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      disabled={barred !== null}
      onClick={choose}
      className="flex min-h-12 items-center gap-3 zoomed:flex-wrap rounded-control border-2 border-line bg-sunk px-3 py-2 text-left aria-pressed:border-gold-deep aria-pressed:bg-gold-wash disabled:text-soft"
    >
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{title}</span>
        <span className="block text-soft text-sm">
          {fill(cashin.promo_terms, { percent: promotion.percent, times: promotion.turnover })}
        </span>
      </span>
      <span className="amount text-gold-ink text-sm">{barred ?? promotion.promo_code}</span>
    </button>
  );
}

/** What an amount brings with a promotion, by the rules the server credits it by. */
function given(phrase: string, promotion: Promotion, amount_pya: number): string {
  const credited_pya = amount_pya + bonusOf(amount_pya, Math.round(promotion.percent * 100));
  const turnover_pya = turnoverOf(credited_pya, Math.round(promotion.turnover * 100));
  return fill(phrase, { amount: kyatShown(credited_pya), turnover: kyatShown(turnover_pya) });
}
