const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** An amount of pya as kyat, the way people read it. */
export function kyat(pya: number): string {
  return whole.format(pya / 100);
}

/** Fills `{name}` in a sentence, and says the first word of `{name:point|points}` of one and the second of any other. */
export function fill(sentence: string, values: Record<string, string | number>): string {
  return sentence.replace(/\{(\w+)(?::(\w+)\|(\w+))?\}/g, (_, name: string, one?: string, many?: string) => {
    const value = String(values[name] ?? '');
    return one === undefined || many === undefined ? value : value === '1' ? one : many;
  });
}
