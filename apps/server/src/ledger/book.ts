/**
 * The pages of the entry book: every reason money moves, with its sentence and the ways it may move money. `docs/ledger.md` is
 * printed from them, and the table `entry_route` is their twin in the database. The functions that make entries stand by room
 * in the files beside this one; all of it is asked for at `entries.ts`.
 */

/** A player's purse by its id, or a purse of the house by its kind and name: callers need no id of a house purse. */
export type Side = number | HousePurse;
export type HousePurse = { readonly kind: HouseKind; readonly name: string };
/** Takes `amount` (pya, or points between purses of points; above 0) from one purse and gives it to another. */
export type Move = { readonly from: Side; readonly to: Side; readonly amount: number };
/** One fact that moves money. `ref` names it for ever: posted twice, it happens once. */
export type Entry = { readonly ref: string; readonly reason: Reason; readonly moves: readonly Move[] };

export type PlayerKind = 'main' | 'game' | 'promotion' | 'points' | 'referral' | 'hold';
export type HouseKind =
  | 'house_cash'
  | 'house_lottery'
  | 'house_lay_off'
  | 'house_owner'
  | 'house_promotions'
  | 'house_referral'
  | 'house_points'
  | 'house_rewards'
  | 'house_pocket'
  | 'house_provider'
  | 'house_adjustment';
export type Reason =
  | 'cash_in'
  | 'cash_in_bonus'
  | 'cash_out_asked'
  | 'cash_out_paid'
  | 'cash_out_rejected'
  | 'transfer_in'
  | 'transfer_out'
  | 'promotion_forfeited'
  | 'stake'
  | 'win'
  | 'refund'
  | 'win_reversed'
  | 'lay_off'
  | 'lay_off_commission'
  | 'lay_off_won'
  | 'lay_off_won_reversed'
  | 'lay_off_refund'
  | 'lay_off_commission_refund'
  | 'taker_payment'
  | 'taker_payment_reversed'
  | 'lottery_referral'
  | 'lottery_referral_reversed'
  | 'game_referral'
  | 'referral_claimed'
  | 'game_bet'
  | 'game_win'
  | 'game_rollback'
  | 'game_resettled'
  | 'game_repair'
  | 'points_earned'
  | 'points_spent'
  | 'points_reward'
  | 'weekly_promotion'
  | 'promotion_claimed'
  | 'pocket_money'
  | 'welcome_bonus'
  | 'adjustment';

export type Route = {
  readonly reason: Reason;
  readonly from: PlayerKind | HouseKind;
  readonly to: PlayerKind | HouseKind;
  readonly may_overdraw: boolean;
};
/** What the book says of one reason: its sentence, how its ref is built, and the ways it may move money. */
type Page = { readonly says: string; readonly ref: string; readonly routes: readonly (readonly [from: Route['from'], to: Route['to']])[] };

