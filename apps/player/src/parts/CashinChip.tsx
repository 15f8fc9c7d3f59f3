import type { AnswerRow } from '@shwekan/contract';
import { useT } from '../house/language.ts';
import { Chip, type ChipTone } from './Chip.tsx';

type Status = AnswerRow<'GET /api/user/cash_in_history'>['status'];

const tones: Record<Status, ChipTone> = { Pending: 'warn', Approve: 'good', Reject: 'bad' };

/** Where a cash-in stands. */
export function CashinChip({ status }: { status: Status }) {
  const { history } = useT('account');
  const names: Record<Status, string> = { Pending: history.pending, Approve: history.approved, Reject: history.rejected };
  return <Chip tone={tones[status]}>{names[status]}</Chip>;
}
