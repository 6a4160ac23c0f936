ALTER TABLE "mailings" DROP CONSTRAINT "mailings_to_one";--> statement-breakpoint
ALTER TABLE "mailings" ADD COLUMN "asks" jsonb;--> statement-breakpoint
ALTER TABLE "added_documents" ADD COLUMN "act_id" uuid;--> statement-breakpoint
ALTER TABLE "added_documents" ADD COLUMN "opened_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "notes" ADD COLUMN "act_id" uuid;--> statement-breakpoint
ALTER TABLE "added_documents" ADD CONSTRAINT "added_documents_act_id_acts_id_fk" FOREIGN KEY ("act_id") REFERENCES "public"."acts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_act_id_acts_id_fk" FOREIGN KEY ("act_id") REFERENCES "public"."acts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mailings_of_act" ON "mailings" USING btree ("act_id") WHERE "mailings"."asks" is not null;--> statement-breakpoint
ALTER TABLE "mailings" ADD CONSTRAINT "mailings_to_one" CHECK (num_nonnulls("mailings"."form_id", "mailings"."community_id") = 1 or ("mailings"."asks" is not null and "mailings"."community_id" is null));