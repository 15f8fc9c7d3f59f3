/** Where a banner or a contact may lead beside the app itself: hosts of the chat and shop apps that players here use. */
export const LINK_HOSTS = [
  'facebook.com',
  'm.me',
  'messenger.com',
  'viber.com',
  'instagram.com',
  'play.google.com',
  't.me',
  'youtube.com',
] as const;

/**
 * Whether an address may be a link of the house: a path of the app, or an https page of a host on the list (or of one below it)
 * without a login or a port in it. A contact may also open Viber by its own scheme.
 */
export function isLinkAllowed(address: string, contact = false): boolean {
  if (/^\/(?![/\\])[\w\-./?=&%#]*$/.test(address)) return !contact;
  if (contact && /^viber:\/\/[\w\-./?=&%+]+$/.test(address)) return true;
  // Browsers drop spaces and line ends from an address: what is checked must be what is opened.
  if (/[\s\p{Cc}]/u.test(address) || !URL.canParse(address)) return false;
  const { protocol, hostname, username, password, port } = new URL(address);
  const is_plain = username === '' && password === '' && port === '';
  return protocol === 'https:' && is_plain && LINK_HOSTS.some((host) => hostname === host || hostname.endsWith(`.${host}`));
}
