import { queryClient } from './query.ts';

/** What answers a player of their own. Each call that the contract has for players alone is among it: a test holds it to that. */
const OWN =
  /^(receipt|funds)$| \/api\/(user\/|slips\/|funds\/|transition\/|get_game_balance|getgamelaunch|point\/history|pocket\/money\/[ah]|promotion\/claim|welcome_bonus)/;

/** Forgets what was answered to the player who has left: the next one to log in on this phone sees nothing of it. */
export function forgetOwnAnswers(): void {
  queryClient.removeQueries({ predicate: ({ queryKey }) => OWN.test(String(queryKey[0])) });
}
