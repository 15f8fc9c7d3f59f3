import { z } from 'zod';
import type { OutsideResult } from '../../../platform/outside.ts';
import { type Aggregator, isNamed, type ReportedWager } from '../aggregator.ts';
import { type CurrencyNumbers, currencyOf } from '../fields.ts';
import { AmountIfSaid, askJson, LAUNCH_LIMITS, LIST_LIMITS, read, Text } from '../json-call.ts';
import type { DialectSettings } from '../settings.ts';
import { signRequest } from './signature.ts';

const FIVE_MINUTES_MS = 300_000;
const STATUSES: Record<string, ReportedWager['status']> = { 100: 'open', 101: 'settled', 102: 'void' };

const AggregatorStatus = z.object({ ErrorCode: z.coerce.number(), ErrorMessage: z.string().nullish() });
const Launched = AggregatorStatus.extend({ Url: z.string().nullish() });
const Listed = AggregatorStatus.extend({ ProviderGames: z.array(z.unknown()).nullish() });
const WagerReport = AggregatorStatus.extend({
  Wagers: z
    .array(
      z
        .object({
          MemberName: Text.optional(),
          MemberID: Text.optional(),
          ProductID: Text,
          WagerID: Text,
          CurrencyID: Text.nullish(),
          BetAmount: AmountIfSaid,
          ValidBetAmount: AmountIfSaid,
          PayoutAmount: AmountIfSaid,
          Status: Text,
        })
        .transform((it) => ({
          member: it.MemberName ?? it.MemberID ?? '',
          p_code: it.ProductID,
          wager_code: it.WagerID,
          currency: it.CurrencyID ?? null,
          bet: it.BetAmount,
          tip: '0',
          valid_bet: it.ValidBetAmount,
          payout: it.PayoutAmount,
          status: STATUSES[it.Status] ?? null,
        }))
        .refine(isNamed, 'names no wager'),
    )
    .nullish(),
});

/** The older dialect: every call is a POST, answered with 200 and an ErrorCode. */
export function gscAggregator(settings: DialectSettings, currencies: CurrencyNumbers): Aggregator {
  const ask = async <T extends z.output<typeof AggregatorStatus>>(
    method: string,
    body: object,
    shape: z.ZodType<T>,
    limits = LIST_LIMITS,
  ) => {
    const sent = JSON.stringify({ OperatorCode: settings.operator_code, ...body, ...signRequest(settings, method) });
    const request = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: sent } as const;
    return accepted(read(await askJson(`${settings.base_url}/Seamless/${method}`, request, { ...limits, reach: settings.reach }), shape));
  };
  return {
    window_ms: FIVE_MINUTES_MS,
    async launch(it) {
      const body = {
        MemberName: it.member,
        DisplayName: it.display_name,
        Password: settings.passwordOf(it.member),
        ProductID: numberIfOne(it.p_code),
        GameType: it.category_id,
        GameID: it.g_code,
        LanguageCode: it.language,
        Platform: 0,
        IPAddress: it.address,
        LobbyURL: it.return_url,
      };
      const asked = await ask('LaunchGame', body, Launched, LAUNCH_LIMITS);
      if (asked.outcome !== 'done') return asked;
      return asked.value.Url ? { outcome: 'done', value: asked.value.Url } : { outcome: 'refused', error: 'no Url' };
    },
    // This dialect has no list of products: operators enter them.
    products: async () => ({ outcome: 'done', value: [] }),
    async games(p_code, category_id) {
      const body = { ProductID: numberIfOne(p_code), GameType: category_id, LanguageCode: 0, Platform: 0 };
      const asked = await ask('GetGameList', body, Listed);
      return asked.outcome === 'done' ? { outcome: 'done', value: asked.value.ProviderGames ?? [] } : asked;
    },
    async wagers(from, until) {
      const asked = await ask('PullReport', { StartDate: reportTime(from), EndDate: reportTime(until) }, WagerReport);
      if (asked.outcome !== 'done') return asked;
      const rows = asked.value.Wagers ?? [];
      return { outcome: 'done', value: rows.map((it) => ({ ...it, currency: currencyOf(it.currency, currencies) })) };
    },
  };
}

function accepted<T extends z.output<typeof AggregatorStatus>>(asked: OutsideResult<T>): OutsideResult<T> {
  if (asked.outcome !== 'done' || asked.value.ErrorCode === 0) return asked;
  const { ErrorCode, ErrorMessage } = asked.value;
  return { outcome: 'refused', error: `${ErrorCode} ${ErrorMessage ?? ''}`.trim() };
}

function reportTime(at: Date): string {
  return at.toISOString().slice(0, 19).replace('T', ' ');
}

function numberIfOne(code: string): number | string {
  return /^\d{1,9}$/.test(code) ? Number(code) : code;
}
