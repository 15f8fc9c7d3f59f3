import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ask } from '../app/queries.ts';
import { Deed } from './Deed.tsx';
import { Failed } from './States.tsx';
import { QUEUES, type Queue } from './use-claim.ts';

type HandOverProps = { queue: Queue; id: number; close: () => void; done: () => void };

/** Asks to whom a request of one's own goes, then gives it to them. */
export function HandOver({ queue, id, close, done }: HandOverProps) {
  const [picked, setPicked] = useState<string | null>(null);
  const query = useQuery(ask('GET /api/console/claims/operators', { query: { queue } }));
  const operators = query.data?.data ?? [];
  return (
    <Deed
      call="POST /api/console/claims/hand-over"
      title={`Hand over #${id}`}
      action="Hand over"
      sent={() => (picked === null ? null : { body: { queue, id, operator_id: Number(picked) } })}
      done={({ data }) => `${data.claimed_by ?? 'Nobody'} works on #${id} now.`}
      refreshes={[QUEUES[queue].list]}
      close={close}
      onDone={() => {
        done();
        close();
      }}
    >
      {query.error ? (
        <Failed error={query.error} retry={query.refetch} isRetrying={query.isFetching} />
      ) : (
        <Select
          label="Operator"
          description="They see it as theirs for 15 minutes; you no longer decide it meanwhile."
          placeholder="Who goes on with it"
          data={operators.map((it) => ({ value: String(it.id), label: it.username }))}
          value={picked}
          onChange={setPicked}
          disabled={query.isPending}
          nothingFoundMessage="Nobody else may work on this queue"
          searchable
          required
          data-autofocus
        />
      )}
    </Deed>
  );
}
