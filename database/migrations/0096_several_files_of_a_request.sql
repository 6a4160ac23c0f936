ALTER TABLE "document_requests" ADD COLUMN "more_file_ids" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "document_requests" ADD COLUMN "sending_id" uuid;