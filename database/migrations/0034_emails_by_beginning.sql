DROP INDEX "application_snapshots_email";--> statement-breakpoint
CREATE INDEX "application_snapshots_email" ON "application_snapshots" USING btree ("form_id","email" text_pattern_ops);