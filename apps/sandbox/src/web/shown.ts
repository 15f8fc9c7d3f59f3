const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** An amount of pya as kyat, the way people read it. */
export function kyat(pya: number): string {
  return whole.format(pya / 100);
}

/** Fills `{name}` in a sentence. */
export function fill(sentence: string, values: Record<string, string | number>): string {
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}
