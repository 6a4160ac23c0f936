ALTER TABLE "interview_slots" ADD COLUMN "taken" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Counts the seats of the times that bookings come to or leave. The times are locked in the order of their ids, whoever
-- writes the bookings, so that two of these never wait for each other in a circle.
CREATE FUNCTION count_seats() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM interview_slots WHERE id IN (SELECT slot_id FROM changed) ORDER BY id FOR NO KEY UPDATE;
  UPDATE interview_slots SET taken = (SELECT count(*) FROM interview_bookings WHERE slot_id = interview_slots.id)
  WHERE id IN (SELECT slot_id FROM changed);
  RETURN NULL;
END $$;--> statement-breakpoint
LOCK TABLE "interview_bookings" IN SHARE ROW EXCLUSIVE MODE;--> statement-breakpoint
UPDATE "interview_slots" SET "taken" = (SELECT count(*) FROM "interview_bookings" WHERE "slot_id" = "interview_slots"."id")
WHERE "id" IN (SELECT "slot_id" FROM "interview_bookings");--> statement-breakpoint
CREATE TRIGGER interview_bookings_count_taken AFTER INSERT ON "interview_bookings" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_seats();--> statement-breakpoint
CREATE TRIGGER interview_bookings_count_freed AFTER DELETE ON "interview_bookings" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_seats();--> statement-breakpoint
ALTER TABLE "interview_slots" ADD CONSTRAINT "interview_slots_taken" CHECK ("interview_slots"."taken" between 0 and "interview_slots"."seats");
