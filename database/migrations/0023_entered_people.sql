CREATE TABLE "entries" (
	"application_id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"entered_by" uuid NOT NULL,
	"entered_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ground" text NOT NULL,
	"ground_note" text DEFAULT '' NOT NULL,
	"address_mark" text NOT NULL,
	"secret_hash" text,
	"invited_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"taken_over_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	"removed_because" text
);
--> statement-breakpoint
CREATE TABLE "entry_lists" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"form_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"file_name" text,
	"headings" jsonb NOT NULL,
	"fields" jsonb NOT NULL,
	"level" text,
	"rows" jsonb NOT NULL,
	"act_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "candidates" ALTER COLUMN "account_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "application_snapshots" ADD COLUMN "entered" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "extended_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_entered_by_accounts_id_fk" FOREIGN KEY ("entered_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry_lists" ADD CONSTRAINT "entry_lists_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry_lists" ADD CONSTRAINT "entry_lists_form_id_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry_lists" ADD CONSTRAINT "entry_lists_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "entries_secret" ON "entries" USING btree ("secret_hash");--> statement-breakpoint
CREATE INDEX "entries_uninvited" ON "entries" USING btree ("application_id") WHERE "entries"."invited_at" is null;--> statement-breakpoint
CREATE INDEX "entries_expires" ON "entries" USING btree ("expires_at") WHERE "entries"."taken_over_at" is null and "entries"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "entries_unwanted" ON "entries" USING btree ("company_id","address_mark") WHERE "entries"."removed_because" = 'person';--> statement-breakpoint
CREATE INDEX "entry_lists_created" ON "entry_lists" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "application_snapshots_email" ON "application_snapshots" USING btree ("form_id","email");