CREATE TABLE "team_protections" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_by" uuid NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_by" uuid
);
--> statement-breakpoint
ALTER TABLE "team_protections" ADD CONSTRAINT "team_protections_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_protections" ADD CONSTRAINT "team_protections_started_by_accounts_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_protections" ADD CONSTRAINT "team_protections_ended_by_accounts_id_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "team_protections_lasting" ON "team_protections" USING btree ("company_id") WHERE "team_protections"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "team_protections_company" ON "team_protections" USING btree ("company_id","started_at" DESC NULLS LAST);