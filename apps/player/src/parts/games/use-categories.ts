import { GAME_CATEGORIES, type GameCategory } from '@shwekan/rules';
import { useCall } from '../../house/query.ts';
import { categoryOf } from './category.ts';

/** The categories that operators show, in the order they gave them, with their pictures; until the answer is there all of them. */
export function useCategories(): readonly (GameCategory & { image: string | null })[] {
  const answer = useCall('GET /api/g/categories').data?.data;
  if (answer === undefined) return GAME_CATEGORIES.map((category) => ({ ...category, image: null }));
  return answer.flatMap(({ id, active, image }) => {
    const category = categoryOf(id);
    return category !== undefined && active === 1 ? [{ ...category, image }] : [];
  });
}
