/* @name last_code */
select text as "text!", at from sms where phone = :phone! and text ~ '[0-9]{6}' order by id desc limit 1;
