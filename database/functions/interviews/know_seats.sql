-- Fills in a booking's number of seats from its slot, so no writer can state it wrongly.
CREATE OR REPLACE FUNCTION know_seats() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.seats := (SELECT seats FROM interview_slots WHERE id = NEW.slot_id);
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER interview_bookings_know_seats BEFORE INSERT ON "interview_bookings" FOR EACH ROW EXECUTE FUNCTION know_seats();
