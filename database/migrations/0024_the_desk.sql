CREATE TABLE "assignments" (
	"application_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"form_id" uuid NOT NULL,
	CONSTRAINT "assignments_application_id_account_id_pk" PRIMARY KEY("application_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "application_tags" (
	"application_id" uuid NOT NULL,
	"tag_id" uuid NOT NULL,
	"form_id" uuid NOT NULL,
	CONSTRAINT "application_tags_application_id_tag_id_pk" PRIMARY KEY("application_id","tag_id")
);
--> statement-breakpoint
CREATE TABLE "tags" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"name" text NOT NULL,
	"colour" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"folded" text GENERATED ALWAYS AS (tr_fold("tags"."name")) STORED
);
--> statement-breakpoint
CREATE TABLE "views" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"form_id" uuid,
	"name" text NOT NULL,
	"is_shared" boolean DEFAULT false NOT NULL,
	"content" jsonb NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "application_snapshots" ADD COLUMN "missing_document_type_ids" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "notes" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "notes" ADD COLUMN "form_id" uuid;--> statement-breakpoint
UPDATE "notes" SET "form_id" = "applications"."form_id" FROM "applications" WHERE "applications"."id" = "notes"."application_id";--> statement-breakpoint
ALTER TABLE "notes" ALTER COLUMN "form_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "notes" ADD COLUMN "folded" text GENERATED ALWAYS AS (tr_fold("notes"."text")) STORED;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "act_id" uuid;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_account_id_company_members_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."company_members"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_tags" ADD CONSTRAINT "application_tags_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_tags" ADD CONSTRAINT "application_tags_tag_id_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tags" ADD CONSTRAINT "tags_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "views" ADD CONSTRAINT "views_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "views" ADD CONSTRAINT "views_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "views" ADD CONSTRAINT "views_form_id_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assignments_form" ON "assignments" USING btree ("account_id","form_id","application_id");--> statement-breakpoint
CREATE INDEX "application_tags_form" ON "application_tags" USING btree ("tag_id","form_id","application_id");--> statement-breakpoint
CREATE UNIQUE INDEX "tags_name" ON "tags" USING btree ("company_id","folded");--> statement-breakpoint
CREATE INDEX "views_company" ON "views" USING btree ("company_id","position");--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_act_id_acts_id_fk" FOREIGN KEY ("act_id") REFERENCES "public"."acts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
-- The SQL twin of `receiptNumber`, without the number of the form.
CREATE FUNCTION receipt_letters(id uuid) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT string_agg(substr('23456789ABCDEFGHJKLMNPQRSTUVWXYZ', 1 + get_byte(sha256(id::text::bytea), at) % 32, 1), '' ORDER BY at)
  FROM generate_series(0, 5) AS at
$$;
--> statement-breakpoint
CREATE INDEX "application_snapshots_receipt" ON "application_snapshots" USING btree ("form_id",receipt_letters("application_id") collate "C","application_id");--> statement-breakpoint
CREATE INDEX "application_snapshots_missing" ON "application_snapshots" USING btree ("form_id","application_id") WHERE "application_snapshots"."missing_document_type_ids" <> '{}';--> statement-breakpoint
CREATE INDEX "document_requests_form" ON "document_requests" USING btree ("form_id","status","application_id");--> statement-breakpoint
CREATE INDEX "notes_form" ON "notes" USING btree ("form_id","application_id");--> statement-breakpoint
CREATE INDEX "notes_search" ON "notes" USING gin ("folded" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "notifications_act" ON "notifications" USING btree ("act_id") WHERE "notifications"."act_id" is not null;