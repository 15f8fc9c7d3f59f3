-- 1D, crypto 2D and crypto 1D are played: their configuration is there since the lotteries were made.
update lottery set is_offered = true where code in ('1D', 'C2D', 'C1D');
update lottery set trusted_feed = 'replay' where code = 'C2D';
