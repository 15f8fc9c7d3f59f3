import type { Answer } from '@shwekan/contract';
import { icon, paths } from './first-icons.tsx';

type Links = Answer<'GET /api/social_link'>['data'];

const Viber = /* @__PURE__ */ paths(
  'M12 3.5c5.5 0 8.5 2.6 8.5 7.4s-3 7.4-8.5 7.4l-3.5 3v-3.5c-3.3-.8-5-3.2-5-6.9 0-4.8 3-7.4 8.5-7.4z',
  'M9 7.6c-1.2.7-.9 2.1 0 3.7 1 1.7 2.4 3 4 3.6 1.3.5 2.3-.9 2-1.5l-1.7-1.1-1 .7c-1-.6-1.6-1.3-2-2.2l.7-.9z',
  'M13.2 7.3c1.6.3 2.7 1.5 2.9 3',
);
const Messenger = /* @__PURE__ */ paths(
  'M12 4c4.9 0 8.5 3.4 8.5 7.8s-3.6 7.8-8.5 7.8a9.6 9.6 0 0 1-2.6-.35L6.5 20.8v-2.7c-1.9-1.5-3-3.7-3-6.3C3.5 7.4 7.1 4 12 4z',
  'm7.5 13.6 3.2-3.2 2.6 2 3.2-3.2',
);
const Facebook = /* @__PURE__ */ icon(
  <path
    d="M13.6 21v-7.7h2.7l.45-3.2H13.6V8.2c0-.95.3-1.55 1.6-1.55h1.7V3.8a20 20 0 0 0-2.5-.15c-2.45 0-4.05 1.45-4.05 4.15v2.3H7.6v3.2h2.75V21z"
    fill="currentColor"
    stroke="none"
  />,
);
const Instagram = /* @__PURE__ */ paths(
  'M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4z',
  'M12 8.3a3.7 3.7 0 1 1 0 7.4 3.7 3.7 0 0 1 0-7.4z',
  'M16.7 7.3v.1',
);
const PlayStore = /* @__PURE__ */ paths('M6 4.2v15.6L19.5 12z', 'm6 4.2 9.3 10.2', 'm6 19.8 9.3-10.2');
const Qr = /* @__PURE__ */ paths(
  'M4 4h6v6H4z',
  'M14 4h6v6h-6z',
  'M4 14h6v6H4z',
  'M14 14h2.5v2.5H14z',
  'M20 14v3',
  'M14 20h2.5',
  'M20 20h-.5',
);

/** In the order in which they are shown. Names are the houses' own, the same in every language. */
const kinds: readonly { key: keyof Links; name: string; Mark: typeof Qr; colour: string }[] = [
  { key: 'viber', name: 'Viber', Mark: Viber, colour: '#665cac' },
  { key: 'messenger', name: 'Messenger', Mark: Messenger, colour: '#0866ff' },
  { key: 'facebook', name: 'Facebook', Mark: Facebook, colour: '#1465d2' },
  { key: 'instagram', name: 'Instagram', Mark: Instagram, colour: '#c13584' },
  { key: 'play_store', name: 'Play Store', Mark: PlayStore, colour: '#01775c' },
  { key: 'qr', name: 'QR', Mark: Qr, colour: '#3b4a43' },
];

/** The links that lead somewhere. Nothing but web addresses and apps' own schemes is followed. */
export function setLinks(links: Links) {
  return kinds.filter(({ key }) => /^(https?|viber|tel|mailto):/i.test(links[key]) || links[key].startsWith('/'));
}

/** Where the house can be reached: one button for each place that is set. */
export function SocialLinks({ links }: { links: Links }) {
  return (
    <ul className="grid grid-cols-3 gap-x-2 gap-y-3 zoomed:grid-cols-2 huge:grid-cols-1">
      {setLinks(links).map(({ key, name, Mark, colour }) => (
        <li key={key}>
          <a href={links[key]} target="_blank" rel="noreferrer" className="flex flex-col items-center gap-1 text-soft text-xs">
            <span
              aria-hidden="true"
              className="flex size-11 items-center justify-center rounded-full text-white"
              style={{ background: colour }}
            >
              <Mark />
            </span>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
