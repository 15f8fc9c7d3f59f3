const PATHS = {
  home: 'M3 11l9-7 9 7M5 10v10h5v-6h4v6h5V10',
  cash: 'M3 7h18v10H3zM12 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM6 10v.01M18 14v.01',
  out: 'M4 13v7h16v-7M12 15V4M8 8l4-4 4 4',
  swap: 'M4 8h15M15 4l4 4-4 4M20 16H5M9 12l-4 4 4 4',
  gift: 'M4 9h16v4H4zM6 13v8h12v-8M12 9v12M12 9c-5 0-5-5-2-5 2 0 2 5 2 5zM12 9c5 0 5-5 2-5-2 0-2 5-2 5z',
  star: 'M12 4l2.5 5.2 5.5.8-4 4 1 5.6-5-2.7-5 2.7 1-5.6-4-4 5.5-.8z',
  draw: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z',
  calendar: 'M4 6h16v14H4zM4 10h16M8 3v4M16 3v4M8 14h3M13 14h3',
  settings: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 9a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM9 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
  chart: 'M4 20V10M10 20V4M16 20v-7M21 20H3',
  more: 'M4 7h16M4 12h16M4 17h16',
  page: 'M6 3h9l4 4v14H6zM15 3v4h4M9 12h7M9 16h7',
  alert: 'M12 4l9 16H3zM12 10v4M12 17v.01',
  bell: 'M6 17V11a6 6 0 0 1 12 0v6l2 2H4zM10 21h4',
  bell_off: 'M6 17V11a6 6 0 0 1 9-5M18 10v7l2 2H4M10 21h4M4 4l16 16',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 21c1-5 5-6 8-6s7 1 8 6',
  up: 'M5 15l7-7 7 7',
  down: 'M5 9l7 7 7-7',
  left: 'M15 5l-7 7 7 7',
  right: 'M9 5l7 7-7 7',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM16 16l5 5',
  play: 'M4 5h16v14H4zM10 9v6l5-3z',
  empty: 'M4 13l3-8h10l3 8v6H4zM4 13h5l1 3h4l1-3h5',
} as const;

export type IconName = keyof typeof PATHS;

/** A line drawing that stands beside text and says nothing of its own. */
export function Icon({ name, size = 18 }: { name: IconName; size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth={1.8} aria-hidden="true">
      <path d={PATHS[name]} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
