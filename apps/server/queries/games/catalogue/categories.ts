/** Types and statements of src/games/catalogue/categories.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';

export interface ConsoleCategoriesParams {
  category_id?: number | null | void;
}

export interface ConsoleCategoriesResult {
  code: string;
  game_count: number;
  id: number;
  image: string | null;
  is_active: boolean;
  name: string;
  position: number;
  provider_count: number;
}

export const consoleCategories = new PreparedQuery<ConsoleCategoriesParams, ConsoleCategoriesResult>({"usedParamSet":{"category_id":true},"params":[{"name":"category_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":276,"b":287},{"a":312,"b":323}]}],"statement":"select c.id, c.code, c.name, c.image, c.position, c.is_active,\n  (select count(*) from provider_category p where p.category_id = c.id) as \"provider_count!\",\n  (select count(*) from game g where g.category_id = c.id and g.is_listed) as \"game_count!\"\nfrom game_category c where :category_id::int is null or c.id = :category_id order by c.position, c.id"} as never);

export interface UpdateCategoryParams {
  category_id: number;
  is_active?: boolean | null | void;
  name?: string | null | void;
  position?: number | null | void;
}

export type UpdateCategoryResult = void;

export const updateCategory = new PreparedQuery<UpdateCategoryParams, UpdateCategoryResult>({"usedParamSet":{"name":true,"is_active":true,"position":true,"category_id":true},"params":[{"name":"name","required":false,"transform":{"type":"scalar"},"locs":[{"a":41,"b":45}]},{"name":"is_active","required":false,"transform":{"type":"scalar"},"locs":[{"a":76,"b":85}]},{"name":"position","required":false,"transform":{"type":"scalar"},"locs":[{"a":120,"b":128}]},{"name":"category_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":152,"b":164}]}],"statement":"update game_category set name = coalesce(:name, name), is_active = coalesce(:is_active, is_active), position = coalesce(:position, position)\nwhere id = :category_id!"} as never);

