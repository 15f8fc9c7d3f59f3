import type { ReactNode } from 'react';

// The icons of the first view, apart from the others: every phone loads these before it sees anything.

/** Line icons of one weight. They say nothing themselves: what holds one has a name for screen readers. */
export function icon(shape: ReactNode) {
  // biome-ignore lint/correctness/noComponentHookFactories: runs once per icon, when this file is loaded
  return function Icon({ className = 'size-6' }: { className?: string }) {
    return (
      <svg
        className={`shrink-0 ${className}`}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        {shape}
      </svg>
    );
  };
}

export const paths = (...lines: string[]) => icon(lines.map((line) => <path key={line} d={line} />));

export const HomeIcon = /* @__PURE__ */ paths('M3.5 11 12 4l8.5 7', 'M5.5 9.5V20h13V9.5', 'M10 20v-5.5h4V20');
export const ShopIcon = /* @__PURE__ */ paths('M5 8.5h14l1 12H4z', 'M8.5 11V7a3.5 3.5 0 0 1 7 0v4');
export const ServiceIcon = /* @__PURE__ */ paths(
  'M4.5 13v-1a7.5 7.5 0 0 1 15 0v1',
  'M4.5 13h3v6h-2a1 1 0 0 1-1-1z',
  'M19.5 13h-3v6h2a1 1 0 0 0 1-1z',
  'M16.5 19c0 1.5-1.5 2-3.5 2',
);
export const SettingIcon = /* @__PURE__ */ paths(
  'M4 7h9',
  'M17 7h3',
  'M15 5v4',
  'M4 12h3',
  'M11 12h9',
  'M9 10v4',
  'M4 17h8',
  'M16 17h4',
  'M14 15v4',
);
export const BackIcon = /* @__PURE__ */ paths('M19 12H5', 'm11 6-6 6 6 6');
export const TrophyIcon = /* @__PURE__ */ paths(
  'M7 4h10v5a5 5 0 0 1-10 0z',
  'M7 6H4v1a3 3 0 0 0 3 3',
  'M17 6h3v1a3 3 0 0 1-3 3',
  'M12 14v3',
  'M8.5 20h7',
  'M10 17h4v3h-4z',
);
export const RefreshIcon = /* @__PURE__ */ paths('M19.5 12a7.5 7.5 0 1 1-2.2-5.3L20 9.5', 'M20 4.5v5h-5');
export const EyeIcon = /* @__PURE__ */ paths(
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z',
  'M12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6z',
);
export const EyeOffIcon = /* @__PURE__ */ paths(
  'M4 4l16 16',
  'M9.9 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a15 15 0 0 1-3 3.7',
  'M6.2 7.6A15 15 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 3.8-.8',
);
export const PlusIcon = /* @__PURE__ */ paths('M12 5v14', 'M5 12h14');
export const UserIcon = /* @__PURE__ */ paths('M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8z', 'M4.5 20.5a7.5 7.5 0 0 1 15 0');
export const BellIcon = /* @__PURE__ */ paths('M6 17V11a6 6 0 0 1 12 0v6l1.5 1.5h-15z', 'M10 21h4');
export const GlobeIcon = /* @__PURE__ */ paths(
  'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17z',
  'M3.5 12h17',
  'M12 3.5c5 5.5 5 11.5 0 17',
  'M12 3.5c-5 5.5-5 11.5 0 17',
);
export const ClockIcon = /* @__PURE__ */ paths('M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17z', 'M12 7.5V12l3 2');
export const AlertIcon = /* @__PURE__ */ paths('M12 4 2.8 19.5h18.4z', 'M12 10v4', 'M12 16.8v.2');
export const MegaphoneIcon = /* @__PURE__ */ paths('M4 10v4h3l8 4V6L7 10z', 'M18.5 9.5a4 4 0 0 1 0 5', 'M8 14.5V19h2.5');
export const MoreIcon = /* @__PURE__ */ paths('m6 9.5 6 5.5 6-5.5');
