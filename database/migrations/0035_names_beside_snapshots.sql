-- An index that knows the form beside the letters.
CREATE EXTENSION IF NOT EXISTS btree_gin WITH SCHEMA public;
--> statement-breakpoint
CREATE TABLE "application_names" (
	"application_id" uuid PRIMARY KEY NOT NULL,
	"form_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"submitted_at" timestamp with time zone,
	"status" text NOT NULL,
	"action" text NOT NULL,
	"step_id" uuid,
	"sealed" boolean NOT NULL,
	"search" text NOT NULL
) WITH (fillfactor = 50);
--> statement-breakpoint
-- Nothing is written from here to the end of this transaction, by processes of the version before either. In the order in
-- which everybody writes: the application before its snapshot.
LOCK TABLE "applications", "application_snapshots" IN SHARE ROW EXCLUSIVE MODE;
--> statement-breakpoint
INSERT INTO "application_names" (application_id, form_id, company_id, submitted_at, status, action, step_id, sealed, search)
SELECT one.id, snapshot.form_id, snapshot.company_id, one.submitted_at, one.status, one.action, one.step_id, one.sealed, snapshot.search
FROM "application_snapshots" AS snapshot JOIN "applications" AS one ON one.id = snapshot.application_id ORDER BY one.id;
--> statement-breakpoint
CREATE INDEX "application_names_form" ON "application_names" USING btree ("form_id","submitted_at" DESC NULLS LAST,"application_id");--> statement-breakpoint
CREATE INDEX "application_names_search" ON "application_names" USING gin ("form_id","search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "application_names_receipt" ON "application_names" USING btree ("form_id",receipt_letters("application_id") collate "C","application_id");--> statement-breakpoint
ALTER TABLE "application_names" ADD CONSTRAINT "application_names_application_id_application_snapshots_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application_snapshots"("application_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- A connection keeps the plan of a function's statements: made for ten thousand rows it would read whole tables for one.
CREATE FUNCTION keep_names() RETURNS trigger LANGUAGE plpgsql
  SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
BEGIN
  INSERT INTO application_names AS own (application_id, form_id, company_id, submitted_at, status, action, step_id, sealed, search)
  SELECT one.id, added.form_id, added.company_id, one.submitted_at, one.status, one.action, one.step_id, one.sealed, added.search
  FROM added JOIN applications AS one ON one.id = added.application_id
  ON CONFLICT (application_id) DO UPDATE SET search = excluded.search WHERE own.search <> excluded.search;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION keep_standing_of_names() RETURNS trigger LANGUAGE plpgsql
  SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
BEGIN
  UPDATE application_names AS own SET submitted_at = added.submitted_at, status = added.status, action = added.action,
    step_id = added.step_id, sealed = added.sealed
  FROM added WHERE own.application_id = added.id
    AND (own.submitted_at, own.status, own.action, own.step_id, own.sealed)
      IS DISTINCT FROM (added.submitted_at, added.status, added.action, added.step_id, added.sealed);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER applications_standing AFTER UPDATE ON applications REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION keep_standing_of_names();
--> statement-breakpoint
CREATE TRIGGER application_snapshots_added AFTER INSERT ON application_snapshots REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION keep_names();
--> statement-breakpoint
CREATE TRIGGER application_snapshots_changed AFTER UPDATE ON application_snapshots REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION keep_names();
--> statement-breakpoint
DROP INDEX "application_snapshots_receipt";--> statement-breakpoint
DROP INDEX "application_snapshots_search";--> statement-breakpoint
-- Without it the planner expects fewer rows of a form than there are: that its organization is named too narrows nothing.
CREATE STATISTICS application_names_of (dependencies) ON form_id, company_id FROM application_names;--> statement-breakpoint
-- Until autovacuum comes by, nothing is known of the table.
ANALYZE "application_names";
