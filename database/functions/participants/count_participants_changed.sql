-- Keeps `participant_counts` when the state of participants changes.
CREATE OR REPLACE FUNCTION count_participants_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO participant_counts (company_id, form_id, status, difference)
  SELECT company_id, form_id, status, sum(difference)
  FROM (
    SELECT company_id, form_id, status, 1 AS difference FROM added
    UNION ALL
    SELECT company_id, form_id, status, -1 FROM removed
  ) AS changed
  GROUP BY 1, 2, 3 HAVING sum(difference) <> 0;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER participants_changed AFTER UPDATE ON participants REFERENCING NEW TABLE AS added OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION count_participants_changed();
