const SHARED = ['shared_url', 'shared_text', 'shared_title'];

/**
 * The referral code that the register screen was opened with: named by the address, or by a link that was shared with the
 * installed app, wherever in the shared text it stands. Empty without one.
 */
export function referralIn(search: string): string {
  const asked = new URLSearchParams(search);
  const named = asked.get('referral');
  if (named !== null) return named.trim();
  const text = SHARED.map((name) => asked.get(name) ?? '').join(' ');
  const code = /[?&]referral=([^&\s#]+)/.exec(text)?.[1];
  return code === undefined ? '' : decoded(code);
}

function decoded(code: string): string {
  try {
    return decodeURIComponent(code);
  } catch {
    return code;
  }
}
