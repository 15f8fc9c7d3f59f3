/* @name forget_otps  -- six a day are counted, so a day is kept */
delete from otp where created_at < product_now() - interval '2 days';

/* @name forget_sessions */
delete from player_session where coalesce(ended_at, expires_at) < product_now() - interval '90 days';

/* @name forget_texts  -- a code is worth nothing after three minutes; who was written to and when stays */
delete from sms where at < product_now() - interval '30 days';

/* @name forget_waiting_texts  -- a text that no job has handed on holds a code that is long over */
update sms set state = 'failed', encrypted_text = null, error = 'it was not handed on in time'
where state = 'waiting' and at < product_now() - interval '1 hour';
