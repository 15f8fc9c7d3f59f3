import { useQuery } from '@tanstack/react-query';
import { ask } from '../app/queries.ts';

const SIZE = 16;
/** Logos change once a year: a queue that is open all day does not ask for them with each look. */
const FRESH_MS = 3_600_000;
const methods = { ...ask('GET /api/console/payment-methods', {}), staleTime: FRESH_MS };

/** The logo of a way to pay before its name, by which it is found at a glance; nothing where the house has put none. For who may read ways to pay. */
export function MethodLogo({ of }: { of: string }) {
  const logo = useQuery(methods).data?.data.find((it) => it.name === of)?.logo ?? null;
  if (logo === null) return null;
  return (
    <img
      src={logo}
      alt=""
      width={SIZE}
      height={SIZE}
      style={{ objectFit: 'contain', borderRadius: 3, verticalAlign: 'text-bottom', marginInlineEnd: 4 }}
    />
  );
}
