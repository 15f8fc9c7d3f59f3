/** How much something grows for each unit of work: its slope, and between which two it lies with 99 % confidence. */
export type Slope = { per_unit: number; least: number; most: number };

/** Of the normal distribution: 99 % lie within so many deviations. */
const Z = 2.576;

/**
 * Sen's slope of some points: the median of the slopes of all pairs, which single points far off do not move, with its confidence interval by Kendall's
 * variance (Sen 1968). Points of the same group only are compared: a process that was killed begins anew with another memory.
 */
export function slopeOf(points: readonly { at: number; value: number; group?: number }[]): Slope {
  const slopes: number[] = [];
  let variance = 0;
  for (const some of Map.groupBy(points, (it) => it.group ?? 0).values()) {
    const n = some.length;
    variance += (n * (n - 1) * (2 * n + 5)) / 18;
    for (const [i, one] of some.entries())
      for (const other of some.slice(i + 1)) if (other.at !== one.at) slopes.push((other.value - one.value) / (other.at - one.at));
  }
  slopes.sort((a, b) => a - b);
  const at = (place: number) => slopes[Math.max(0, Math.min(slopes.length - 1, Math.round(place)))] ?? 0;
  const apart = Z * Math.sqrt(variance);
  return { per_unit: at((slopes.length - 1) / 2), least: at((slopes.length - apart) / 2), most: at((slopes.length + apart) / 2) };
}
