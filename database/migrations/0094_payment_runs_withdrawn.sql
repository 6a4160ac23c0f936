DROP INDEX "payment_run_lines_payment";--> statement-breakpoint
ALTER TABLE "payment_runs" ADD COLUMN "pay_on" date;--> statement-breakpoint
ALTER TABLE "payment_runs" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_runs" ADD COLUMN "withdrawn_by" uuid;--> statement-breakpoint
ALTER TABLE "payment_runs" ADD CONSTRAINT "payment_runs_withdrawn_by_accounts_id_fk" FOREIGN KEY ("withdrawn_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_run_lines_payment" ON "payment_run_lines" USING btree ("payment_id") WHERE "payment_run_lines"."outcome" is distinct from 'TakenOut';