DROP INDEX "applications_company_status";--> statement-breakpoint
ALTER TABLE "company_members" ADD COLUMN "invited_by" uuid;--> statement-breakpoint
ALTER TABLE "forms" ADD COLUMN "unconfirmed" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "company_members" ADD CONSTRAINT "company_members_invited_by_accounts_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applications_company_standing" ON "applications" USING btree ("company_id","status","form_id","sealed","action","submitted_at") WHERE "applications"."submitted_at" is not null;