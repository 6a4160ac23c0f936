-- Keeps `application_counts` when applications are deleted.
CREATE OR REPLACE FUNCTION count_applications_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO application_counts (company_id, form_id, status, sealed, action, step_id, arrived, published, difference)
  SELECT company_id, form_id, status, sealed, action, step_id, submitted_at IS NOT NULL, result_published_at IS NOT NULL, -count(*)
  FROM removed GROUP BY 1, 2, 3, 4, 5, 6, 7, 8;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER applications_removed AFTER DELETE ON applications REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION count_applications_removed();
