-- Counts the taken seats of slots whose bookings were added or deleted. Locks the slots in the order of their ids, so
-- two writers cannot deadlock.
CREATE OR REPLACE FUNCTION count_seats() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM interview_slots WHERE id IN (SELECT slot_id FROM changed) ORDER BY id FOR NO KEY UPDATE;
  UPDATE interview_slots SET taken = (SELECT count(*) FROM interview_bookings WHERE slot_id = interview_slots.id)
  WHERE id IN (SELECT slot_id FROM changed);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER interview_bookings_count_taken AFTER INSERT ON "interview_bookings" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_seats();

CREATE OR REPLACE TRIGGER interview_bookings_count_freed AFTER DELETE ON "interview_bookings" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_seats();
