ALTER TABLE "document_requests" ADD COLUMN "opened_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "document_requests" ADD COLUMN "refused_file_ids" uuid[] DEFAULT '{}' NOT NULL;