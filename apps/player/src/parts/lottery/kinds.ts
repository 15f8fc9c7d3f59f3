/** A draw as calls name it: the Yangon day and the section's label, "12:01 PM". */
export type DrawRef = { readonly date: string; readonly section: string };

/** Whether two names are of one draw. */
export const isSameDraw = (one: DrawRef, other: DrawRef): boolean => one.date === other.date && one.section === other.section;

/** A line being put together; its stake in pya, 0 when not set yet. */
export type DraftLine = { readonly bet_number: string; readonly stake_pya: number };

/** What a lottery takes on one line, in pya. */
export type StakeLimits = { readonly minimum_pya: number; readonly maximum_pya: number; readonly step_pya: number };
