-- As before, but names are written in the order of their snapshots, and not in that of ids: who came together is found
-- together. Whoever locks many applications locks them in order before they write.
CREATE OR REPLACE FUNCTION keep_names() RETURNS trigger LANGUAGE plpgsql
  SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
BEGIN
  INSERT INTO application_names AS own (application_id, form_id, company_id, submitted_at, status, action, step_id, sealed, search)
  SELECT one.id, added.form_id, added.company_id, one.submitted_at, one.status, one.action, one.step_id, one.sealed, added.search
  FROM added JOIN applications AS one ON one.id = added.application_id
  FOR NO KEY UPDATE OF one
  ON CONFLICT (application_id) DO UPDATE SET search = excluded.search WHERE own.search <> excluded.search;
  RETURN NULL;
END $$;
