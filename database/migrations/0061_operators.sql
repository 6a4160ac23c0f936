CREATE TABLE "operator_acts" (
	"place" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "operator_acts_place_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"account_id" uuid,
	"act" text NOT NULL,
	"about" text NOT NULL,
	"company_id" uuid,
	"about_id" text,
	"values" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"reason" text
);
--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "suspended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "suspended_because" text;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "answered_by" uuid;--> statement-breakpoint
ALTER TABLE "forms" ADD COLUMN "suspended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "operator_acts" ADD CONSTRAINT "operator_acts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_acts" ADD CONSTRAINT "operator_acts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "operator_acts_company" ON "operator_acts" USING btree ("company_id","place" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "operator_acts_act" ON "operator_acts" USING btree ("act","place" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_answered_by_accounts_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "companies_suspended" ON "companies" USING btree ("suspended_at") WHERE "companies"."suspended_at" is not null;--> statement-breakpoint
-- What operators did is only ever added to, whoever is at the database.
CREATE FUNCTION refuse_change_of_operator_acts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The list of what operators did is only added to';
END $$;
--> statement-breakpoint
CREATE TRIGGER operator_acts_only_added BEFORE UPDATE OR DELETE ON operator_acts
FOR EACH ROW EXECUTE FUNCTION refuse_change_of_operator_acts();
--> statement-breakpoint
CREATE TRIGGER operator_acts_not_emptied BEFORE TRUNCATE ON operator_acts
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_operator_acts();
