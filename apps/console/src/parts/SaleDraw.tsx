import { Anchor } from '@mantine/core';
import { mayDo } from '@shwekan/contract/rights';
import { dayShown } from '@shwekan/rules';
import { Link } from '@tanstack/react-router';
import { useOperator } from '../app/operator.ts';
import type { Sale } from './lay-off.ts';

/** The draw of which something was sold; it leads there whoever may see draws. */
export function SaleDraw({ draw_id, lottery, date, section }: Pick<Sale, 'draw_id' | 'lottery' | 'date' | 'section'>) {
  const { roles } = useOperator();
  const name = `${lottery} ${dayShown(date)} ${section}`;
  if (!roles.includes('auditor') && !mayDo(roles, ['draws', 'risk'])) return name;
  return (
    <Anchor
      size="sm"
      style={{ whiteSpace: 'nowrap' }}
      renderRoot={(props) => <Link to="/draws/$draw_id" params={{ draw_id: String(draw_id) }} {...props} />}
    >
      {name}
    </Anchor>
  );
}
