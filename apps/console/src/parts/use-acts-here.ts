import { mayDo } from '@shwekan/contract/rights';
import { useLocation } from '@tanstack/react-router';
import { useOperator } from '../app/operator.ts';
import { menuPageAt } from '../app/paths.ts';

/** Whether the operator may do something on this page: an auditor only reads, but for what is their own. */
export function useActsHere(): boolean {
  const { roles } = useOperator();
  const page = menuPageAt(useLocation({ select: (it) => it.pathname }));
  if (page === undefined) return true;
  return page.may === 'all' ? roles.some((it) => it !== 'auditor') : mayDo(roles, page.may);
}
