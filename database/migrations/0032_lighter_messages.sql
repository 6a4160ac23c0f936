DROP INDEX "application_history_company";--> statement-breakpoint
DROP INDEX "deliveries_mailing";--> statement-breakpoint
CREATE INDEX "deliveries_waiting" ON "deliveries" USING btree ("mailing_id","due_at","id") WHERE "deliveries"."state" = 'waiting';
--> statement-breakpoint
-- Newer servers make such ids themselves, three times as fast.
DO $$
BEGIN
  IF current_setting('server_version_num')::integer >= 180000 THEN
    EXECUTE 'CREATE OR REPLACE FUNCTION new_id() RETURNS uuid LANGUAGE sql VOLATILE PARALLEL SAFE RETURN uuidv7()';
  END IF;
END $$;
