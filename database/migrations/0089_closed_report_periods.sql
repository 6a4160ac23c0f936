CREATE TABLE "closed_report_counts" (
	"period_id" uuid NOT NULL,
	"dimension" text NOT NULL,
	"key" text NOT NULL,
	"told" integer NOT NULL,
	"exact" integer,
	CONSTRAINT "closed_report_counts_period_id_dimension_key_pk" PRIMARY KEY("period_id","dimension","key")
);
--> statement-breakpoint
CREATE TABLE "closed_report_periods" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"form_id" uuid NOT NULL,
	"from" date NOT NULL,
	"to" date NOT NULL,
	"seed" bigint NOT NULL,
	CONSTRAINT "closed_report_periods_form" UNIQUE("form_id","to")
);
--> statement-breakpoint
ALTER TABLE "closed_report_counts" ADD CONSTRAINT "closed_report_counts_period_id_closed_report_periods_id_fk" FOREIGN KEY ("period_id") REFERENCES "public"."closed_report_periods"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "closed_report_periods" ADD CONSTRAINT "closed_report_periods_form_id_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "closed_report_periods_company" ON "closed_report_periods" USING btree ("company_id","to");