/** A busy machine is slow, not wrong. */
export const PATIENCE_MS = 45_000;

/** Waits until something is so, looking again and again; throws when it never comes to that. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error('it never became so');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
