-- Writes to `report_changes` how added or removed tags change the counts of groups. Locks the applications, since the
-- writer that removes a tag from a form has not, and reads their status after a concurrent change.
CREATE OR REPLACE FUNCTION report_tags() RETURNS trigger LANGUAGE plpgsql
  SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
  PERFORM FROM added JOIN applications AS one ON one.id = added.application_id ORDER BY one.id FOR NO KEY UPDATE OF one;
  INSERT INTO report_changes (company_id, form_id, month, dimension, key, status, difference)
  SELECT one.company_id, one.form_id, date_trunc('month', (one.submitted_at AT TIME ZONE 'Europe/Istanbul')::date)::date, 'tag', added.tag_id::text, one.status, count(*)::int
  FROM added JOIN applications AS one ON one.id = added.application_id
  WHERE one.submitted_at IS NOT NULL AND one.status <> 'Draft' AND NOT one.sealed GROUP BY 1, 2, 3, 5, 6
  UNION ALL
  SELECT one.company_id, one.form_id, date_trunc('month', (one.submitted_at AT TIME ZONE 'Europe/Istanbul')::date)::date, 'tag', '', one.status, -count(*)::int
  FROM (SELECT application_id, count(*) AS number FROM added GROUP BY 1) AS touched JOIN applications AS one ON one.id = touched.application_id
  WHERE one.submitted_at IS NOT NULL AND one.status <> 'Draft' AND NOT one.sealed
    AND (SELECT count(*) FROM application_tags AS pair WHERE pair.application_id = one.id) = touched.number GROUP BY 1, 2, 3, 6;
  ELSE
  PERFORM FROM removed JOIN applications AS one ON one.id = removed.application_id ORDER BY one.id FOR NO KEY UPDATE OF one;
  INSERT INTO report_changes (company_id, form_id, month, dimension, key, status, difference)
  SELECT one.company_id, one.form_id, date_trunc('month', (one.submitted_at AT TIME ZONE 'Europe/Istanbul')::date)::date, 'tag', removed.tag_id::text, one.status, -count(*)::int
  FROM removed JOIN applications AS one ON one.id = removed.application_id
  WHERE one.submitted_at IS NOT NULL AND one.status <> 'Draft' AND NOT one.sealed GROUP BY 1, 2, 3, 5, 6
  UNION ALL
  SELECT one.company_id, one.form_id, date_trunc('month', (one.submitted_at AT TIME ZONE 'Europe/Istanbul')::date)::date, 'tag', '', one.status, count(*)::int
  FROM (SELECT application_id, count(*) AS number FROM removed GROUP BY 1) AS touched JOIN applications AS one ON one.id = touched.application_id
  WHERE one.submitted_at IS NOT NULL AND one.status <> 'Draft' AND NOT one.sealed
    AND NOT EXISTS (SELECT FROM application_tags AS pair WHERE pair.application_id = one.id) GROUP BY 1, 2, 3, 6;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER application_tags_report_added AFTER INSERT ON application_tags REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION report_tags();

CREATE OR REPLACE TRIGGER application_tags_report_removed AFTER DELETE ON application_tags REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION report_tags();
