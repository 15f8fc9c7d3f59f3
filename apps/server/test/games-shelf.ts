import type { TestWorld } from './world.ts';

/** Puts two products with a few games on the shelf: 1006 in the older dialect, 1079 in the newer. */
export async function stockShelf(world: TestWorld): Promise<void> {
  await world.sql(`
    insert into provider (id, p_code, name, dialect, is_hot, position) values
      (1006, '1006', 'Shwe Studio', 'gsc', true, 1), (1079, '1079', 'Ayeyar Games', 'gsc_plus', false, 2),
      (1012, '1012', 'Chinlone Sports', 'gsc', false, 3);
    insert into provider_category (provider_id, category_id, is_lobby_only) values
      (1006, 1, false), (1006, 2, false), (1079, 1, false), (1079, 8, false), (1012, 3, true);
    insert into game (provider_id, category_id, g_code, name, is_hot, is_new, position, image_source) values
      (1006, 1, 'golden_pagoda', 'Golden Pagoda', true, false, 1, 'https://img.example/golden.png'),
      (1006, 2, 'dragon_tiger', 'Dragon Tiger', false, false, 1, null),
      (1079, 1, 'mogok_ruby', 'Mogok Ruby', false, true, 1, null),
      (1079, 8, 'ayeyar_fishing', 'Ayeyar Fishing', false, false, 1, null)`);
}
