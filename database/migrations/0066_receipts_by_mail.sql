ALTER TABLE "outbox" ADD COLUMN "file" jsonb;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "file_content" "bytea";