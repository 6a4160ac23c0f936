-- The new index before the old one goes: until then what is searched is found there. Writers wait meanwhile.
CREATE INDEX "application_names_letters" ON "application_names" USING gin ("search" gin_trgm_ops,"form_id");--> statement-breakpoint
DROP INDEX "application_names_search";
--> statement-breakpoint
-- Locks the application: whoever changes its standing at this moment is waited for, and read. Else a snapshot that is
-- written without having locked it would bring a standing that is over, and the other would find no names to change.
CREATE OR REPLACE FUNCTION keep_names() RETURNS trigger LANGUAGE plpgsql
  SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
BEGIN
  INSERT INTO application_names AS own (application_id, form_id, company_id, submitted_at, status, action, step_id, sealed, search)
  SELECT one.id, added.form_id, added.company_id, one.submitted_at, one.status, one.action, one.step_id, one.sealed, added.search
  FROM added JOIN applications AS one ON one.id = added.application_id
  ORDER BY one.id FOR NO KEY UPDATE OF one
  ON CONFLICT (application_id) DO UPDATE SET search = excluded.search WHERE own.search <> excluded.search;
  RETURN NULL;
END $$;