const BOOK: Readonly<Record<Reason, Page & { readonly may_overdraw?: true }>> = {
  cash_in: {
    says: 'An operator approved that a player paid in through a method; with a promotion it goes to the game purse.',
    ref: 'cash_in:<cash-in id>',
    routes: [
      ['house_cash', 'main'],
      ['house_cash', 'game'],
    ],
  },
  cash_in_bonus: {
    says: 'What a promotion adds to an approved cash-in.',
    ref: 'cash_in_bonus:<cash-in id>',
    routes: [['house_promotions', 'game']],
  },
  cash_out_asked: {
    says: 'A player asked to be paid out; the money is held until an operator decides.',
    ref: 'cash_out_asked:<cash-out id>',
    routes: [['main', 'hold']],
  },
  cash_out_paid: {
    says: 'An operator paid the held money out through a method.',
    ref: 'cash_out_paid:<cash-out id>',
    routes: [['hold', 'house_cash']],
  },
  cash_out_rejected: {
    says: 'An operator refused a cash-out; the held money comes back.',
    ref: 'cash_out_rejected:<cash-out id>',
    routes: [['hold', 'main']],
  },
  transfer_in: {
    says: 'A player moved money from their main purse to the game purse.',
    ref: 'transfer_in:<reference id>',
    routes: [['main', 'game']],
  },
  transfer_out: {
    says: 'A player moved money from their game purse to the main purse.',
    ref: 'transfer_out:<reference id>',
    routes: [['game', 'main']],
  },
  promotion_forfeited: {
    says: 'A player who excluded themself took their own part out of games; the part of promotions whose turnover was left goes back.',
    ref: 'promotion_forfeited:<reference id>',
    routes: [['game', 'house_promotions']],
  },
  stake: { says: 'A slip was accepted; its whole stake at once.', ref: 'stake:<slip id>', routes: [['main', 'house_lottery']] },
  win: {
    says: 'A settled draw pays a slip; exact hits and near wins together.',
    ref: 'win:<slip id>, after a reversal win:<slip id>:<round>',
    routes: [['house_lottery', 'main']],
  },
  refund: {
    says: 'A draw was called off; the whole stake of a slip comes back.',
    ref: 'refund:<slip id>',
    routes: [['house_lottery', 'main']],
  },
  win_reversed: {
    says: 'A settlement was wrong and is taken back; the purse may go below zero and is then barred until it is covered.',
    ref: 'win_reversed:<slip id>, of a later round win_reversed:<slip id>:<round>',
    routes: [['main', 'house_lottery']],
    may_overdraw: true,
  },
  lay_off: {
    says: 'What is staked on numbers of a draw was sold to another house; its purse holds what it is owed, or below zero what it owes.',
    ref: 'lay_off:<sale id>',
    routes: [['house_lottery', 'house_lay_off']],
  },
  lay_off_commission: {
    says: 'What another house gives back of the stake of a sale as commission.',
    ref: 'lay_off_commission:<sale id>',
    routes: [['house_lay_off', 'house_lottery']],
  },
  lay_off_won: {
    says: 'A draw was settled, and a number that was sold to another house won: it owes the win at its odds of the sale.',
    ref: 'lay_off_won:<sale id>, after a reversal lay_off_won:<sale id>:<round>',
    routes: [['house_lay_off', 'house_lottery']],
  },
  lay_off_won_reversed: {
    says: 'A settlement was wrong and is taken back, and with it what another house owed for a sale.',
    ref: 'lay_off_won_reversed:<sale id>, of a later round lay_off_won_reversed:<sale id>:<round>',
    routes: [['house_lottery', 'house_lay_off']],
  },
  lay_off_refund: {
    says: 'A draw was called off; the stake of a sale comes back from the other house.',
    ref: 'lay_off_refund:<sale id>',
    routes: [['house_lay_off', 'house_lottery']],
  },
  lay_off_commission_refund: {
    says: 'A draw was called off; the commission of a sale goes back to the other house.',
    ref: 'lay_off_commission_refund:<sale id>',
    routes: [['house_lottery', 'house_lay_off']],
  },
  taker_payment: {
    says: 'Another house paid what it owes or was paid what it is owed: through an account of ours, or to and from the owner.',
    ref: 'taker_payment:<payment id>',
    routes: [
      ['house_cash', 'house_lay_off'],
      ['house_owner', 'house_lay_off'],
      ['house_lay_off', 'house_cash'],
      ['house_lay_off', 'house_owner'],
    ],
  },
  taker_payment_reversed: {
    says: 'Two operators took back a payment between another house and this one.',
    ref: 'taker_payment_reversed:<payment id>',
    routes: [
      ['house_cash', 'house_lay_off'],
      ['house_owner', 'house_lay_off'],
      ['house_lay_off', 'house_cash'],
      ['house_lay_off', 'house_owner'],
    ],
  },
  lottery_referral: {
    says: "A percent of a friend's stake, once the draw of the slip is settled; a stake that was given back earns nothing.",
    ref: 'lottery_referral:<slip id>',
    routes: [['house_referral', 'main']],
  },
  lottery_referral_reversed: {
    says: 'A settlement was wrong and is taken back, and with it what a friend had earned the referrer.',
    ref: 'lottery_referral_reversed:<slip id>, of a later round lottery_referral_reversed:<slip id>:<round>',
    routes: [['main', 'house_referral']],
    may_overdraw: true,
  },
  game_referral: {
    says: "A percent of what the house won from friends' settled wagers, netted over all friends at the end of a week and within the referral's share of what the games keep; taken back when friends won, also below zero. Before weeks were netted: of each wager at once.",
    ref: 'game_referral:week:<week id>, before weeks were netted game_referral:<wager id>:<round>',
    routes: [
      ['house_referral', 'referral'],
      ['referral', 'house_referral'],
    ],
  },
  referral_claimed: {
    says: 'A player took what games of friends earned: whole kyat to main, the fraction back to the house.',
    ref: 'referral_claimed:<claim id>',
    routes: [
      ['referral', 'main'],
      ['referral', 'house_referral'],
    ],
  },
  game_bet: {
    says: 'A provider took a bet, a tip or a buy-in from the game purse.',
    ref: 'game_bet:<game transaction id>',
    routes: [['game', 'house_provider']],
  },
  game_win: {
    says: 'A provider paid a result, a bonus, a jackpot or a buy-out into the game purse.',
    ref: 'game_win:<game transaction id>',
    routes: [['house_provider', 'game']],
  },
  game_rollback: {
    says: 'A provider took a bet or a result back; the purse may go below zero and is then barred until it is covered.',
    ref: 'game_rollback:<game transaction id>',
    routes: [
      ['house_provider', 'game'],
      ['game', 'house_provider'],
    ],
    may_overdraw: true,
  },
  game_resettled: {
    says: 'A provider corrected a settled wager; the purse may go below zero and is then barred until it is covered.',
    ref: 'game_resettled:<game transaction id>',
    routes: [
      ['house_provider', 'game'],
      ['game', 'house_provider'],
    ],
    may_overdraw: true,
  },
  game_repair: {
    says: "Two operators booked what a wager moved by the aggregator's report and not here; the purse may go below zero.",
    ref: 'game_repair:<difference id>',
    routes: [
      ['house_provider', 'game'],
      ['game', 'house_provider'],
    ],
    may_overdraw: true,
  },
  points_earned: {
    says: 'Settled stakes and valid turnover of games earn points; a rollback takes back what the purse still holds.',
    ref: 'points_earned:<change id>',
    routes: [
      ['house_points', 'points'],
      ['points', 'house_points'],
    ],
  },
  points_spent: { says: 'A player exchanged points for an offer.', ref: 'points_spent:<claim id>', routes: [['points', 'house_points']] },
  points_reward: { says: 'What the exchanged points give.', ref: 'points_reward:<claim id>', routes: [['house_rewards', 'main']] },
  weekly_promotion: {
    says: 'A percent of what a player lost in a week.',
    ref: 'weekly_promotion:<item id>',
    routes: [['house_promotions', 'promotion']],
  },
  promotion_claimed: {
    says: 'A player took the whole promotion balance.',
    ref: 'promotion_claimed:<claim id>',
    routes: [['promotion', 'main']],
  },
  pocket_money: {
    says: 'A player drew pocket money from the budget of a campaign.',
    ref: 'pocket_money:<draw id>',
    routes: [['house_pocket', 'main']],
  },
  welcome_bonus: {
    says: 'A new player did what the welcome bonus asks for; once for ever.',
    ref: 'welcome_bonus:<player id>',
    routes: [['house_promotions', 'main']],
  },
  adjustment: {
    says: 'Two operators correct a balance.',
    ref: 'adjustment:<adjustment id>',
    routes: [
      ['house_adjustment', 'main'],
      ['main', 'house_adjustment'],
      ['house_adjustment', 'game'],
      ['game', 'house_adjustment'],
      ['house_adjustment', 'promotion'],
      ['promotion', 'house_adjustment'],
      ['house_points', 'points'],
      ['points', 'house_points'],
    ],
  },
};

/** The pages of the book in its order, for the printed one and for the test against `entry_route`. */
export function bookPages(): readonly { reason: Reason; says: string; ref: string; routes: readonly Route[] }[] {
  return Object.entries(BOOK).map(([name, page]) => {
    const reason = name as Reason;
    const routes = page.routes.map(([from, to]) => ({ reason, from, to, may_overdraw: page.may_overdraw ?? false }));
    return { reason, says: page.says, ref: page.ref, routes };
  });
}
