-- Who is where, for the constraint that keeps everybody from being in two places at once.
CREATE EXTENSION IF NOT EXISTS btree_gist WITH SCHEMA public;--> statement-breakpoint
-- Minutes are the same in every zone, which PostgreSQL does not assume of intervals.
CREATE FUNCTION minutes_after(moment timestamptz, minutes smallint) RETURNS timestamptz LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT moment + make_interval(mins => minutes) $$;--> statement-breakpoint
ALTER TABLE "interview_slots" ADD COLUMN "ends_at" timestamp with time zone GENERATED ALWAYS AS (minutes_after("interview_slots"."starts_at", "interview_slots"."minutes")) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "interview_slots" ADD COLUMN "time_zone" text DEFAULT 'Europe/Istanbul' NOT NULL;--> statement-breakpoint
ALTER TABLE "interview_slots" ADD CONSTRAINT "interview_slots_during" UNIQUE("id","starts_at","ends_at");--> statement-breakpoint
ALTER TABLE "interview_slots" ADD CONSTRAINT "interview_slots_room" UNIQUE("id","seats");--> statement-breakpoint
CREATE TABLE "interviewers" (
	"slot_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "interviewers_slot_id_account_id_pk" PRIMARY KEY("slot_id","account_id"),
	CONSTRAINT "interviewers_one_place" EXCLUDE USING gist ("account_id" WITH =, tstzrange("starts_at", "ends_at") WITH &&)
);
--> statement-breakpoint
ALTER TABLE "interviewers" ADD CONSTRAINT "interviewers_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviewers" ADD CONSTRAINT "interviewers_slot" FOREIGN KEY ("slot_id","starts_at","ends_at") REFERENCES "public"."interview_slots"("id","starts_at","ends_at") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
INSERT INTO "interviewers" ("slot_id", "account_id", "starts_at", "ends_at")
SELECT "slot"."id", "accounts"."id", "slot"."starts_at", "slot"."ends_at"
FROM "interview_slots" AS "slot", "accounts" WHERE "accounts"."id" = ANY ("slot"."interviewers")
ON CONFLICT DO NOTHING;--> statement-breakpoint
ALTER TABLE "interview_bookings" ADD COLUMN "seats" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "interview_bookings" SET "seats" = "slot"."seats" FROM "interview_slots" AS "slot" WHERE "slot"."id" = "interview_bookings"."slot_id";--> statement-breakpoint
-- Whoever writes a booking need not know how many seats there are, nor can they say so.
CREATE FUNCTION know_seats() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.seats := (SELECT seats FROM interview_slots WHERE id = NEW.slot_id);
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER interview_bookings_know_seats BEFORE INSERT ON "interview_bookings" FOR EACH ROW EXECUTE FUNCTION know_seats();--> statement-breakpoint
ALTER TABLE "interview_bookings" ADD CONSTRAINT "interview_bookings_room" FOREIGN KEY ("slot_id","seats") REFERENCES "public"."interview_slots"("id","seats") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "interview_bookings" ADD CONSTRAINT "interview_bookings_seat" CHECK ("interview_bookings"."seat" >= 0 and "interview_bookings"."seat" < "interview_bookings"."seats");
--> statement-breakpoint
CREATE TABLE "offered_slots" (
	"offer_id" uuid NOT NULL,
	"slot_id" uuid NOT NULL,
	CONSTRAINT "offered_slots_offer_id_slot_id_pk" PRIMARY KEY("offer_id","slot_id")
);
--> statement-breakpoint
ALTER TABLE "offered_slots" ADD CONSTRAINT "offered_slots_slot_id_interview_slots_id_fk" FOREIGN KEY ("slot_id") REFERENCES "public"."interview_slots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offered_slots_slot" ON "offered_slots" USING btree ("slot_id");--> statement-breakpoint
-- What was offered to one alone so far is an offer of its own.
ALTER TABLE "interview_invitations" ADD COLUMN "offer_id" uuid;--> statement-breakpoint
UPDATE "interview_invitations" SET "offer_id" = "id";--> statement-breakpoint
ALTER TABLE "interview_invitations" ALTER COLUMN "offer_id" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "interview_invitations_offer" ON "interview_invitations" USING btree ("offer_id");--> statement-breakpoint
INSERT INTO "offered_slots" ("offer_id", "slot_id") SELECT "invitation_id", "slot_id" FROM "invitation_slots";
