import type { LotteryCode } from '@shwekan/rules';
import { z } from 'zod';

/** The code of a lottery, from outside; anything else is none. */
export const lotterySearch = z.enum(['1D', '2D', 'C1D', 'C2D', '3D']).optional().catch(undefined);

export const FIRST_LOTTERY: LotteryCode = '2D';
