ALTER TABLE "notifications" ADD COLUMN "calendar" jsonb;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "calendar" jsonb;