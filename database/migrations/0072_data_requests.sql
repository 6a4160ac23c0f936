CREATE TABLE "data_request_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"data_request_id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"event" text NOT NULL,
	"account_id" uuid,
	"text" text
);
--> statement-breakpoint
CREATE TABLE "data_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"candidate_id" uuid,
	"company_id" uuid,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_on" date NOT NULL,
	"reminders" integer DEFAULT 0 NOT NULL,
	"ended_at" timestamp with time zone,
	"outcome" text,
	"ground" text,
	"answer" text,
	"answered_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "data_requests_end" CHECK (("data_requests"."state" in ('answered', 'withdrawn')) = ("data_requests"."ended_at" is not null)),
	CONSTRAINT "data_requests_answered" CHECK (("data_requests"."state" = 'answered') = ("data_requests"."outcome" is not null and "data_requests"."answer" is not null and "data_requests"."answered_by" is not null)),
	CONSTRAINT "data_requests_grounds" CHECK ("data_requests"."outcome" not in ('partly', 'refused') or "data_requests"."ground" is not null)
);
--> statement-breakpoint
ALTER TABLE "data_request_entries" ADD CONSTRAINT "data_request_entries_data_request_id_data_requests_id_fk" FOREIGN KEY ("data_request_id") REFERENCES "public"."data_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_request_entries" ADD CONSTRAINT "data_request_entries_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_requests" ADD CONSTRAINT "data_requests_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_requests" ADD CONSTRAINT "data_requests_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_requests" ADD CONSTRAINT "data_requests_answered_by_accounts_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "data_request_entries_of" ON "data_request_entries" USING btree ("data_request_id","at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "data_request_entries_once" ON "data_request_entries" USING btree ("data_request_id","event") WHERE "data_request_entries"."event" in ('received', 'answered', 'withdrawn', 'remindedWeek', 'remindedDay', 'overdue');--> statement-breakpoint
CREATE INDEX "data_requests_candidate" ON "data_requests" USING btree ("candidate_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "data_requests_waiting" ON "data_requests" USING btree ("company_id","due_on","id") WHERE "data_requests"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "data_requests_ended" ON "data_requests" USING btree ("company_id","ended_at" DESC NULLS LAST,"id") WHERE "data_requests"."ended_at" is not null;--> statement-breakpoint
CREATE INDEX "data_requests_due" ON "data_requests" USING btree ("due_on","id") WHERE "data_requests"."ended_at" is null;--> statement-breakpoint
-- What was asked, when and of whom is never changed, and nothing is once it has ended; it goes three years after that.
CREATE FUNCTION keep_data_request() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF OLD.ended_at < now() - interval '3 years' THEN RETURN OLD; END IF;
    RAISE EXCEPTION 'A request about personal data is kept for three years after its end';
  END IF;
  IF OLD.ended_at IS NOT NULL THEN RAISE EXCEPTION 'A request about personal data that has ended is not changed'; END IF;
  IF (NEW.id, NEW.candidate_id, NEW.company_id, NEW.name, NEW.email, NEW.language, NEW.kind, NEW.text, NEW.created_at, NEW.due_on)
    IS DISTINCT FROM
    (OLD.id, OLD.candidate_id, OLD.company_id, OLD.name, OLD.email, OLD.language, OLD.kind, OLD.text, OLD.created_at, OLD.due_on)
  THEN RAISE EXCEPTION 'What was asked about personal data is not changed'; END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER data_requests_kept BEFORE UPDATE OR DELETE ON data_requests
FOR EACH ROW EXECUTE FUNCTION keep_data_request();
--> statement-breakpoint
CREATE FUNCTION keep_data_request_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Gone with its request, which was allowed to go.
  IF TG_OP = 'DELETE' THEN
    IF NOT EXISTS (SELECT FROM data_requests WHERE id = OLD.data_request_id) THEN RETURN OLD; END IF;
  END IF;
  RAISE EXCEPTION 'What happened to a request about personal data is only added to';
END $$;
--> statement-breakpoint
CREATE TRIGGER data_request_entries_kept BEFORE UPDATE OR DELETE ON data_request_entries
FOR EACH ROW EXECUTE FUNCTION keep_data_request_entry();
--> statement-breakpoint
CREATE FUNCTION refuse_emptying_data_requests() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Requests about personal data are only added to';
END $$;
--> statement-breakpoint
CREATE TRIGGER data_request_entries_not_emptied BEFORE TRUNCATE ON data_request_entries
FOR EACH STATEMENT EXECUTE FUNCTION refuse_emptying_data_requests();
