CREATE TABLE "exports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"format" text NOT NULL,
	"form_id" uuid,
	"language" text NOT NULL,
	"asked" jsonb NOT NULL,
	"filter_words" text[] DEFAULT '{}' NOT NULL,
	"is_sensitive" boolean DEFAULT false NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"total" integer NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"carrier" uuid,
	"carried_until" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"file_key" text,
	"file_name" text NOT NULL,
	"size" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"downloads" integer DEFAULT 0 NOT NULL,
	"downloaded_at" timestamp with time zone,
	CONSTRAINT "exports_ready" CHECK ("exports"."state" <> 'ready' or ("exports"."file_key" is not null and "exports"."size" is not null and "exports"."expires_at" is not null)),
	CONSTRAINT "exports_carried" CHECK (("exports"."state" = 'making') = ("exports"."carrier" is not null)),
	CONSTRAINT "exports_expired" CHECK ("exports"."state" <> 'expired' or "exports"."file_key" is null),
	CONSTRAINT "exports_done" CHECK ("exports"."done" >= 0 and "exports"."total" >= 0)
);
--> statement-breakpoint
ALTER TABLE "exports" ADD CONSTRAINT "exports_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exports" ADD CONSTRAINT "exports_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exports" ADD CONSTRAINT "exports_form_id_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exports_company" ON "exports" USING btree ("company_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "exports_account" ON "exports" USING btree ("account_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "exports_form" ON "exports" USING btree ("form_id");--> statement-breakpoint
CREATE INDEX "exports_open" ON "exports" USING btree ("state","created_at") WHERE "exports"."state" in ('waiting', 'making');--> statement-breakpoint
CREATE INDEX "exports_kept" ON "exports" USING btree ("expires_at") WHERE "exports"."file_key" is not null;