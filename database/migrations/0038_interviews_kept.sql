CREATE TABLE "interview_results" (
	"invitation_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"score" smallint,
	"recommendation" text,
	"note" text DEFAULT '' NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "interview_results_invitation_id_account_id_pk" PRIMARY KEY("invitation_id","account_id"),
	CONSTRAINT "interview_results_score" CHECK ("interview_results"."score" between 0 and 100)
);
--> statement-breakpoint
ALTER TABLE "company_members" ADD COLUMN "video_room" text;--> statement-breakpoint
ALTER TABLE "interview_invitations" ADD COLUMN "change_hours" smallint;--> statement-breakpoint
ALTER TABLE "interview_invitations" ADD COLUMN "sequence" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "interview_slots" ADD COLUMN "sequence" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "interview_results" ADD CONSTRAINT "interview_results_invitation_id_interview_invitations_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."interview_invitations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_results" ADD CONSTRAINT "interview_results_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "interview_invitations_company" ON "interview_invitations" USING btree ("company_id","status","answer_by");--> statement-breakpoint
CREATE INDEX "interview_invitations_open" ON "interview_invitations" USING btree ("answer_by") WHERE "interview_invitations"."status" in ('Pending', 'RescheduleRequested');--> statement-breakpoint
CREATE INDEX "interview_slots_company" ON "interview_slots" USING btree ("company_id","starts_at");