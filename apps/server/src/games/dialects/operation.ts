import type { ProviderCurrency } from '@shwekan/rules';

/** What a provider's transaction is to the wallet, whatever its dialect calls it. */
export type OperationKind =
  /** Takes a stake: needs a player who may play, and funds. `tip` and `buy_in` are the same without a wager's turnover. */
  | 'bet'
  | 'tip'
  | 'buy_in'
  /** Settles a wager by a signed amount. */
  | 'result'
  /** Gives, whether or not there is a wager. */
  | 'bonus'
  | 'buy_out'
  /** Gives back what is left of a reserved stake; the wager stays open. */
  | 'refund'
  /** Takes a wager back by what is stored of it: a cancel only the bet, a rollback also a result. */
  | 'cancel'
  | 'rollback'
  /** Corrects a wager by a signed amount. `adjust` leaves its status as it is. */
  | 'resettle'
  | 'adjust'
  /** Says what the report shows of a wager. Moves no money. */
  | 'report';

/** What a provider says of a wager for the report: amounts in its own currency as `providerAmount` writes them, null when not said. */
export type ReportedFigures = { bet: string | null; valid_bet: string | null; payout: string | null; commission: string | null };

/** One transaction of a callback, read by its dialect. `amount` is signed: above 0 to the player. */
export type Operation = {
  kind: OperationKind;
  /** The kind of operation in the dialect's own word: an id is unique within it. */
  operation: string;
  transaction_id: string | null;
  wager_code: string | null;
  amount: string;
  /** Of its amounts, where it is told beside them: it counts before the request's and the product's. */
  currency: ProviderCurrency | null;
  round_id: string | null;
  game_code: string | null;
  game_type: string | null;
  reported: ReportedFigures;
  /** What a report says became of the wager. */
  status: 'open' | 'settled' | 'void' | null;
  /** How new the figures are: older ones never overwrite newer ones. */
  data_at: Date | null;
  /** A stake of which a part may come back unused: only what a result tells as bet is answered by it. */
  is_reserved?: boolean;
  /** A report that is the result itself, for a product that tells its results by reports alone; or the gift that is its prize. */
  is_result?: boolean;
};

/** Operations of one member at one product that are booked together or not at all. */
export type Unit = {
  member: string;
  product: string;
  /** Null: as the product is configured. */
  currency: ProviderCurrency | null;
  operations: Operation[];
  /** Something in it cannot be read: it is refused once the member is known. */
  is_malformed: boolean;
};

export type UnitCode =
  | 'done'
  /** Everything in it was booked before. */
  | 'duplicate'
  | 'no_member'
  | 'no_funds'
  /** There is no such bet, or it was rolled back. */
  | 'no_bet'
  | 'maintenance'
  /** Not allowed for this player or this wager, or an id used for something else before: asking again is of no use. */
  | 'refused'
  /** A product that is none of ours. */
  | 'no_product'
  /** An amount, currency or field that cannot be. */
  | 'malformed';
/** What became of a unit, and the game purse before and after it in pya. */
export type UnitOutcome = { code: UnitCode; before_pya: number; after_pya: number; currency: ProviderCurrency };
