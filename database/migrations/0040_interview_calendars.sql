CREATE TABLE "calendar_entries" (
	"uid" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"form_id" uuid NOT NULL,
	"sequence" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"minutes" smallint NOT NULL,
	"time_zone" text NOT NULL,
	"place" text,
	"video_url" text,
	"invitation_id" uuid,
	CONSTRAINT "calendar_entries_uid_account_id_pk" PRIMARY KEY("uid","account_id")
);
--> statement-breakpoint
ALTER TABLE "calendar_entries" ADD CONSTRAINT "calendar_entries_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_entries" ADD CONSTRAINT "calendar_entries_form_id_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."forms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "calendar_entries_account" ON "calendar_entries" USING btree ("account_id");