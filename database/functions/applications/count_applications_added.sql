-- Keeps `application_counts` by form and status, so counting a form's applications reads a few rows. One statement of
-- the trigger serves all rows of a statement.
CREATE OR REPLACE FUNCTION count_applications_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO application_counts (company_id, form_id, status, sealed, action, step_id, arrived, published, difference)
  SELECT company_id, form_id, status, sealed, action, step_id, submitted_at IS NOT NULL, result_published_at IS NOT NULL, count(*)
  FROM added GROUP BY 1, 2, 3, 4, 5, 6, 7, 8;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER applications_added AFTER INSERT ON applications REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_applications_added();
