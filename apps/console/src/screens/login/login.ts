import { z } from 'zod';

/** `to` is the page to return to: always one of ours, never another address. */
export const loginSearch = z.object({
  to: z
    .string()
    .regex(/^\/(?![/\\])/)
    .optional()
    .catch(undefined),
});
