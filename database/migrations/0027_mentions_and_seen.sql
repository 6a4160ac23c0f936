CREATE TABLE "seen_applications" (
	"application_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "seen_applications_application_id_account_id_pk" PRIMARY KEY("application_id","account_id")
);
--> statement-breakpoint
ALTER TABLE "notes" ADD COLUMN "pinned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "notes" ADD COLUMN "mentioned" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "seen_applications" ADD CONSTRAINT "seen_applications_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seen_applications" ADD CONSTRAINT "seen_applications_account_id_company_members_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."company_members"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "seen_applications_account" ON "seen_applications" USING btree ("account_id");