-- Keeps `application_counts` when applications change their form's group: their status, or whether their result is
-- published.
CREATE OR REPLACE FUNCTION count_applications_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO application_counts (company_id, form_id, status, sealed, action, step_id, arrived, published, difference)
  SELECT company_id, form_id, status, sealed, action, step_id, arrived, published, sum(difference)
  FROM (
    SELECT company_id, form_id, status, sealed, action, step_id, submitted_at IS NOT NULL AS arrived,
      result_published_at IS NOT NULL AS published, 1 AS difference
    FROM added
    UNION ALL
    SELECT company_id, form_id, status, sealed, action, step_id, submitted_at IS NOT NULL, result_published_at IS NOT NULL, -1
    FROM removed
  ) AS changed
  GROUP BY 1, 2, 3, 4, 5, 6, 7, 8 HAVING sum(difference) <> 0;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER applications_changed AFTER UPDATE ON applications REFERENCING NEW TABLE AS added OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION count_applications_changed();
