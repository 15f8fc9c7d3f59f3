/* @name hold_play  -- locks the player's main and game purses, then reads */
select is_blocked as "is_blocked!", is_excluded as "is_excluded!", is_overdrawn as "is_overdrawn!", birthday, today as "today!", stake_left_pya
from hold_play(:player_id!::bigint);
