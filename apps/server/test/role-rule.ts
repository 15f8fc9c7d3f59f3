import type { Endpoint, Role } from '@shwekan/contract';

/** What the roles are said to be for, in words of the tests: an auditor reads everything, an owner may do everything, others what names them. */
export function isTheirs(role: Role, { method, may }: Endpoint): boolean {
  if (role === 'owner' || may === 'all') return true;
  if (role === 'auditor') return method === 'GET';
  return [may].flat().includes(role);
}
