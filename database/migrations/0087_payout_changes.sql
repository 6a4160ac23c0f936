ALTER TABLE "accounts" ADD COLUMN "earlier_email" text;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "email_changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "bank_infos" ADD COLUMN "changed_at" timestamp with time zone;