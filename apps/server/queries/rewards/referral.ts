/** Types and statements of src/rewards/referral.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';

export type DrawsToRewardParams = void;

export interface DrawsToRewardResult {
  id: number;
}

export const drawsToReward = new PreparedQuery<DrawsToRewardParams, DrawsToRewardResult>({"usedParamSet":{},"params":[],"statement":"select d.id from public_draw d left join referral_run r on r.draw_id = d.id\nwhere d.settled_at is not null and (r.done_at is null or r.round < d.round) order by d.id limit 20"} as never);

export type DrawsToTakeBackParams = void;

export interface DrawsToTakeBackResult {
  draw_id: number;
}

export const drawsToTakeBack = new PreparedQuery<DrawsToTakeBackParams, DrawsToTakeBackResult>({"usedParamSet":{},"params":[],"statement":"select r.draw_id from referral_run r join public_draw d on d.id = r.draw_id where r.round < d.round order by r.draw_id limit 20"} as never);

export interface LockRunToTakeBackParams {
  draw_id: number;
}

export interface LockRunToTakeBackResult {
  code: string;
  draw_round: number;
  round: number;
}

export const lockRunToTakeBack = new PreparedQuery<LockRunToTakeBackParams, LockRunToTakeBackResult>({"usedParamSet":{"draw_id":true},"params":[{"name":"draw_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":168,"b":176}]}],"statement":"select r.round, d.round as draw_round, l.code from referral_run r join public_draw d on d.id = r.draw_id join public_lottery l on l.id = d.lottery_id\nwhere r.draw_id = :draw_id! and r.round < d.round for no key update of r"} as never);

export interface EarningsToTakeBackParams {
  draw_id: number;
  most: number;
  round: number;
}

export interface EarningsToTakeBackResult {
  amount_pya: number;
  main_purse: number;
  referrer_id: number;
  round: number;
  slip_id: number;
}

export const earningsToTakeBack = new PreparedQuery<EarningsToTakeBackParams, EarningsToTakeBackResult>({"usedParamSet":{"draw_id":true,"round":true,"most":true},"params":[{"name":"draw_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":188,"b":196}]},{"name":"round","required":true,"transform":{"type":"scalar"},"locs":[{"a":212,"b":218}]},{"name":"most","required":true,"transform":{"type":"scalar"},"locs":[{"a":245,"b":250}]}],"statement":"select r.slip_id, r.round, r.referrer_id, r.amount_pya, p.id as main_purse\nfrom lottery_referral r join public_purse p on p.player_id = r.referrer_id and p.kind = 'main'\nwhere r.draw_id = :draw_id! and r.round < :round! order by r.slip_id limit :most!"} as never);

export interface MoveEarningsParams {
  slip_ids: number[];
}

export type MoveEarningsResult = void;

export const moveEarnings = new PreparedQuery<MoveEarningsParams, MoveEarningsResult>({"usedParamSet":{"slip_ids":true},"params":[{"name":"slip_ids","required":true,"transform":{"type":"scalar"},"locs":[{"a":203,"b":212}]}],"statement":"insert into lottery_referral_reversed (slip_id, round, draw_id, referrer_id, amount_pya, earned_at)\nselect slip_id, round, draw_id, referrer_id, amount_pya, at from lottery_referral where slip_id = any (:slip_ids!)"} as never);

export interface DropEarningsParams {
  slip_ids: number[];
}

export type DropEarningsResult = void;

export const dropEarnings = new PreparedQuery<DropEarningsParams, DropEarningsResult>({"usedParamSet":{"slip_ids":true},"params":[{"name":"slip_ids","required":true,"transform":{"type":"scalar"},"locs":[{"a":50,"b":59}]}],"statement":"delete from lottery_referral where slip_id = any (:slip_ids!)"} as never);

export interface StartNextRoundParams {
  draw_id: number;
  round: number;
}

export type StartNextRoundResult = void;

export const startNextRound = new PreparedQuery<StartNextRoundParams, StartNextRoundResult>({"usedParamSet":{"round":true,"draw_id":true},"params":[{"name":"round","required":true,"transform":{"type":"scalar"},"locs":[{"a":32,"b":38}]},{"name":"draw_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":85,"b":93}]}],"statement":"update referral_run set round = :round!, paid_to = 0, done_at = null where draw_id = :draw_id!"} as never);

export interface StartRunParams {
  draw_id: number;
}

export type StartRunResult = void;

export const startRun = new PreparedQuery<StartRunParams, StartRunResult>({"usedParamSet":{"draw_id":true},"params":[{"name":"draw_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":87,"b":95}]}],"statement":"insert into referral_run (draw_id, round) select id, round from public_draw where id = :draw_id! on conflict do nothing"} as never);

export interface LockRunParams {
  draw_id: number;
}

export interface LockRunResult {
  code: string;
  paid_to: number;
  referral_basis_points: number;
  round: number;
}

export const lockRun = new PreparedQuery<LockRunParams, LockRunResult>({"usedParamSet":{"draw_id":true},"params":[{"name":"draw_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":181,"b":189}]}],"statement":"select r.paid_to, r.round, l.code, l.referral_basis_points\nfrom referral_run r join public_draw d on d.id = r.draw_id join public_lottery l on l.id = d.lottery_id\nwhere r.draw_id = :draw_id! and r.done_at is null and r.round = d.round and d.settled_at is not null for no key update of r"} as never);

export interface EndOfSlipsParams {
  after: number;
  draw_id: number;
  slip_count: number;
}

export interface EndOfSlipsResult {
  slip_id: number | null;
}

export const endOfSlips = new PreparedQuery<EndOfSlipsParams, EndOfSlipsResult>({"usedParamSet":{"draw_id":true,"after":true,"slip_count":true},"params":[{"name":"draw_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":75,"b":83}]},{"name":"after","required":true,"transform":{"type":"scalar"},"locs":[{"a":94,"b":100}]},{"name":"slip_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":120,"b":131}]}],"statement":"select max(id) as slip_id from (select id from public_slip where draw_id = :draw_id! and id > :after! order by id limit :slip_count!) s"} as never);

export interface FriendsSlipsParams {
  after: number;
  basis_points: number;
  draw_id: number;
  up_to: number;
}

export interface FriendsSlipsResult {
  amount_pya: number;
  friend_id: number;
  main_purse: number;
  referrer_id: number;
  slip_id: number;
  stake_pya: number;
}

export const friendsSlips = new PreparedQuery<FriendsSlipsParams, FriendsSlipsResult>({"usedParamSet":{"basis_points":true,"draw_id":true,"after":true,"up_to":true},"params":[{"name":"basis_points","required":true,"transform":{"type":"scalar"},"locs":[{"a":145,"b":158},{"a":433,"b":446}]},{"name":"draw_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":366,"b":374}]},{"name":"after","required":true,"transform":{"type":"scalar"},"locs":[{"a":387,"b":393}]},{"name":"up_to","required":true,"transform":{"type":"scalar"},"locs":[{"a":407,"b":413}]}],"statement":"select s.id as slip_id, s.player_id as friend_id, p.referred_by as \"referrer_id!\", m.id as main_purse, s.total_pya as stake_pya,\n  s.total_pya * :basis_points! / 10000 as \"amount_pya!\"\nfrom public_slip s\njoin public_player p on p.id = s.player_id and p.referred_by is not null\njoin public_purse m on m.player_id = p.referred_by and m.kind = 'main'\nwhere s.draw_id = :draw_id! and s.id > :after! and s.id <= :up_to! and s.total_pya * :basis_points! / 10000 > 0\norder by s.id"} as never);

export interface WriteEarningsParams {
  amounts_pya: number[];
  basis_points: number;
  draw_id: number;
  friend_ids: number[];
  referrer_ids: number[];
  round: number;
  slip_ids: number[];
  stakes_pya: number[];
}

export type WriteEarningsResult = void;

export const writeEarnings = new PreparedQuery<WriteEarningsParams, WriteEarningsResult>({"usedParamSet":{"round":true,"draw_id":true,"basis_points":true,"slip_ids":true,"referrer_ids":true,"friend_ids":true,"stakes_pya":true,"amounts_pya":true},"params":[{"name":"round","required":true,"transform":{"type":"scalar"},"locs":[{"a":134,"b":140}]},{"name":"draw_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":143,"b":151}]},{"name":"basis_points","required":true,"transform":{"type":"scalar"},"locs":[{"a":195,"b":208}]},{"name":"slip_ids","required":true,"transform":{"type":"scalar"},"locs":[{"a":236,"b":245}]},{"name":"referrer_ids","required":true,"transform":{"type":"scalar"},"locs":[{"a":258,"b":271}]},{"name":"friend_ids","required":true,"transform":{"type":"scalar"},"locs":[{"a":284,"b":295}]},{"name":"stakes_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":308,"b":319}]},{"name":"amounts_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":332,"b":344}]}],"statement":"insert into lottery_referral (slip_id, round, draw_id, referrer_id, friend_id, stake_pya, basis_points, amount_pya)\nselect x.slip_id, :round!, :draw_id!, x.referrer_id, x.friend_id, x.stake_pya, :basis_points!, x.amount_pya\nfrom unnest(:slip_ids!::bigint[], :referrer_ids!::bigint[], :friend_ids!::bigint[], :stakes_pya!::bigint[], :amounts_pya!::bigint[])\n  as x(slip_id, referrer_id, friend_id, stake_pya, amount_pya)"} as never);

export interface MarkRunParams {
  draw_id: number;
  paid_to: number;
}

export type MarkRunResult = void;

export const markRun = new PreparedQuery<MarkRunParams, MarkRunResult>({"usedParamSet":{"paid_to":true,"draw_id":true},"params":[{"name":"paid_to","required":true,"transform":{"type":"scalar"},"locs":[{"a":34,"b":42}]},{"name":"draw_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":60,"b":68}]}],"statement":"update referral_run set paid_to = :paid_to! where draw_id = :draw_id!"} as never);

export interface EndRunParams {
  draw_id: number;
}

export type EndRunResult = void;

export const endRun = new PreparedQuery<EndRunParams, EndRunResult>({"usedParamSet":{"draw_id":true},"params":[{"name":"draw_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":64,"b":72}]}],"statement":"update referral_run set done_at = product_now() where draw_id = :draw_id!"} as never);

export interface LotteryEarningsOfParams {
  after_id?: number | null | void;
  from_at: Date;
  lottery: string;
  player_id: number;
  row_count: number;
  until_at: Date;
}

export interface LotteryEarningsOfResult {
  amount_pya: number;
  day: string;
  id: number;
  name: string;
  section: string;
}

export const lotteryEarningsOf = new PreparedQuery<LotteryEarningsOfParams, LotteryEarningsOfResult>({"usedParamSet":{"player_id":true,"lottery":true,"from_at":true,"until_at":true,"after_id":true,"row_count":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":236,"b":246},{"a":472,"b":482}]},{"name":"lottery","required":true,"transform":{"type":"scalar"},"locs":[{"a":261,"b":269}]},{"name":"from_at","required":true,"transform":{"type":"scalar"},"locs":[{"a":283,"b":291}]},{"name":"until_at","required":true,"transform":{"type":"scalar"},"locs":[{"a":304,"b":313}]},{"name":"after_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":322,"b":330},{"a":442,"b":450}]},{"name":"row_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":527,"b":537}]}],"statement":"select r.slip_id as id, p.name, r.amount_pya, d.day, d.section\nfrom lottery_referral r\njoin public_player p on p.id = r.friend_id\njoin public_draw d on d.id = r.draw_id\njoin public_lottery l on l.id = d.lottery_id\nwhere r.referrer_id = :player_id! and l.code = :lottery! and r.at >= :from_at! and r.at < :until_at!\n  and (:after_id::bigint is null or (r.at, r.slip_id) < (\n    select b.at, b.slip_id from lottery_referral b where b.slip_id = :after_id and b.referrer_id = :player_id!))\norder by r.at desc, r.slip_id desc limit :row_count!"} as never);

export interface SumLotteryEarningsParams {
  from_at: Date;
  lottery: string;
  player_id: number;
  until_at: Date;
}

export interface SumLotteryEarningsResult {
  total_pya: number;
}

export const sumLotteryEarnings = new PreparedQuery<SumLotteryEarningsParams, SumLotteryEarningsResult>({"usedParamSet":{"player_id":true,"lottery":true,"from_at":true,"until_at":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":192,"b":202}]},{"name":"lottery","required":true,"transform":{"type":"scalar"},"locs":[{"a":217,"b":225}]},{"name":"from_at","required":true,"transform":{"type":"scalar"},"locs":[{"a":239,"b":247}]},{"name":"until_at","required":true,"transform":{"type":"scalar"},"locs":[{"a":260,"b":269}]}],"statement":"select coalesce(sum(r.amount_pya), 0)::bigint as \"total_pya!\"\nfrom lottery_referral r join public_draw d on d.id = r.draw_id join public_lottery l on l.id = d.lottery_id\nwhere r.referrer_id = :player_id! and l.code = :lottery! and r.at >= :from_at! and r.at < :until_at!"} as never);

export interface GameEarningsOfParams {
  after_id?: number | null | void;
  from_at: Date;
  player_id: number;
  row_count: number;
  until_at: Date;
}

export interface GameEarningsOfResult {
  amount_pya: number;
  at: Date;
  id: number;
  week_start: string;
}

export const gameEarningsOf = new PreparedQuery<GameEarningsOfParams, GameEarningsOfResult>({"usedParamSet":{"player_id":true,"from_at":true,"until_at":true,"after_id":true,"row_count":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":89,"b":99},{"a":303,"b":313}]},{"name":"from_at","required":true,"transform":{"type":"scalar"},"locs":[{"a":135,"b":143}]},{"name":"until_at","required":true,"transform":{"type":"scalar"},"locs":[{"a":156,"b":165}]},{"name":"after_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":174,"b":182},{"a":273,"b":281}]},{"name":"row_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":350,"b":360}]}],"statement":"select w.id, w.amount_pya, w.week_start, w.at\nfrom referral_week w\nwhere w.referrer_id = :player_id! and w.amount_pya <> 0 and w.at >= :from_at! and w.at < :until_at!\n  and (:after_id::bigint is null or w.week_start < (select b.week_start from referral_week b where b.id = :after_id and b.referrer_id = :player_id!))\norder by w.week_start desc limit :row_count!"} as never);

export interface SumGameEarningsParams {
  from_at: Date;
  player_id: number;
  until_at: Date;
}

export interface SumGameEarningsResult {
  total_pya: number;
}

export const sumGameEarnings = new PreparedQuery<SumGameEarningsParams, SumGameEarningsResult>({"usedParamSet":{"player_id":true,"from_at":true,"until_at":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":99,"b":109}]},{"name":"from_at","required":true,"transform":{"type":"scalar"},"locs":[{"a":121,"b":129}]},{"name":"until_at","required":true,"transform":{"type":"scalar"},"locs":[{"a":140,"b":149}]}],"statement":"select coalesce(sum(amount_pya), 0)::bigint as \"total_pya!\" from referral_week\nwhere referrer_id = :player_id! and at >= :from_at! and at < :until_at!"} as never);

export interface InsertClaimParams {
  amount_pya: number;
  fraction_pya: number;
  main_after_pya: number;
  player_id: number;
}

export interface InsertClaimResult {
  id: number;
}

export const insertClaim = new PreparedQuery<InsertClaimParams, InsertClaimResult>({"usedParamSet":{"player_id":true,"amount_pya":true,"fraction_pya":true,"main_after_pya":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":89,"b":99}]},{"name":"amount_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":102,"b":113}]},{"name":"fraction_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":116,"b":129}]},{"name":"main_after_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":132,"b":147}]}],"statement":"insert into referral_claim (player_id, amount_pya, fraction_pya, main_after_pya)\nvalues (:player_id!, :amount_pya!, :fraction_pya!, :main_after_pya!) returning id"} as never);

