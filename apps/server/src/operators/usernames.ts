/** Whether a name can be an operator's: 2 to 60 small letters, digits, dots, dashes. */
export function isUsername(name: string): boolean {
  return /^[a-z0-9][a-z0-9._-]{1,59}$/.test(name);
}
