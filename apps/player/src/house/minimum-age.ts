import { fill } from '@shwekan/phrases/fill';
import { MINIMUM_AGE_YEARS } from '@shwekan/rules';
import { useT } from './language.ts';
import { useCall } from './query.ts';

/** From which age on one may play for money here; until the house has answered, from which one may in any. */
export const useMinimumAge = () => useCall('GET /api/app-setting').data?.data.minimum_age ?? MINIMUM_AGE_YEARS;

/** Who may play here, as home says it. */
export const useAdults = () => fill(useT().home.adults, { age: useMinimumAge() });
