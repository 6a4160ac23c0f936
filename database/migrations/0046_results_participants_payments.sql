CREATE TABLE "participant_counts" (
	"company_id" uuid NOT NULL,
	"form_id" uuid NOT NULL,
	"status" text NOT NULL,
	"difference" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "participants" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"form_id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"candidate_id" uuid NOT NULL,
	"status" text DEFAULT 'Active' NOT NULL,
	"status_since" date NOT NULL,
	"status_reason" text DEFAULT '' NOT NULL,
	"name" text NOT NULL,
	"surname" text NOT NULL,
	"email" text NOT NULL,
	"search" text GENERATED ALWAYS AS (tr_fold("participants"."name" || ' ' || "participants"."surname" || ' ' || "participants"."email")) STORED NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "participants_applicationId_unique" UNIQUE("application_id")
);
--> statement-breakpoint
CREATE TABLE "study_years" (
	"id" uuid PRIMARY KEY NOT NULL,
	"participant_id" uuid NOT NULL,
	"year" smallint NOT NULL,
	"term_id" uuid,
	"class_name" text,
	"gpa" numeric(6, 2),
	"gpa_scale" smallint,
	"graduation_year" smallint,
	"file_id" uuid,
	"written_by" uuid,
	"written_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "term_participants" (
	"term_id" uuid NOT NULL,
	"participant_id" uuid NOT NULL,
	"excused_by" uuid,
	"excused_reason" text,
	CONSTRAINT "term_participants_term_id_participant_id_pk" PRIMARY KEY("term_id","participant_id")
);
--> statement-breakpoint
CREATE TABLE "terms" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"form_id" uuid NOT NULL,
	"name" text NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"documents" jsonb NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"holds_payments" boolean NOT NULL,
	"opened_by" uuid NOT NULL,
	"opened_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp with time zone,
	"reminded_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "bank_templates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"name" text NOT NULL,
	"content" jsonb NOT NULL,
	"changed_by" uuid NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"month" date NOT NULL,
	"account_id" uuid NOT NULL,
	"template" text NOT NULL,
	"count" integer NOT NULL,
	"totals" jsonb NOT NULL,
	"file_key" text NOT NULL,
	"file_name" text NOT NULL,
	"sha256" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"downloads" integer DEFAULT 0 NOT NULL,
	"downloaded_at" timestamp with time zone,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "payment_totals" (
	"company_id" uuid NOT NULL,
	"form_id" uuid NOT NULL,
	"month" date NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"held_because" text,
	"number" integer NOT NULL,
	"amount_minor" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"form_id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"participant_id" uuid NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"due_on" date NOT NULL,
	"period" text NOT NULL,
	"label" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'Planned' NOT NULL,
	"held_because" text,
	"held_by_hand" boolean DEFAULT false NOT NULL,
	"hold_note" text DEFAULT '' NOT NULL,
	"act_id" uuid,
	"planned_by" uuid NOT NULL,
	"approved_by" uuid,
	"approved_at" timestamp with time zone,
	"run_id" uuid,
	"sent_at" timestamp with time zone,
	"paid_on" date,
	"ended_because" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payments_amount" CHECK ("payments"."amount_minor" > 0)
);
--> statement-breakpoint
CREATE TABLE "payment_run_lines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"run_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"reference" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"masked" text NOT NULL,
	"outcome" text,
	"outcome_note" text DEFAULT '' NOT NULL,
	"outcome_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "application_results" (
	"application_id" uuid PRIMARY KEY NOT NULL,
	"form_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"publication_id" uuid,
	"reserve_place" integer,
	"feedback_reason" text,
	"feedback" text,
	"acceptance" text,
	"accept_by" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"decline_reason" text,
	"reminded_at" timestamp with time zone,
	"promoted" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "publications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"form_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"decision" text,
	"view_id" uuid,
	"filters" jsonb NOT NULL,
	"texts" jsonb NOT NULL,
	"channels" text[] NOT NULL,
	"accept_by" timestamp with time zone,
	"state" text DEFAULT 'Scheduled' NOT NULL,
	"publish_at" timestamp with time zone NOT NULL,
	"expected" integer NOT NULL,
	"published" integer,
	"failure" text,
	"act_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "acts" ALTER COLUMN "form_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_infos" ADD COLUMN "mark" text;--> statement-breakpoint
