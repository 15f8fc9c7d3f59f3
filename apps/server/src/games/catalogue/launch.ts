import type { games } from '@shwekan/contract';
import { refuseLaunch } from '@shwekan/rules';
import { endLaunch, insertSession, launchedGame, launchingPlayer, notePlayed, reuseSession } from '#queries/games/catalogue/launch.ts';
import type { Tx } from '../../platform/db.ts';
import { readSetting } from '../../platform/house-settings.ts';
import { GAME_MAINTENANCE, refusePlay } from '../../platform/play.ts';
import { Refusal, refuseIf } from '../../platform/refusal.ts';
import type { Call } from '../../platform/serve.ts';
import { refuseStopped } from '../../platform/stop/stop.ts';
import type { World } from '../../platform/world.ts';
import type { Aggregator, Launch } from '../dialects/aggregator.ts';
import { aggregatorOf } from '../dialects/list.ts';
import { LEAVE_PATH } from './leave-page.ts';
import { MAINTENANCE_PATH } from './maintenance-page.ts';

/** The aggregator's numbers of our languages. */
const LANGUAGES = { en: 0, zh: 2, th: 3, my: 13 } as const;
const LOBBY = '0';

type Opening = { session_id: number; game_id: number | null; aggregator: Aggregator; launch: Launch };

/**
 * Opens a game for the player of the token, or with game code 0 its provider's lobby, within 5 s. The session is written before the
 * aggregator is asked: what came of it is `open`, `refused` (`launch_refused`) or `unknown` (`launch_unknown`, and it may be asked
 * again: opening moves no money). In maintenance the address is a page of ours that says so.
 */
export async function openGame(world: World, call: Call<typeof games.launch>) {
  const opening = await world.db.transaction((tx) => prepare(world, tx, call));
  if (opening === null) return { Url: `${call.origin}${MAINTENANCE_PATH}?lang=${call.language}`, ErrorCode: 0 as const, ErrorMessage: '' };
  const { session_id, game_id, aggregator, launch } = opening;
  const asked = await aggregator.launch(launch);
  const url = asked.outcome === 'done' ? safeUrl(world, asked.value) : null;
  if (asked.outcome === 'unknown') {
    await endLaunch.run({ session_id, state: 'unknown', error: asked.error }, world.db);
    throw new Refusal('launch_unknown', { retry_after_s: 5 });
  }
  if (url === null) {
    const error = asked.outcome === 'refused' ? asked.error : 'an address that no game can have';
    world.log.warn({ p_code: launch.p_code, error }, 'the aggregator did not open a game');
    await endLaunch.run({ session_id, state: 'refused', error }, world.db);
    throw new Refusal('launch_refused');
  }
  await world.db.transaction(async (tx) => {
    await endLaunch.run({ session_id, state: 'open', error: null }, tx);
    if (game_id !== null) await notePlayed.run({ player_id: call.who.player_id, game_id }, tx);
  });
  return { Url: url, ErrorCode: 0 as const, ErrorMessage: '' };
}

/** May the player open it? Then the session is there, asked for. Null: games are in maintenance. */
async function prepare(
  world: World,
  tx: Tx,
  { who, params, language, address, origin }: Call<typeof games.launch>,
): Promise<Opening | null> {
  const { player_id } = who;
  const { p_code, category_id } = params;
  const g_code = params.g_code === LOBBY ? null : params.g_code;
  const [player] = await launchingPlayer.run({ player_id }, tx);
  // Another player's code is refused, whether there is such a player or not.
  if (player?.user_code !== params.user_code) throw new Refusal('forbidden');
  const [game] = await launchedGame.run({ p_code, category_id, g_code }, tx);
  if (!game) throw new Refusal('not_found');
  if (!game.is_open) throw new Refusal('game_closed');
  if (game.is_in_maintenance || (await readSetting(tx, GAME_MAINTENANCE))) return null;
  await refuseStopped(tx);
  refuseIf(await refusePlay(world, tx, { player_id, stake_pya: 0 }));
  refuseIf(refuseLaunch({ has_moved_to_game: player.has_moved_to_game, turnover_pya: player.turnover_pya, category_id }));
  const aggregator = await aggregatorOf(world, tx, game.dialect);
  if (aggregator === null) throw new Refusal('game_closed');
  const { provider_id, game_id } = game;
  const place = { player_id, provider_id, category_id, game_id };
  const session = (await reuseSession.run(place, tx))[0] ?? (await insertSession.run(place, tx))[0];
  if (!session) throw new Error('no session was made');
  const launch = {
    member: player.user_code,
    display_name: player.name,
    p_code,
    category_id,
    g_code: g_code ?? '',
    game_type: game.game_type,
    language: LANGUAGES[language],
    address,
    currency: game.currency,
    return_url: `${origin}${LEAVE_PATH}`,
  };
  return { session_id: session.id, game_id, aggregator, launch };
}

/** The address as a browser may open it: of the web, and outside a demo encrypted. */
function safeUrl(world: World, text: string): string | null {
  if (text.length > 4000 || !URL.canParse(text)) return null;
  const { protocol, href } = new URL(text);
  return protocol === 'https:' || (world.config.NODE_ENV !== 'production' && protocol === 'http:') ? href : null;
}
