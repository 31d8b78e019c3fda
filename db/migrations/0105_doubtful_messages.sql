-- migrate:up
-- What a message may ask for, when its check doubts too little to warn anybody: it counts in the risk that the office reads.
alter table messages add column doubt text;

-- migrate:down
