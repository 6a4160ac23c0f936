DROP TABLE "invitation_slots" CASCADE;--> statement-breakpoint
ALTER TABLE "interview_bookings" ADD COLUMN "moved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "interview_slots" DROP COLUMN "interviewers";