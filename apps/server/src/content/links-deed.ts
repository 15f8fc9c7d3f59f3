import { z } from 'zod';
import { lockLinks, writeLinks } from '#queries/content/console.ts';
import { changedLines, type DeedKind } from '../platform/deeds/kind.ts';
import { listSocialLinks } from './home.ts';

const Links = z.object({
  facebook: z.string(),
  viber: z.string(),
  messenger: z.string(),
  instagram: z.string(),
  play_store: z.string(),
  qr: z.string(),
});
type KnownLinks = z.output<typeof Links>;

const WORDS = {
  facebook: 'Facebook',
  viber: 'Viber',
  messenger: 'Messenger',
  instagram: 'Instagram',
  play_store: 'Play Store',
  qr: 'QR code leads to',
};

/** Another way to reach the house: an operator alone could answer players in its name, and tell them whom to pay or which app to install. */
export const linksDeed: DeedKind<KnownLinks, { links: KnownLinks }> = {
  kind: 'social_links',
  asks: ['content'],
  decides: ['content'],
  data: Links,
  subject: () => 'social_links',
  async lock(tx) {
    await lockLinks.run(undefined, tx);
  },
  basis: async (db) => ({ links: (await listSocialLinks(db)).data }),
  title: () => 'Where players reach the house',
  lines: (data, { links }) => changedLines(WORDS, shown(links), shown(data)),
  async perform(tx, { data }) {
    await writeLinks.run({ links: JSON.stringify(data) }, tx);
  },
};

function shown(links: KnownLinks): Record<keyof KnownLinks, string | null> {
  const { facebook, viber, messenger, instagram, play_store, qr } = links;
  const orNone = (url: string) => (url === '' ? null : url);
  return {
    facebook: orNone(facebook),
    viber: orNone(viber),
    messenger: orNone(messenger),
    instagram: orNone(instagram),
    play_store: orNone(play_store),
    qr: orNone(qr),
  };
}
