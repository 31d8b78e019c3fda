-- migrate:up
alter table missions validate constraint missions_certificates;

-- Missions that ask for the licence are found by it.
update mission_search s set document = mission_document(m) from missions m
where m.id = s.mission_id and asked_certificates(m) <> 0 and not s.document @@ '''=k'''::tsquery;

-- migrate:down
