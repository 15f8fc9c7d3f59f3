import { keepWords } from '@shwekan/phrases/burmese';
import { useT } from '../../house/language.ts';
import { useCall } from '../../house/query.ts';
import { QueryView } from '../../parts/QueryView.tsx';
import { Sheet } from '../../parts/Sheet.tsx';

/** How points work: header and body come from the server. */
export function PointsDialog({ open, close }: { open: boolean; close: () => void }) {
  const { how } = useT('rewards');
  const answer = useCall('GET /api/point/warning', undefined, { enabled: open });
  return (
    <Sheet title={answer.data?.data.point_header ?? how} open={open} close={close} isText>
      <QueryView query={answer}>{({ data }) => <p className="whitespace-pre-line pb-2">{keepWords(data.point_body)}</p>}</QueryView>
    </Sheet>
  );
}
