const BROWSERS: readonly [RegExp, string][] = [
  [/; wv\)/, 'App'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/OPR\/|Opera/, 'Opera'],
  [/UCBrowser/, 'UC Browser'],
  [/EdgA?\//, 'Edge'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
];

const SYSTEMS: readonly [RegExp, string][] = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
];

/** A device as people call it, from what its browser says of itself: "Chrome, Android". Null when nothing is recognised. */
export function deviceName(userAgent: string): string | null {
  const found = [BROWSERS, SYSTEMS].map((kinds) => kinds.find(([mark]) => mark.test(userAgent))?.[1]).filter((name) => name !== undefined);
  return found.length === 0 ? null : found.join(', ');
}
