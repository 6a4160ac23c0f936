CREATE TABLE "legal_versions" (
	"name" text NOT NULL,
	"version" text NOT NULL,
	"tr" text NOT NULL,
	"en" text NOT NULL,
	"changes_tr" text NOT NULL,
	"changes_en" text NOT NULL,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "legal_versions_name_version_pk" PRIMARY KEY("name","version")
);
--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "form_text_id" uuid;--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "form_version" integer;--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "consents_application" ON "consents" USING btree ("application_id") WHERE "consents"."application_id" is not null;