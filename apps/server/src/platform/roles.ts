import type { Permission } from '@shwekan/contract';

/** Whether one of the roles is among the permissions; an owner's always is. */
export function isAmong(roles: readonly string[], permissions: readonly Permission[]): boolean {
  return roles.some((role) => role === 'owner' || permissions.some((it) => it === role));
}