ALTER TABLE "bank_infos" ADD COLUMN "flags" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_infos" ADD COLUMN "confirmed_by" uuid;--> statement-breakpoint
ALTER TABLE "bank_infos" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "bank_infos" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "approves_payments" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "document_requests" ADD COLUMN "term_id" uuid;--> statement-breakpoint
ALTER TABLE "forms" ADD COLUMN "asks_acceptance" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "participants" ADD CONSTRAINT "participants_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "participants" ADD CONSTRAINT "participants_form_id_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."forms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "participants" ADD CONSTRAINT "participants_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "participants" ADD CONSTRAINT "participants_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_years" ADD CONSTRAINT "study_years_participant_id_participants_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."participants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_years" ADD CONSTRAINT "study_years_term_id_terms_id_fk" FOREIGN KEY ("term_id") REFERENCES "public"."terms"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_years" ADD CONSTRAINT "study_years_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_years" ADD CONSTRAINT "study_years_written_by_accounts_id_fk" FOREIGN KEY ("written_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "term_participants" ADD CONSTRAINT "term_participants_term_id_terms_id_fk" FOREIGN KEY ("term_id") REFERENCES "public"."terms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "term_participants" ADD CONSTRAINT "term_participants_participant_id_participants_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."participants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "term_participants" ADD CONSTRAINT "term_participants_excused_by_accounts_id_fk" FOREIGN KEY ("excused_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "terms" ADD CONSTRAINT "terms_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "terms" ADD CONSTRAINT "terms_form_id_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."forms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "terms" ADD CONSTRAINT "terms_opened_by_accounts_id_fk" FOREIGN KEY ("opened_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_templates" ADD CONSTRAINT "bank_templates_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_templates" ADD CONSTRAINT "bank_templates_changed_by_accounts_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_runs" ADD CONSTRAINT "payment_runs_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_runs" ADD CONSTRAINT "payment_runs_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_participant_id_participants_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."participants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_act_id_acts_id_fk" FOREIGN KEY ("act_id") REFERENCES "public"."acts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_planned_by_accounts_id_fk" FOREIGN KEY ("planned_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_approved_by_accounts_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_run_id_payment_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."payment_runs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_run_lines" ADD CONSTRAINT "payment_run_lines_run_id_payment_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."payment_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_run_lines" ADD CONSTRAINT "payment_run_lines_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_results" ADD CONSTRAINT "application_results_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_results" ADD CONSTRAINT "application_results_publication_id_publications_id_fk" FOREIGN KEY ("publication_id") REFERENCES "public"."publications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publications" ADD CONSTRAINT "publications_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publications" ADD CONSTRAINT "publications_form_id_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."forms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publications" ADD CONSTRAINT "publications_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publications" ADD CONSTRAINT "publications_view_id_views_id_fk" FOREIGN KEY ("view_id") REFERENCES "public"."views"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publications" ADD CONSTRAINT "publications_act_id_acts_id_fk" FOREIGN KEY ("act_id") REFERENCES "public"."acts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "participant_counts_company" ON "participant_counts" USING btree ("company_id","form_id");--> statement-breakpoint
CREATE INDEX "participants_company" ON "participants" USING btree ("company_id","created_at" DESC NULLS LAST,"id","status","form_id");--> statement-breakpoint
CREATE INDEX "participants_form" ON "participants" USING btree ("form_id","created_at" DESC NULLS LAST,"id","status");--> statement-breakpoint
CREATE INDEX "participants_named" ON "participants" USING btree ("company_id","name" collate turkish,"surname" collate turkish,"id");--> statement-breakpoint
CREATE INDEX "participants_candidate" ON "participants" USING btree ("candidate_id","company_id");--> statement-breakpoint
CREATE INDEX "participants_letters" ON "participants" USING gin ("search" gin_trgm_ops,"company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "study_years_one" ON "study_years" USING btree ("participant_id","year");--> statement-breakpoint
CREATE INDEX "study_years_term" ON "study_years" USING btree ("term_id");--> statement-breakpoint
CREATE INDEX "term_participants_participant" ON "term_participants" USING btree ("participant_id");--> statement-breakpoint
CREATE INDEX "terms_form" ON "terms" USING btree ("form_id","starts_on" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "terms_company" ON "terms" USING btree ("company_id","starts_on" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "terms_to_remind" ON "terms" USING btree ("due_at") WHERE "terms"."reminded_at" is null and "terms"."closed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "bank_templates_name" ON "bank_templates" USING btree ("company_id","name");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_runs_number" ON "payment_runs" USING btree ("company_id","number");--> statement-breakpoint
CREATE INDEX "payment_runs_company" ON "payment_runs" USING btree ("company_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "payment_totals_company" ON "payment_totals" USING btree ("company_id","month");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_period" ON "payments" USING btree ("participant_id","period") WHERE "payments"."status" not in ('Cancelled', 'Returned');--> statement-breakpoint
CREATE INDEX "payments_application" ON "payments" USING btree ("application_id","due_on");--> statement-breakpoint
CREATE INDEX "payments_company_due" ON "payments" USING btree ("company_id","due_on","id");--> statement-breakpoint
CREATE INDEX "payments_participant_open" ON "payments" USING btree ("participant_id") WHERE "payments"."status" in ('Planned', 'Approved');--> statement-breakpoint
CREATE INDEX "payments_run" ON "payments" USING btree ("run_id") WHERE "payments"."run_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_run_lines_reference" ON "payment_run_lines" USING btree ("company_id","reference");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_run_lines_payment" ON "payment_run_lines" USING btree ("run_id","payment_id");--> statement-breakpoint
CREATE INDEX "payment_run_lines_of_payment" ON "payment_run_lines" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "application_results_reserves" ON "application_results" USING btree ("form_id","reserve_place");--> statement-breakpoint
CREATE INDEX "application_results_acceptance" ON "application_results" USING btree ("form_id","acceptance") WHERE "application_results"."acceptance" is not null;--> statement-breakpoint
CREATE INDEX "application_results_pending" ON "application_results" USING btree ("accept_by") WHERE "application_results"."acceptance" = 'Pending';--> statement-breakpoint
CREATE INDEX "publications_form" ON "publications" USING btree ("form_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "publications_waiting" ON "publications" USING btree ("publish_at") WHERE "publications"."state" = 'Scheduled';--> statement-breakpoint
ALTER TABLE "bank_infos" ADD CONSTRAINT "bank_infos_confirmed_by_accounts_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_infos_mark" ON "bank_infos" USING btree ("company_id","mark");--> statement-breakpoint
CREATE INDEX "document_requests_term" ON "document_requests" USING btree ("term_id","application_id") WHERE "document_requests"."term_id" is not null;--> statement-breakpoint
CREATE FUNCTION count_participants_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO participant_counts (company_id, form_id, status, difference)
  SELECT company_id, form_id, status, count(*) FROM added GROUP BY 1, 2, 3;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_participants_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO participant_counts (company_id, form_id, status, difference)
  SELECT company_id, form_id, status, -count(*) FROM removed GROUP BY 1, 2, 3;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_participants_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO participant_counts (company_id, form_id, status, difference)
  SELECT company_id, form_id, status, sum(difference)
  FROM (
    SELECT company_id, form_id, status, 1 AS difference FROM added
    UNION ALL
    SELECT company_id, form_id, status, -1 FROM removed
  ) AS changed
  GROUP BY 1, 2, 3 HAVING sum(difference) <> 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER participants_added AFTER INSERT ON participants REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_participants_added();
--> statement-breakpoint
CREATE TRIGGER participants_removed AFTER DELETE ON participants REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION count_participants_removed();
--> statement-breakpoint
CREATE TRIGGER participants_changed AFTER UPDATE ON participants REFERENCING NEW TABLE AS added OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION count_participants_changed();
--> statement-breakpoint
CREATE FUNCTION total_payments_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO payment_totals (company_id, form_id, month, currency, status, held_because, number, amount_minor)
  SELECT company_id, form_id, date_trunc('month', due_on)::date, currency, status, held_because, count(*), sum(amount_minor)
  FROM added GROUP BY 1, 2, 3, 4, 5, 6;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION total_payments_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO payment_totals (company_id, form_id, month, currency, status, held_because, number, amount_minor)
  SELECT company_id, form_id, date_trunc('month', due_on)::date, currency, status, held_because, -count(*), -sum(amount_minor)
  FROM removed GROUP BY 1, 2, 3, 4, 5, 6;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION total_payments_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO payment_totals (company_id, form_id, month, currency, status, held_because, number, amount_minor)
  SELECT company_id, form_id, month, currency, status, held_because, sum(number), sum(amount)
  FROM (
    SELECT company_id, form_id, date_trunc('month', due_on)::date AS month, currency, status, held_because,
      1 AS number, amount_minor AS amount FROM added
    UNION ALL
    SELECT company_id, form_id, date_trunc('month', due_on)::date, currency, status, held_because, -1, -amount_minor
    FROM removed
  ) AS changed
  GROUP BY 1, 2, 3, 4, 5, 6 HAVING sum(number) <> 0 OR sum(amount) <> 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER payments_added AFTER INSERT ON payments REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION total_payments_added();
--> statement-breakpoint
CREATE TRIGGER payments_removed AFTER DELETE ON payments REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION total_payments_removed();
--> statement-breakpoint
CREATE TRIGGER payments_changed AFTER UPDATE ON payments REFERENCING NEW TABLE AS added OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION total_payments_changed();
