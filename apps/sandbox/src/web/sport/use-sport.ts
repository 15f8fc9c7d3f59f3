import { useCallback, useState } from 'react';
import type { MatchView, Selection, SportBet } from '../../play/matches.ts';
import { look, No, play } from '../call.ts';
import { useStage } from '../stage.ts';
import { useStream } from '../use-stream.ts';

export type SportState = { matches: MatchView[]; mine: SportBet[] };
export type Choice = Omit<Selection, 'stake_pya'> & { title: string; stake_kyat: number; seen_odds: number };

const FIRST_STAKE_KYAT = 1_000;
const MOST_CHOICES = 8;

/** The sport book of a player: matches as they go on, chosen prices, and bets taken. */
export function useSport(first: SportState) {
  const { game, spend, setBalance, say, note, words } = useStage();
  const [matches, setMatches] = useState(first.matches);
  const [mine, setMine] = useState(first.mine);
  const [chosen, setChosen] = useState<Choice[]>([]);
  const [sending, setSending] = useState(false);
  const anew = useCallback(() => {
    look<{ sport: SportState }>(`/game/${game.code}`).then(({ sport }) => {
      setMatches(sport.matches);
      setMine(sport.mine);
    }, say);
  }, [game.code, say]);
  useStream(
    {
      matches: setMatches,
      settled: ({ bet, balance_pya }: { bet: SportBet; balance_pya: number | null }) => {
        setBalance(balance_pya);
        setMine((before) => before.map((it) => (it.wager === bet.wager ? bet : it)));
      },
    },
    anew,
  );

  const same = (a: Omit<Selection, 'stake_pya' | 'odds'>, b: Omit<Selection, 'stake_pya' | 'odds'>) =>
    a.match === b.match && a.market === b.market && a.line === b.line && a.pick === b.pick;
  const drop = (it: Choice) => setChosen((before) => before.filter((other) => !same(it, other)));
  const choose = (it: Omit<Selection, 'stake_pya'>, match: MatchView) =>
    setChosen((before) => {
      if (before.some((other) => same(it, other))) return before.filter((other) => !same(it, other));
      const choice = { ...it, title: `${match.home} - ${match.away}`, stake_kyat: FIRST_STAKE_KYAT, seen_odds: it.odds };
      return [...before, choice].slice(-MOST_CHOICES);
    });
  const priceNow = (it: Choice): number | null =>
    matches
      .find((match) => match.id === it.match && match.status !== 'suspended')
      ?.markets.find((market) => market.key === it.market && market.line === it.line)
      ?.prices.find((price) => price.pick === it.pick)?.odds ?? null;

  /** Places each choice at the price it is shown with now. One that is refused stays on the slip. */
  const place = async (): Promise<boolean> => {
    setSending(true);
    let all = true;
    for (const it of chosen) {
      const price = priceNow(it);
      try {
        if (price === null) throw new No('suspended');
        // A price that fell since it was chosen is shown first, and asked again.
        if (price < it.seen_odds) throw new No('odds_changed');
        spend(it.stake_kyat * 100);
        const { title: _, stake_kyat, seen_odds: __, ...selection } = it;
        const reply = await play<{ balance_pya: number; bet: SportBet }>('/sport', {
          selection: { ...selection, odds: price, stake_pya: stake_kyat * 100 },
        });
        setBalance(reply.balance_pya);
        setMine((before) => [reply.bet, ...before]);
        drop(it);
      } catch (error) {
        all = false;
        say(error);
        setChosen((before) => before.map((other) => (same(it, other) ? { ...other, seen_odds: price ?? other.seen_odds } : other)));
      }
    }
    setSending(false);
    if (all) note(words.good_luck);
    return all;
  };
  const stake = (it: Choice, stake_kyat: number) =>
    setChosen((before) => before.map((other) => (same(it, other) ? { ...other, stake_kyat } : other)));
  return { matches, mine, chosen, sending, choose, drop, stake, place, priceNow };
}
