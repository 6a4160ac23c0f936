CREATE TABLE "outreach_mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"way" text NOT NULL,
	"address_mark" text NOT NULL,
	"anywhere_mark" text NOT NULL,
	"about_id" uuid NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outreach_refusals" (
	"address_mark" text PRIMARY KEY NOT NULL,
	"company_id" uuid,
	"refused_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outreach_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"way" text NOT NULL,
	"subject" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"reported_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "unsubscribe" text;--> statement-breakpoint
ALTER TABLE "outreach_mails" ADD CONSTRAINT "outreach_mails_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outreach_refusals" ADD CONSTRAINT "outreach_refusals_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outreach_reports" ADD CONSTRAINT "outreach_reports_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outreach_mails_counted" ON "outreach_mails" USING btree ("company_id","way","sent_at");--> statement-breakpoint
CREATE INDEX "outreach_mails_address" ON "outreach_mails" USING btree ("company_id","address_mark");--> statement-breakpoint
CREATE INDEX "outreach_mails_about" ON "outreach_mails" USING btree ("about_id");--> statement-breakpoint
CREATE INDEX "outreach_mails_sent" ON "outreach_mails" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "outreach_reports_newest" ON "outreach_reports" USING btree ("reported_at" DESC NULLS LAST,"id");--> statement-breakpoint
INSERT INTO "outreach_refusals" ("address_mark", "company_id", "refused_at")
SELECT DISTINCT ON ("address_mark") "address_mark", "company_id", coalesce("removed_at", now()) FROM "entries"
WHERE "removed_because" = 'person' AND "taken_over_at" IS NULL AND "address_mark" <> ''
ORDER BY "address_mark", "removed_at";
