-- migrate:up transaction:false
-- Every row, five hundred at a time: whoever edits one of them waits for that long at most.
do $$
declare
  last bigint := 0;
  upto bigint;
begin
  loop
    select max(id) into upto from (select id from missions where id > last order by id limit 500) batch;
    exit when upto is null;
    update missions set word_count = array_length(string_to_array(description, ' '), 1)
    where id > last and id <= upto and word_count is null;
    commit;
    last := upto;
  end loop;
end $$;

-- migrate:down
