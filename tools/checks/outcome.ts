/** How many of a step's tests passed and failed; a plain check counts as one. */
export interface Outcome {
  passed: number;
  failed: number;
  output: string;
  /** A figure worth seeing also when all is well. */
  note?: string;
}
