/* @name lock_header_text  -- the running text that the console edits is the first one */
select id, text from header_text order by position, id limit 1 for update;

/* @name first_header_text */
select text from header_text order by position, id limit 1;

/* @name insert_header_text */
insert into header_text (text) values (:text!);

/* @name update_header_text */
update header_text set text = :text!, is_open = true where id = :id!;
