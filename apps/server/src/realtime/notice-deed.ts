import { HouseMessage } from '@shwekan/contract';
import { maskPhone } from '@shwekan/rules';
import type { z } from 'zod';
import { findPlayer, insertNotice } from '#queries/realtime/notices.ts';
import { lockPlayer } from '#queries/realtime/push-devices.ts';
import type { DeedKind, DeedLine } from '../platform/deeds/kind.ts';

type Message = z.output<typeof HouseMessage>;
type Receiver = { player: { name: string; phone: string } | null };

const AUDIENCE_WORDS = { all: 'all players', level_1: 'players of level 1', level_2: 'players of level 2' } as const;
const LANGUAGES = ['en', 'my', 'th', 'zh'] as const;
const LANGUAGE_WORDS = { en: 'English', my: 'Burmese', th: 'Thai', zh: 'Chinese' } as const;

/** A message of the house to players: once sent it cannot be taken back. */
export const noticeDeed: DeedKind<Message, Receiver> = {
  kind: 'notice',
  asks: ['content'],
  decides: ['content'],
  data: HouseMessage,
  subject: ({ audience, player_id }) => (audience === 'player' ? `player:${player_id}` : `notice:${audience}`),
  async lock(tx, { audience, player_id }) {
    if (audience === 'player' && player_id !== null) await lockPlayer.run({ player_id }, tx);
  },
  async basis(db, { audience, player_id }) {
    if (audience !== 'player') return { player: null };
    const [found] = player_id === null ? [] : await findPlayer.run({ player_id }, db);
    return found ? { player: { name: found.name, phone: maskPhone(found.phone) } } : null;
  },
  title: ({ title }, basis) => `Message to ${receiverShown(basis) ?? 'players'}: ${title.en}`,
  lines: ({ audience, title, body }, basis) => [
    { field: 'To', before: null, after: receiverShown(basis) ?? (audience === 'player' ? null : AUDIENCE_WORDS[audience]) },
    ...linesOf('Title', title),
    ...linesOf('Text', body),
    ...missingLines({ title, body }),
  ],
  async perform(tx, { id: deed_id, data: { title, body, audience, player_id } }) {
    const receiver = audience === 'player' ? player_id : null;
    await insertNotice.run({ data: JSON.stringify({ title, body }), audience, player_id: receiver, deed_id }, tx);
  },
};

function receiverShown({ player }: Receiver): string | null {
  return player && `${player.name}, ${player.phone}`;
}

/** The languages in which nothing is written: their players read the English text. */
function missingLines({ title, body }: Pick<Message, 'title' | 'body'>): DeedLine[] {
  const missing = LANGUAGES.filter((it) => title[it] === '' && body[it] === '').map((it) => LANGUAGE_WORDS[it]);
  return missing.length === 0 ? [] : [{ field: 'Shown in English, for want of a text', before: null, after: missing.join(', ') }];
}

function linesOf(what: string, texts: Message['title']): DeedLine[] {
  return LANGUAGES.flatMap((it) =>
    texts[it] === '' ? [] : [{ field: `${what}, ${LANGUAGE_WORDS[it]}`, before: null, after: texts[it], is_typed: true }],
  );
}
