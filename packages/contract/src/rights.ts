// Which role may do what. Imports nothing: browsers load it, and none of the contract's shapes.

/** What an operator may be asked to have for a call. `owner` may do everything. */
export const PERMISSIONS = ['cash', 'draws', 'risk', 'support', 'content', 'owner'] as const;
export type Permission = (typeof PERMISSIONS)[number];

/** The roles that an operator may have, several at once. An auditor reads everything and does nothing. */
export const ROLES = [...PERMISSIONS, 'auditor'] as const;
export type Role = (typeof ROLES)[number];

/** One permission, several of which one is enough, or `all`: every operator, about what is their own or what the call itself asks about their roles. */
export type Permitted = Permission | readonly Permission[] | 'all';

/** Whether operators with these roles do what is for these permissions; an owner always does. */
export function mayDo(roles: readonly string[], permitted: Permitted): boolean {
  return permitted === 'all' || roles.some((role) => role === 'owner' || [permitted].flat().some((it) => it === role));
}

/** Whether they may read it: also an auditor may, whatever it is. */
export function mayRead(roles: readonly string[], permitted: Permitted): boolean {
  return roles.includes('auditor') || mayDo(roles, permitted);
}

/** Whether operators with these roles may make a call of operators. One that does not say who may is made by nobody. */
export function mayCall(roles: readonly string[], call: { method: 'GET' | 'POST'; may?: Permitted | undefined }): boolean {
  if (call.may === undefined) return false;
  return call.method === 'GET' ? mayRead(roles, call.may) : mayDo(roles, call.may);
}
