CREATE TABLE "application_answers" (
	"application_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"value" jsonb,
	"typed_at" timestamp with time zone NOT NULL,
	"device" text NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "application_answers_application_id_question_id_pk" PRIMARY KEY("application_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "application_documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"form_document_id" uuid NOT NULL,
	"document_type_id" integer,
	"file_id" uuid NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_history" (
	"id" uuid PRIMARY KEY NOT NULL,
	"place" bigint GENERATED ALWAYS AS IDENTITY (sequence name "application_history_place_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"application_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"event" text NOT NULL,
	"by" text NOT NULL,
	"account_id" uuid,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"visible" boolean DEFAULT true NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"candidate_id" uuid NOT NULL,
	"by" text NOT NULL,
	"account_id" uuid,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "application_snapshots" (
	"application_id" uuid PRIMARY KEY NOT NULL,
	"form_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	"form_version" integer NOT NULL,
	"name" text NOT NULL,
	"surname" text NOT NULL,
	"email" text NOT NULL,
	"search" text GENERATED ALWAYS AS (tr_fold("application_snapshots"."name" || ' ' || "application_snapshots"."surname" || ' ' || "application_snapshots"."email")) STORED,
	"profile" jsonb NOT NULL,
	"sensitive_sealed" text,
	"answers" jsonb NOT NULL,
	"documents" jsonb NOT NULL,
	"fit" text NOT NULL,
	"level" text,
	"class_id" integer,
	"university_id" integer,
	"faculty_id" integer,
	"department_id" integer,
	"gpa" double precision,
	"city_id" integer,
	"nationality_id" integer,
	"gender" text,
	"birth_date" date
);
--> statement-breakpoint
CREATE TABLE "bank_infos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"form_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"candidate_id" uuid NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'Open' NOT NULL,
	"sealed" text,
	"due_at" timestamp with time zone,
	"requested_by" uuid,
	"requested_at" timestamp with time zone DEFAULT now() NOT NULL,
	"given_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "candidate_certificates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"candidate_id" uuid NOT NULL,
	"name" text NOT NULL,
	"issuer" text NOT NULL,
	"issued_on" date,
	"expires_on" date,
	"reference" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "candidate_competencies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"candidate_id" uuid NOT NULL,
	"type" text NOT NULL,
	"content" text NOT NULL,
	"level" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "candidate_experiences" (
	"id" uuid PRIMARY KEY NOT NULL,
	"candidate_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"organization" text NOT NULL,
	"position" text NOT NULL,
	"country_id" integer,
	"city_id" integer,
	"started_on" date NOT NULL,
	"ended_on" date,
	"description" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "candidate_documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"candidate_id" uuid NOT NULL,
	"document_type_id" smallint NOT NULL,
	"file_id" uuid NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"issued_on" date,
	"expires_on" date,
	"series_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"replaced_at" timestamp with time zone,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "document_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"form_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"candidate_id" uuid NOT NULL,
	"document_type_id" smallint NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'Open' NOT NULL,
	"reason" text,
	"due_at" timestamp with time zone,
	"file_id" uuid,
	"requested_by" uuid,
	"requested_at" timestamp with time zone DEFAULT now() NOT NULL,
	"uploaded_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"candidate_id" uuid NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" bigint NOT NULL,
	"pages" smallint,
	"sha256" text NOT NULL,
	"scanned_at" timestamp with time zone,
	"upload_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "interview_bookings" (
	"slot_id" uuid NOT NULL,
	"seat" smallint NOT NULL,
	"invitation_id" uuid NOT NULL,
	"booked_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "interview_bookings_slot_id_seat_pk" PRIMARY KEY("slot_id","seat")
);
--> statement-breakpoint
CREATE TABLE "interview_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"form_id" uuid NOT NULL,
	"candidate_id" uuid NOT NULL,
	"status" text DEFAULT 'Pending' NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"wish" text,
	"answer_by" timestamp with time zone,
	"invited_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "interview_slots" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"form_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"minutes" smallint NOT NULL,
	"seats" smallint DEFAULT 1 NOT NULL,
	"place" text,
	"video_url" text,
	"interviewers" uuid[] DEFAULT '{}' NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "interview_slots_seats" CHECK ("interview_slots"."seats" between 1 and 100),
	CONSTRAINT "interview_slots_minutes" CHECK ("interview_slots"."minutes" between 5 and 480)
);
--> statement-breakpoint
CREATE TABLE "invitation_slots" (
	"invitation_id" uuid NOT NULL,
	"slot_id" uuid NOT NULL,
	CONSTRAINT "invitation_slots_invitation_id_slot_id_pk" PRIMARY KEY("invitation_id","slot_id")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"event" text NOT NULL,
	"values" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"address" text,
	"in_app" boolean DEFAULT true NOT NULL,
	"wants_digest" boolean DEFAULT false NOT NULL,
	"digested_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"package" text NOT NULL,
	"total_application_credit" integer NOT NULL,
	"total_document_credit" integer NOT NULL,
	"total_message_credit" integer NOT NULL,
	"left_application_credit" integer NOT NULL,
	"left_document_credit" integer NOT NULL,
	"left_message_credit" integer NOT NULL,
	"expiry_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "subscriptions_left" CHECK (least("subscriptions"."left_application_credit", "subscriptions"."left_document_credit", "subscriptions"."left_message_credit") >= 0)
);
--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "application_id" uuid;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "notify" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "sealed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "last_place" text;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "changed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "result_published_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "result_message" text;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "candidate_educations" ADD COLUMN "faculty_name" text;--> statement-breakpoint
ALTER TABLE "candidate_educations" ADD COLUMN "department_name" text;--> statement-breakpoint
ALTER TABLE "candidate_educations" ADD COLUMN "started_on" date;--> statement-breakpoint
ALTER TABLE "candidate_educations" ADD COLUMN "ended_on" date;--> statement-breakpoint
ALTER TABLE "candidate_educations" ADD COLUMN "scholarship_percent" smallint;--> statement-breakpoint
ALTER TABLE "candidates" ADD COLUMN "about" text;--> statement-breakpoint
ALTER TABLE "candidates" ADD COLUMN "citizen_sealed" text;--> statement-breakpoint
ALTER TABLE "candidates" ADD COLUMN "citizen_checked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "candidates" ADD COLUMN "citizen_checked_by" text;--> statement-breakpoint
ALTER TABLE "candidates" ADD COLUMN "bank_sealed" text;--> statement-breakpoint
ALTER TABLE "candidates" ADD COLUMN "requirements_sealed" text;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "class_ids" integer[];--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "faculty_ids" integer[];--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "department_ids" integer[];--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "min_gpa" double precision;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "min_age" smallint;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "max_age" smallint;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "nationality_ids" integer[];--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "home_city_ids" integer[];--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "genders" text[];--> statement-breakpoint
ALTER TABLE "application_answers" ADD CONSTRAINT "application_answers_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_documents" ADD CONSTRAINT "application_documents_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_history" ADD CONSTRAINT "application_history_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_history" ADD CONSTRAINT "application_history_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_messages" ADD CONSTRAINT "application_messages_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_messages" ADD CONSTRAINT "application_messages_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_snapshots" ADD CONSTRAINT "application_snapshots_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_infos" ADD CONSTRAINT "bank_infos_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_infos" ADD CONSTRAINT "bank_infos_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_infos" ADD CONSTRAINT "bank_infos_requested_by_accounts_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_certificates" ADD CONSTRAINT "candidate_certificates_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_competencies" ADD CONSTRAINT "candidate_competencies_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_experiences" ADD CONSTRAINT "candidate_experiences_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_experiences" ADD CONSTRAINT "candidate_experiences_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_experiences" ADD CONSTRAINT "candidate_experiences_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_documents" ADD CONSTRAINT "candidate_documents_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_documents" ADD CONSTRAINT "candidate_documents_document_type_id_document_types_id_fk" FOREIGN KEY ("document_type_id") REFERENCES "public"."document_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_documents" ADD CONSTRAINT "candidate_documents_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_requests" ADD CONSTRAINT "document_requests_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_requests" ADD CONSTRAINT "document_requests_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_requests" ADD CONSTRAINT "document_requests_document_type_id_document_types_id_fk" FOREIGN KEY ("document_type_id") REFERENCES "public"."document_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_requests" ADD CONSTRAINT "document_requests_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_requests" ADD CONSTRAINT "document_requests_requested_by_accounts_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_bookings" ADD CONSTRAINT "interview_bookings_slot_id_interview_slots_id_fk" FOREIGN KEY ("slot_id") REFERENCES "public"."interview_slots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_bookings" ADD CONSTRAINT "interview_bookings_invitation_id_interview_invitations_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."interview_invitations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_invitations" ADD CONSTRAINT "interview_invitations_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_invitations" ADD CONSTRAINT "interview_invitations_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_invitations" ADD CONSTRAINT "interview_invitations_invited_by_accounts_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_slots" ADD CONSTRAINT "interview_slots_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_slots" ADD CONSTRAINT "interview_slots_form_id_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."forms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_slots" ADD CONSTRAINT "interview_slots_created_by_accounts_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation_slots" ADD CONSTRAINT "invitation_slots_invitation_id_interview_invitations_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."interview_invitations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation_slots" ADD CONSTRAINT "invitation_slots_slot_id_interview_slots_id_fk" FOREIGN KEY ("slot_id") REFERENCES "public"."interview_slots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "application_documents_once" ON "application_documents" USING btree ("application_id","form_document_id","file_id");--> statement-breakpoint
CREATE INDEX "application_documents_file" ON "application_documents" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "application_history_application" ON "application_history" USING btree ("application_id","place" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "application_history_company" ON "application_history" USING btree ("company_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "application_messages_application" ON "application_messages" USING btree ("application_id","created_at");--> statement-breakpoint
CREATE INDEX "application_messages_unread" ON "application_messages" USING btree ("candidate_id") WHERE "application_messages"."read_at" is null;--> statement-breakpoint
CREATE INDEX "application_snapshots_form" ON "application_snapshots" USING btree ("form_id");--> statement-breakpoint
CREATE INDEX "application_snapshots_search" ON "application_snapshots" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "application_snapshots_answers" ON "application_snapshots" USING gin ("answers" jsonb_path_ops);--> statement-breakpoint
CREATE INDEX "bank_infos_application" ON "bank_infos" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "bank_infos_candidate" ON "bank_infos" USING btree ("candidate_id","status");--> statement-breakpoint
CREATE INDEX "candidate_certificates_candidate" ON "candidate_certificates" USING btree ("candidate_id");--> statement-breakpoint
CREATE INDEX "candidate_competencies_candidate" ON "candidate_competencies" USING btree ("candidate_id");--> statement-breakpoint
CREATE INDEX "candidate_experiences_candidate" ON "candidate_experiences" USING btree ("candidate_id");--> statement-breakpoint
CREATE INDEX "candidate_documents_shelf" ON "candidate_documents" USING btree ("candidate_id","document_type_id") WHERE "candidate_documents"."replaced_at" is null and "candidate_documents"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "candidate_documents_series" ON "candidate_documents" USING btree ("series_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "candidate_documents_file" ON "candidate_documents" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "document_requests_candidate" ON "document_requests" USING btree ("candidate_id","status");--> statement-breakpoint
CREATE INDEX "document_requests_application" ON "document_requests" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "document_requests_company" ON "document_requests" USING btree ("company_id","status");--> statement-breakpoint
CREATE INDEX "files_candidate" ON "files" USING btree ("candidate_id");--> statement-breakpoint
CREATE UNIQUE INDEX "files_upload" ON "files" USING btree ("candidate_id","upload_id");--> statement-breakpoint
CREATE UNIQUE INDEX "interview_bookings_invitation" ON "interview_bookings" USING btree ("invitation_id");--> statement-breakpoint
CREATE INDEX "interview_invitations_candidate" ON "interview_invitations" USING btree ("candidate_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "interview_invitations_application" ON "interview_invitations" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "interview_invitations_form" ON "interview_invitations" USING btree ("form_id","status");--> statement-breakpoint
CREATE INDEX "interview_slots_form" ON "interview_slots" USING btree ("form_id","starts_at");--> statement-breakpoint
CREATE INDEX "invitation_slots_slot" ON "invitation_slots" USING btree ("slot_id");--> statement-breakpoint
CREATE INDEX "notifications_account" ON "notifications" USING btree ("account_id","created_at" DESC NULLS LAST) WHERE "notifications"."in_app";--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("account_id") WHERE "notifications"."read_at" is null and "notifications"."in_app";--> statement-breakpoint
CREATE INDEX "notifications_digest" ON "notifications" USING btree ("account_id") WHERE "notifications"."wants_digest" and "notifications"."digested_at" is null and "notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX "applications_form_submitted" ON "applications" USING btree ("form_id","submitted_at" DESC NULLS LAST,"id") WHERE "applications"."submitted_at" is not null;--> statement-breakpoint
CREATE INDEX "applications_sealed" ON "applications" USING btree ("company_id","submitted_at") WHERE "applications"."sealed";--> statement-breakpoint
-- What was handed in before has no changes that wait.
UPDATE "applications" SET "changed_at" = coalesce("submitted_at", "created_at");
