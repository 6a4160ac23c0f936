ALTER TABLE "application_snapshots" ADD COLUMN "missing_own_names" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "document_requests" ADD COLUMN "own_name" jsonb;