import type { LotteryCode } from '@shwekan/rules';
import { z } from 'zod';

/** Which lottery a page is about, as its address says; none is 2D. */
export const lotterySearch = z.enum(['1D', '2D', 'C1D', 'C2D', '3D']).optional().catch(undefined);

export const FIRST_LOTTERY: LotteryCode = '2D';
