import type { Role } from '@shwekan/contract/rights';

/** The names of these roles, in the order of the contract. */
export function rolesShown(roles: readonly string[]): string {
  return ROLES.filter(({ role }) => roles.includes(role))
    .map(({ label }) => label)
    .join(', ');
}

/** The roles in the order of the contract, each with what it is for. */
export const ROLES: readonly { role: Role; label: string; description: string }[] = [
  { role: 'cash', label: 'Cash', description: 'Cash-ins, cash-outs, corrections, ways to pay, the weekly promotion.' },
  { role: 'draws', label: 'Draws', description: 'Results, dates, odds and caps of the lotteries.' },
  { role: 'risk', label: 'Risk', description: 'Caps and blocks of numbers, blocking players, wagers, notes.' },
  { role: 'support', label: 'Support', description: 'Players, level 2, wagers, text messages.' },
  { role: 'content', label: 'Content', description: 'Promotions, offers, games on show, messages to players.' },
  { role: 'owner', label: 'Owner', description: 'Everything, and who works here.' },
  { role: 'auditor', label: 'Auditor', description: 'Reads everything, does nothing.' },
];
