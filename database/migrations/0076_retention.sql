CREATE TABLE "retention_holds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"form_id" uuid NOT NULL,
	"application_id" uuid,
	"reason" text NOT NULL,
	"until" date NOT NULL,
	"held_by" uuid NOT NULL,
	"held_at" timestamp with time zone DEFAULT now() NOT NULL,
	"lifted_by" uuid,
	"lifted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "retention_notices" (
	"application_id" uuid PRIMARY KEY NOT NULL,
	"told_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "retention_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"form_id" uuid NOT NULL,
	"kept_months" integer NOT NULL,
	"applications" integer DEFAULT 0 NOT NULL,
	"files" integer DEFAULT 0 NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "retention_runs_counted" CHECK ("retention_runs"."applications" >= 0 and "retention_runs"."files" >= 0)
);
--> statement-breakpoint
CREATE TABLE "retention_warnings" (
	"form_id" uuid NOT NULL,
	"month" date NOT NULL,
	CONSTRAINT "retention_warnings_form_id_month_pk" PRIMARY KEY("form_id","month")
);
--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "anonymised_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "forms" ADD COLUMN "kept_months" integer DEFAULT 24 NOT NULL;--> statement-breakpoint
ALTER TABLE "retention_holds" ADD CONSTRAINT "retention_holds_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "retention_holds" ADD CONSTRAINT "retention_holds_form_id_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "retention_holds" ADD CONSTRAINT "retention_holds_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "retention_holds" ADD CONSTRAINT "retention_holds_held_by_accounts_id_fk" FOREIGN KEY ("held_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "retention_holds" ADD CONSTRAINT "retention_holds_lifted_by_accounts_id_fk" FOREIGN KEY ("lifted_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "retention_notices" ADD CONSTRAINT "retention_notices_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "retention_runs" ADD CONSTRAINT "retention_runs_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "retention_runs" ADD CONSTRAINT "retention_runs_form_id_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "retention_warnings" ADD CONSTRAINT "retention_warnings_form_id_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "retention_holds_form" ON "retention_holds" USING btree ("form_id","held_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "retention_holds_application" ON "retention_holds" USING btree ("application_id") WHERE "retention_holds"."application_id" is not null;--> statement-breakpoint
CREATE INDEX "retention_runs_form" ON "retention_runs" USING btree ("form_id","started_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "retention_runs_open" ON "retention_runs" USING btree ("form_id") WHERE "retention_runs"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "applications_kept" ON "applications" USING btree ("form_id","id") WHERE "applications"."anonymised_at" is null and "applications"."submitted_at" is not null;--> statement-breakpoint
CREATE INDEX "notifications_address" ON "notifications" USING btree ("address" text_pattern_ops) WHERE "notifications"."address" is not null;--> statement-breakpoint
ALTER TABLE "forms" ADD CONSTRAINT "forms_kept_months" CHECK ("forms"."kept_months" between 6 and 120);
--> statement-breakpoint
-- What was typed to find people is forgotten with the file from now on; of files that are gone already, here.
UPDATE "exports" SET filter_words = CASE WHEN asked -> 'filters' ?| '{search,noteContains,answers}' THEN '{}' ELSE filter_words END,
  asked = asked #- '{filters,search}' #- '{filters,noteContains}' #- '{filters,answers}'
WHERE file_key IS NULL AND state IN ('expired', 'cancelled', 'failed');
