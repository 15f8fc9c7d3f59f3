-- What the server may write, said once: for each table the columns that its queries write, and no more. Reading is granted beside the
-- tables. A query that writes a column more fails with "permission denied" in the first test that runs it: add the column here.

revoke insert, update, delete on adjustment from shwekan_app;
grant insert (amount_pya, player_id, proposed_by, purse, reason), update (balance_after_pya, decided_at, decided_by, state) on adjustment to
  shwekan_app;
revoke insert, update, delete on alert from shwekan_app;
grant insert (data, kind, ref), update (closed_at, closed_by) on alert to shwekan_app;
revoke insert, update, delete on cash_in from shwekan_app;
grant insert (account_name, amount_pya, bonus_basis_points, created_at, expires_at, fee_percent, holder_phone, method_id, player_id,
  promotion_id, transaction_id, turnover_hundredths, voucher_code), update (bonus_pya, claimed_at, claimed_by, credited_pya, decided_at,
  decided_by, full_transaction_id, new_balance_pya, old_balance_pya, reason, state, turnover_pya) on cash_in to shwekan_app;
revoke insert, update, delete on cash_out from shwekan_app;
grant insert (account_name, account_number, amount_pya, is_name_same, lvl_2_name, method_id, needs_second, new_balance_pya, old_balance_pya,
  player_id), update (approved_at, approved_by, claimed_at, claimed_by, decided_at, decided_by, needs_second, payout_reference, reason,
  state) on cash_out to shwekan_app;
revoke insert, update, delete on catalogue_import from shwekan_app;
grant insert (added_count, changed_count, error, guessed_count, hidden_count, operator_id, provider_id, same_count, skipped_count, source,
  state), delete on catalogue_import to shwekan_app;
revoke insert, update, delete on catalogue_import_row from shwekan_app;
grant insert (g_code, import_id, name, outcome, reason, row_number, said) on catalogue_import_row to shwekan_app;
revoke insert, update, delete on content_item from shwekan_app;
grant insert (body, images, is_open, kind, link, position, shown_from, shown_until, title), update (body, images, is_open, link, position,
  shown_from, shown_until, title), delete on content_item to shwekan_app;
revoke insert, update, delete on draw from shwekan_app;
grant insert (cap_pya, closes_at, day, draws_at, lottery_id, odds_hundredths, opens_at, section, section_id, stake_max_pya, stake_min_pya,
  stake_step_pya, tot_odds_hundredths), update (cap_pya, checked_at, closed_at, closes_at, day, draws_at, is_open, odds_hundredths, opens_at,
  own_closes_at, paid_to, published_at, published_by, published_day, published_value, refunded_at, result, result_id, resulted_at,
  reversing_at, round, sealed_at, settled_at, stake_max_pya, stake_min_pya, stake_step_pya, stop_reason, stopped_at, tot_odds_hundredths,
  void_reason, voided_at), delete on draw to shwekan_app;
revoke insert, update, delete on draw_date from shwekan_app;
grant insert (day, lottery_id, normal_day), update (day) on draw_date to shwekan_app;
revoke insert, update, delete on draw_number from shwekan_app;
grant insert (draw_id, number), update (cap_pya, is_blocked, taken_pya) on draw_number to shwekan_app;
revoke insert, update, delete on draw_seal from shwekan_app;
grant insert (draw_id, sha256, slip_count, stakes_pya, total_pya) on draw_seal to shwekan_app;
revoke insert, update, delete on draw_stake from shwekan_app;
grant insert (draw_id, micro_points, payout_pya, player_id, pya_per_point, settled_at, stake_pya), update (micro_points, payout_pya,
  stake_pya), delete on draw_stake to shwekan_app;
