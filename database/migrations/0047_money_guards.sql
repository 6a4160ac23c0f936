DROP INDEX "payment_run_lines_of_payment";--> statement-breakpoint
DROP INDEX "payment_run_lines_payment";--> statement-breakpoint
ALTER TABLE "bank_infos" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "cancel_cause" text;--> statement-breakpoint
CREATE UNIQUE INDEX "bank_infos_one_open" ON "bank_infos" USING btree ("application_id") WHERE "bank_infos"."status" = 'Open';--> statement-breakpoint
CREATE INDEX "bank_infos_to_remind" ON "bank_infos" USING btree ("due_at") WHERE "bank_infos"."status" = 'Open' and "bank_infos"."reminded_at" is null;--> statement-breakpoint
CREATE INDEX "payment_run_lines_run" ON "payment_run_lines" USING btree ("run_id","reference");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_run_lines_payment" ON "payment_run_lines" USING btree ("payment_id");--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_second_person" CHECK ("payments"."approved_by" <> "payments"."planned_by");--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_approved" CHECK ("payments"."status" <> 'Approved' or "payments"."approved_by" is not null);--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_sent" CHECK ("payments"."status" not in ('Sent', 'Returned') or "payments"."run_id" is not null);--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_paid" CHECK (("payments"."status" = 'Paid') = ("payments"."paid_on" is not null));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_held" CHECK ("payments"."held_because" is null or "payments"."status" in ('Planned', 'Approved'));