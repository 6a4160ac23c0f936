ALTER TABLE "calendar_entries" ADD COLUMN "told_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE TABLE "interview_reminders" (
	"invitation_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"moment" timestamp with time zone NOT NULL,
	CONSTRAINT "interview_reminders_invitation_id_kind_moment_pk" PRIMARY KEY("invitation_id","kind","moment")
);
--> statement-breakpoint
ALTER TABLE "interview_reminders" ADD CONSTRAINT "interview_reminders_invitation_id_interview_invitations_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."interview_invitations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "interview_invitations_answer_by" ON "interview_invitations" USING btree ("answer_by") WHERE "interview_invitations"."status" = 'Pending';--> statement-breakpoint
CREATE INDEX "interview_slots_coming" ON "interview_slots" USING btree ("starts_at") WHERE "interview_slots"."taken" > 0;