revoke insert, update, delete on draw_stake_run from shwekan_app;
grant insert (draw_id, pya_per_point, round, settled_at), update (done_at, paid_to, round) on draw_stake_run to shwekan_app;
revoke insert, update, delete on fact from shwekan_app;
grant insert (at, data, kind, player_id), delete on fact to shwekan_app;
revoke insert, update, delete on fact_reader from shwekan_app;
grant update (id, xid) on fact_reader to shwekan_app;
revoke insert, update, delete on feed_message from shwekan_app;
grant insert (body, feed), delete on feed_message to shwekan_app;
revoke insert, update, delete on game from shwekan_app;
grant insert (category_id, g_code, game_type, html_type, image_source, name, provider_id), update (game_type, html_type, image, image_source,
  is_active, is_hot, is_listed, is_new, listed_at, name, position) on game to shwekan_app;
revoke insert, update, delete on game_callback from shwekan_app;
grant insert (address, answer, at, dialect, id, method, request) on game_callback to shwekan_app;
revoke insert, update, delete on game_category from shwekan_app;
grant update (is_active, name, position) on game_category to shwekan_app;
revoke insert, update, delete on game_dialect from shwekan_app;
grant update (allow_list, base_url, changed_at, freshness_s, is_on, operator_code, secret_sealed) on game_dialect to shwekan_app;
revoke insert, update, delete on game_favourite from shwekan_app;
grant insert (game_id, player_id), update (game_id), delete on game_favourite to shwekan_app;
revoke insert, update, delete on game_played from shwekan_app;
grant insert (at, game_id, player_id), update (at) on game_played to shwekan_app;
revoke insert, update, delete on game_referral from shwekan_app;
grant insert (amount_pya, at, friend_id, most_pya, referrer_id, round, wager_id) on game_referral to shwekan_app;
revoke insert, update, delete on game_reward from shwekan_app;
grant insert (counted_pya, edge_basis_points, edge_pya, first_settled_at, loss_pya, micro_points, player_id, pya_per_point,
  referral_basis_points, referral_pya, referrer_id, risk_pya, round, settled_at, valid_bet_pya, wager_id), update (counted_pya, edge_pya,
  loss_pya, micro_points, referral_pya, risk_pya, round, settled_at, valid_bet_pya) on game_reward to shwekan_app;
revoke insert, update, delete on game_session from shwekan_app;
grant insert (category_id, game_id, player_id, provider_id), update (error, launch_count, launched_at, state) on game_session to shwekan_app;
revoke insert, update, delete on game_transaction from shwekan_app;
grant insert (after_pya, at, before_pya, callback_id, dialect, id, is_void, key, moved_pya, operation, player_id, product, reason,
  request_hash, wager_id) on game_transaction to shwekan_app;
revoke insert, update, delete on given_answer from shwekan_app;
grant insert (body_hash, call, key, owner), update (reply), delete on given_answer to shwekan_app;
revoke insert, update, delete on level_two_request from shwekan_app;
grant insert (image_key, player_id), update (claimed_at, claimed_by, decided_at, decided_by, name, reason, state) on level_two_request to
  shwekan_app;
revoke insert, update, delete on live_number from shwekan_app;
grant insert (asked_at, market), update (asked_at, at, data) on live_number to shwekan_app;
revoke insert, update, delete on lottery from shwekan_app;
grant update (bet_next_day, cap_pya, is_open, odds_hundredths, stake_max_pya, stake_min_pya, stake_step_pya, tot_odds_hundredths,
  trusted_feed) on lottery to shwekan_app;
revoke insert, update, delete on lottery_referral from shwekan_app;
grant insert (amount_pya, basis_points, draw_id, friend_id, referrer_id, round, slip_id, stake_pya), delete on lottery_referral to
  shwekan_app;
revoke insert, update, delete on lottery_referral_reversed from shwekan_app;
grant insert (amount_pya, draw_id, earned_at, referrer_id, round, slip_id) on lottery_referral_reversed to shwekan_app;
revoke insert, update, delete on notice from shwekan_app;
grant insert (audience, data, kind, player_id, state, told_until, written_by), update (decided_at, decided_by, failed_count, pushed_count,
  sent_at, state, told_count, told_to, told_until) on notice to shwekan_app;
