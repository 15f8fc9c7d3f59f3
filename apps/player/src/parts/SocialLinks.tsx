import type { Answer, CallName } from '@shwekan/contract';

type Links = Answer<CallName['GET /api/social_link']>['data'];

/** In the order in which they are shown. Names are the houses' own, the same in every language. */
const kinds: readonly { key: keyof Links; name: string; mark: string; colour: string }[] = [
  { key: 'viber', name: 'Viber', mark: 'V', colour: '#665cac' },
  { key: 'messenger', name: 'Messenger', mark: 'M', colour: '#0866ff' },
  { key: 'facebook', name: 'Facebook', mark: 'f', colour: '#1465d2' },
  { key: 'instagram', name: 'Instagram', mark: 'I', colour: '#c13584' },
  { key: 'play_store', name: 'Play Store', mark: '▶', colour: '#01775c' },
  { key: 'qr', name: 'QR', mark: '▦', colour: '#3b4a43' },
];

/** The links that lead somewhere. Nothing but web addresses and apps' own schemes is followed. */
export function setLinks(links: Links) {
  return kinds.filter(({ key }) => /^(https?|viber|tel|mailto):/i.test(links[key]) || links[key].startsWith('/'));
}

/** Where the house can be reached: one button for each place that is set. */
export function SocialLinks({ links }: { links: Links }) {
  return (
    <ul className="flex flex-wrap justify-center gap-x-2 gap-y-3">
      {setLinks(links).map(({ key, name, mark, colour }) => (
        <li key={key}>
          <a href={links[key]} target="_blank" rel="noreferrer" className="flex min-w-18 flex-col items-center gap-1 text-soft text-xs">
            <span
              aria-hidden="true"
              className="flex size-11 items-center justify-center rounded-full font-bold text-lg text-white"
              style={{ background: colour }}
            >
              {mark}
            </span>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
