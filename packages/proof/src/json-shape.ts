/** The object that a text of JSON is, or null. */
export function objectOf(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

/** Whether a value is an object and no list. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a value is a text. */
export function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/** Whether a value is a safe integer of zero or more. */
export function isAmount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

/** Whether a value is a list of which each item is one. */
export function isListOf<T>(value: unknown, isOne: (item: unknown) => item is T): value is T[] {
  return Array.isArray(value) && value.every(isOne);
}