revoke insert, update, delete on notification from shwekan_app;
grant insert (at, data, kind, notice_id, player_id), update (read_at) on notification to shwekan_app;
revoke insert, update, delete on notification_choice from shwekan_app;
grant insert (in_app, player_id, push, topic), update (in_app, push) on notification_choice to shwekan_app;
revoke insert, update, delete on off_day from shwekan_app;
grant insert (day, lottery_id, reason), update (reason), delete on off_day to shwekan_app;
revoke insert, update, delete on operator_session from shwekan_app;
grant insert (expires_at, operator_id, token_hash), delete on operator_session to shwekan_app;
revoke insert, update, delete on otp from shwekan_app;
grant insert (code_hash, expires_at, phone, purpose), update (token_expires_at, token_hash, tries, used_at, verified_at), delete on otp to
  shwekan_app;
revoke insert, update, delete on payment_account from shwekan_app;
grant insert (account_name, account_number, method_id), update (account_name, is_open) on payment_account to shwekan_app;
revoke insert, update, delete on payment_method from shwekan_app;
grant insert (cash_in_open, cash_out_open, code, fee_percent, kind, name, position), update (cash_in_open, cash_out_open, fee_percent,
  in_max_pya, in_min_pya, logo, name, out_max_pya, out_min_pya, position) on payment_method to shwekan_app;
revoke insert, update, delete on payout from shwekan_app;
grant insert (amount_pya, at, draw_id, kind, player_id, round, slip_id, stake_pya), delete on payout to shwekan_app;
revoke insert, update, delete on payout_due from shwekan_app;
grant insert (amounts_pya, block, draw_id, due_count, player_ids, round, slip_ids, stakes_pya, up_to) on payout_due to shwekan_app;
revoke insert, update, delete on payout_reversed from shwekan_app;
grant insert (amount_pya, draw_id, paid_at, player_id, round, slip_id, stake_pya) on payout_reversed to shwekan_app;
revoke insert, update, delete on play_break from shwekan_app;
grant insert (from_at, kind, player_id, until_at) on play_break to shwekan_app;
revoke insert, update, delete on play_limit from shwekan_app;
grant insert (kind, limit_pya, period, player_id), update (changed_at, limit_pya, raise_asked_at, raise_pya), delete on play_limit to
  shwekan_app;
revoke insert, update, delete on player from shwekan_app;
grant insert (birthday, language, name, password_hash, phone, referral_code, referred_by, user_code), update (birthday, blocked_at,
  blocked_reason, email, excluded_until, image, language, lvl_2_name, lvl_2_state, name, password_changed_at, password_hash, phone,
  referred_by, turnover_pya) on player to shwekan_app;
revoke insert, update, delete on player_note from shwekan_app;
grant insert (operator_id, player_id, text) on player_note to shwekan_app;
revoke insert, update, delete on player_session from shwekan_app;
grant insert (address, device, expires_at, player_id, token_hash), update (address, ended_at, expires_at, seen_at), delete on player_session
  to shwekan_app;
revoke insert, update, delete on pocket_campaign from shwekan_app;
grant insert (budget_pya, changed_by, from_at, largest_pya, level, name, period, smallest_pya, turnover_pya, turnover_since, until_at,
  video), update (budget_pya, changed_by, from_at, largest_pya, level, name, period, smallest_pya, spent_pya, started_by, state,
  turnover_pya, turnover_since, until_at, video) on pocket_campaign to shwekan_app;
revoke insert, update, delete on pocket_draw from shwekan_app;
grant insert (amount_pya, campaign_id, main_after_pya, period_start, player_id) on pocket_draw to shwekan_app;
revoke insert, update, delete on point_change from shwekan_app;
grant insert (player_id, points, source) on point_change to shwekan_app;
revoke insert, update, delete on point_claim from shwekan_app;
grant insert (amount_pya, main_after_pya, offer_id, player_id, points, points_after) on point_claim to shwekan_app;
revoke insert, update, delete on point_offer from shwekan_app;
grant insert (amount_pya, changed_by, name, points, position, shown_from, shown_until), update (amount_pya, changed_by, image, is_open, name,
  opened_by, points, position, shown_from, shown_until) on point_offer to shwekan_app;
