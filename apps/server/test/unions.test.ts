import type {
  accounts,
  adjustments,
  cashIn,
  cashOut,
  content,
  conversations,
  deeds,
  draws,
  gameImports,
  levelTwo,
  notices,
  OtpPurpose,
  paymentMethods,
  playLimits,
  pocket,
  Reply,
  reconciliation,
  rewards,
  wagers,
  weekly,
} from '@shwekan/contract';
import type {
  AttachmentKind,
  ConversationSubject,
  DialectName,
  LotteryCode,
  PLAY_LIMIT_KINDS,
  PLAY_LIMIT_PERIODS,
  PocketPeriod,
  ProviderCurrency,
  ToldTopic,
} from '@shwekan/rules';
import { expectTypeOf, test } from 'vitest';
import type * as db from '#queries/unions.ts';
import type { PageLanguage } from '../src/platform/refusal-answer.ts';
import type { Call } from '../src/platform/serve.ts';

// Whether these hold is said by the check of types, not by running them: a word more or fewer on one side does not compile.

type Row<R> = R extends { data: (infer Item)[] } ? Item : never;

test('what the database holds of money in and out is what the contract says of it', () => {
  expectTypeOf<db.CashInState>().toEqualTypeOf<Row<Reply<typeof cashIn.list>>['state']>();
  expectTypeOf<db.CashOutState>().toEqualTypeOf<Row<Reply<typeof cashOut.list>>['state']>();
  expectTypeOf<db.PaymentMethodKind>().toEqualTypeOf<Row<Reply<typeof paymentMethods.list>>['kind']>();
  expectTypeOf<db.AdjustedPurse>().toEqualTypeOf<Row<Reply<typeof adjustments.list>>['purse']>();
});

test('what the database holds of players is what the contract and the rules say of it', () => {
  expectTypeOf<db.Lvl2State>().toEqualTypeOf<Reply<typeof accounts.profile>['data']['lvl_2_state']>();
  expectTypeOf<db.LevelTwoRequestState>().toEqualTypeOf<Row<Reply<typeof levelTwo.list>>['state']>();
  expectTypeOf<db.OtpPurpose>().toEqualTypeOf<OtpPurpose>();
  expectTypeOf<db.PlayLimitKind>().toEqualTypeOf<(typeof PLAY_LIMIT_KINDS)[number]>();
  expectTypeOf<db.PlayLimitPeriod>().toEqualTypeOf<(typeof PLAY_LIMIT_PERIODS)[number]>();
  expectTypeOf<db.PlayBreakKind>().toEqualTypeOf<NonNullable<Reply<typeof playLimits.show>['data']['stopped']>['kind']>();
});

test('what the database holds of games is what the contract and the rules say of it', () => {
  expectTypeOf<db.DialectName>().toEqualTypeOf<DialectName>();
  expectTypeOf<db.ProviderCurrency>().toEqualTypeOf<ProviderCurrency>();
  expectTypeOf<db.WagerKind>().toEqualTypeOf<Row<Reply<typeof wagers.list>>['kind']>();
  expectTypeOf<db.WagerStatus>().toEqualTypeOf<Row<Reply<typeof wagers.list>>['status']>();
  expectTypeOf<db.ImportSource>().toEqualTypeOf<Row<Reply<typeof gameImports.list>>['source']>();
  expectTypeOf<db.ImportState>().toEqualTypeOf<Row<Reply<typeof gameImports.list>>['state']>();
  expectTypeOf<db.ImportOutcome>().toEqualTypeOf<Row<Reply<typeof gameImports.rows>>['outcome']>();
  expectTypeOf<db.ReconciliationState>().toEqualTypeOf<Row<Reply<typeof reconciliation.list>>['state']>();
  expectTypeOf<db.DifferenceKind>().toEqualTypeOf<Row<Reply<typeof reconciliation.differences>>['kind']>();
  expectTypeOf<db.DifferenceState>().toEqualTypeOf<Row<Reply<typeof reconciliation.differences>>['state']>();
});

test('what the database holds of draws, rewards and messages is what the contract and the rules say of it', () => {
  expectTypeOf<Exclude<db.Derivation, 'entered'>>().toEqualTypeOf<Lowercase<LotteryCode>>();
  expectTypeOf<db.ProposalState>().toEqualTypeOf<Reply<typeof draws.show>['data']['proposals'][number]['state']>();
  expectTypeOf<db.DeedState>().toEqualTypeOf<Row<Reply<typeof deeds.list>>['state']>();
  expectTypeOf<db.RewardKind>().toEqualTypeOf<Row<Reply<typeof rewards.costs>>['kind']>();
  expectTypeOf<db.PocketPeriod>().toEqualTypeOf<PocketPeriod>();
  expectTypeOf<db.PocketState>().toEqualTypeOf<Row<Reply<typeof pocket.campaigns>>['state']>();
  expectTypeOf<db.WeeklyRunState>().toEqualTypeOf<Row<Reply<typeof weekly.runs>>['state']>();
  expectTypeOf<db.NoticeAudience>().toEqualTypeOf<Row<Reply<typeof notices.list>>['audience']>();
  expectTypeOf<db.NoticeState>().toEqualTypeOf<Row<Reply<typeof notices.list>>['state']>();
  expectTypeOf<db.NotificationTopic>().toEqualTypeOf<ToldTopic>();
  expectTypeOf<db.ConversationSubject>().toEqualTypeOf<ConversationSubject>();
  expectTypeOf<db.ConversationState>().toEqualTypeOf<Row<Reply<typeof conversations.queue>>['state']>();
  expectTypeOf<db.AttachmentKind>().toEqualTypeOf<AttachmentKind>();
  expectTypeOf<db.ContentKind>().toEqualTypeOf<Call<typeof content.add>['body']['kind']>();
  expectTypeOf<db.SocialName>().toEqualTypeOf<keyof Reply<typeof content.socialLinks>['data']>();
  expectTypeOf<db.PageLanguage>().toEqualTypeOf<PageLanguage>();
});
