ALTER TABLE "document_requests" ADD COLUMN "fault" text;--> statement-breakpoint
ALTER TABLE "document_requests" ADD COLUMN "handed_in_file_id" uuid;--> statement-breakpoint
ALTER TABLE "document_requests" ADD COLUMN "settled_by" uuid;--> statement-breakpoint
ALTER TABLE "document_requests" ADD CONSTRAINT "document_requests_settled_by_accounts_id_fk" FOREIGN KEY ("settled_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "document_requests_handed_in" ON "document_requests" USING btree ("application_id","handed_in_file_id") WHERE "document_requests"."handed_in_file_id" is not null;