revoke insert, update, delete on point_tally from shwekan_app;
grant insert (player_id), update (game_micro, granted_points, lottery_micro) on point_tally to shwekan_app;
revoke insert, update, delete on promotion from shwekan_app;
grant insert (bonus_basis_points, changed_by, code, image, level, position, rule, title, turnover_hundredths), update (bonus_basis_points,
  changed_by, image, is_open, level, opened_by, position, rule, title, turnover_hundredths) on promotion to shwekan_app;
revoke insert, update, delete on promotion_claim from shwekan_app;
grant insert (amount_pya, main_after_pya, player_id) on promotion_claim to shwekan_app;
revoke insert, update, delete on provider from shwekan_app;
grant insert (currency, dialect, id, is_active, name, p_code, position), update (currency, image, is_active, is_hot, is_in_maintenance, name,
  position, reverses_settled, takes_unknown_result) on provider to shwekan_app;
revoke insert, update, delete on provider_category from shwekan_app;
grant insert (category_id, is_lobby_only, provider_id), update (is_lobby_only), delete on provider_category to shwekan_app;
revoke insert, update, delete on push_device from shwekan_app;
grant insert (auth, endpoint, host, language, p256dh, player_id, session_id), update (auth, endpoint, host, language, p256dh, player_id,
  saved_at, session_id), delete on push_device to shwekan_app;
revoke insert, update, delete on push_key from shwekan_app;
grant insert (private_sealed, public_key) on push_key to shwekan_app;
revoke insert, update, delete on push_outbox from shwekan_app;
grant insert (device_id, host, notification_id), update (next_at, tries), delete on push_outbox to shwekan_app;
revoke insert, update, delete on rate_count from shwekan_app;
grant insert (bucket, count, window_start), update (count), delete on rate_count to shwekan_app;
revoke insert, update, delete on reconciliation from shwekan_app;
grant insert (asked_by, day, dialect), update (asked_by, at, difference_count, error, ours_count, state, theirs_count) on reconciliation to
  shwekan_app;
revoke insert, update, delete on referral_claim from shwekan_app;
grant insert (amount_pya, fraction_pya, main_after_pya, player_id) on referral_claim to shwekan_app;
revoke insert, update, delete on referral_run from shwekan_app;
grant insert (draw_id, round), update (done_at, paid_to, round) on referral_run to shwekan_app;
revoke insert, update, delete on referral_week from shwekan_app;
grant insert (amount_pya, earned_pya, earned_total_pya, given_before_pya, most_pya, most_total_pya, referrer_id, week_start) on referral_week
  to shwekan_app;
revoke insert, update, delete on referral_week_run from shwekan_app;
grant insert (week_start), update (done_at, paid_to) on referral_week_run to shwekan_app;
revoke insert, update, delete on result_proposal from shwekan_app;
grant insert (derivation, draw_id, is_doubted, number, proposed_by, source, source_at, source_set, source_value), update (decided_at,
  decided_by, reason, state) on result_proposal to shwekan_app;
revoke insert, update, delete on reward_terms_change from shwekan_app;
grant insert (asked_by, sent), update (decided_at, decided_by, state) on reward_terms_change to shwekan_app;
revoke insert, update, delete on seal_block from shwekan_app;
grant insert (after, block, draw_id, sha256, slip_hashes, slip_ids, up_to) on seal_block to shwekan_app;
revoke insert, update, delete on section from shwekan_app;
grant update (close_before_minutes, is_open, odds_hundredths) on section to shwekan_app;
revoke insert, update, delete on setting from shwekan_app;
grant insert (key, value), update (changed_at, value) on setting to shwekan_app;
revoke insert, update, delete on settlement_reversal from shwekan_app;
grant insert (asked_by, draw_id, reason), update (decided_at, decided_by, state) on settlement_reversal to shwekan_app;
revoke insert, update, delete on slip from shwekan_app;
grant insert (accepted_at, balance_after_pya, draw_id, id, numbers, odds_hundredths, player_id, request_hash, request_key, stakes_pya,
  tot_odds_hundredths, total_pya, voucher) on slip to shwekan_app;
