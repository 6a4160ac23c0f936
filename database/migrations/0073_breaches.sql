CREATE TABLE "breach_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"breach_id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	"event" text NOT NULL,
	"account_id" uuid NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "breaches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid,
	"kinds" text[] NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone NOT NULL,
	"noticed_at" timestamp with time zone NOT NULL,
	"description" text NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	"recorded_by" uuid NOT NULL,
	CONSTRAINT "breaches_order" CHECK ("breaches"."started_at" <= "breaches"."ended_at")
);
--> statement-breakpoint
ALTER TABLE "breach_entries" ADD CONSTRAINT "breach_entries_breach_id_breaches_id_fk" FOREIGN KEY ("breach_id") REFERENCES "public"."breaches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "breach_entries" ADD CONSTRAINT "breach_entries_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "breaches" ADD CONSTRAINT "breaches_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "breaches" ADD CONSTRAINT "breaches_recorded_by_accounts_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "breach_entries_of" ON "breach_entries" USING btree ("breach_id","at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "breach_entries_once" ON "breach_entries" USING btree ("breach_id","event") WHERE "breach_entries"."event" <> 'measure';--> statement-breakpoint
CREATE INDEX "breaches_newest" ON "breaches" USING btree ("noticed_at" DESC NULLS LAST,"id");--> statement-breakpoint
-- What was written down about a breach is only ever added to, whoever is at the database.
CREATE FUNCTION refuse_change_of_breaches() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Records of breaches are only added to';
END $$;
--> statement-breakpoint
CREATE TRIGGER breaches_only_added BEFORE UPDATE OR DELETE ON breaches
FOR EACH ROW EXECUTE FUNCTION refuse_change_of_breaches();
--> statement-breakpoint
CREATE TRIGGER breaches_not_emptied BEFORE TRUNCATE ON breaches
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_breaches();
--> statement-breakpoint
CREATE TRIGGER breach_entries_only_added BEFORE UPDATE OR DELETE ON breach_entries
FOR EACH ROW EXECUTE FUNCTION refuse_change_of_breaches();
--> statement-breakpoint
CREATE TRIGGER breach_entries_not_emptied BEFORE TRUNCATE ON breach_entries
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_breaches();