revoke insert, update, delete on sms from shwekan_app;
grant insert (phone, sent_at, state, text), update (error, sent_at, state, text, tries), delete on sms to shwekan_app;
revoke insert, update, delete on social_link from shwekan_app;
grant insert (name, url), update (url) on social_link to shwekan_app;
revoke insert, update, delete on stream_era from shwekan_app;
grant insert (name), delete on stream_era to shwekan_app;
revoke insert, update, delete on stream_ticket from shwekan_app;
grant insert (expires_at, player_id, session_id, token_hash), delete on stream_ticket to shwekan_app;
revoke insert, update, delete on transfer from shwekan_app;
grant insert (amount_pya, direction, forfeited_pya, game_after_pya, main_after_pya, player_id, reference_id, turnover_dropped_pya) on
  transfer to shwekan_app;
revoke insert, update, delete on wager from shwekan_app;
grant insert (after_pya, before_pya, bet_pya, changed_at, commission_pya, created_at, data_at, dialect, game_code, game_type, id, is_flagged,
  is_repaired, is_reserved, is_result_rolled_back, is_turnover_counted, kind, paid_pya, payout_pya, player_id, product, returned_pya,
  round_id, settled_at, staked_pya, status, taken_back_pya, turnover_pya, valid_bet_pya, wager_code, waiting_pya), update (after_pya,
  bet_pya, changed_at, commission_pya, data_at, game_code, game_type, is_flagged, is_repaired, is_reserved, is_result_rolled_back,
  is_turnover_counted, kind, paid_pya, payout_pya, returned_pya, round_id, settled_at, staked_pya, status, taken_back_pya, turnover_pya,
  valid_bet_pya, waiting_pya) on wager to shwekan_app;
revoke insert, update, delete on wager_difference from shwekan_app;
grant insert (dialect, kind, member, ours_pya, p_code, player_id, reconciliation_id, theirs_bet_pya, theirs_payout_pya, theirs_pya,
  theirs_status, theirs_tip_pya, theirs_valid_bet_pya, wager_code), update (decided_at, decided_by, kind, ours_pya, proposed_by, reason,
  repair_paid_pya, repair_pya, repair_stake_pya, state, theirs_bet_pya, theirs_payout_pya, theirs_pya, theirs_status, theirs_tip_pya,
  theirs_valid_bet_pya, wager_id) on wager_difference to shwekan_app;
revoke insert, update, delete on wager_tombstone from shwekan_app;
grant insert (at, callback_id, player_id, product, wager_code) on wager_tombstone to shwekan_app;
revoke insert, update, delete on weekly_item from shwekan_app;
grant insert (amount_pya, basis_points, game_loss_pya, game_most_pya, lottery_loss_pya, player_id, run_id), update (paid_at), delete on
  weekly_item to shwekan_app;
revoke insert, update, delete on weekly_run from shwekan_app;
grant insert (basis_points, looked_by, needs_confirmation, started_by, week_start), update (confirmed_by, counted_at, counted_to, looked_by,
  needs_confirmation, paid_at, state, stopped_by, waits) on weekly_run to shwekan_app;
revoke insert, update, delete on welcome_bonus from shwekan_app;
grant insert (amount_pya, main_after_pya, player_id) on welcome_bonus to shwekan_app;

-- Who the operators are is the owner's to say, by npm run operator.
revoke insert, update, delete on operator from shwekan_app;
