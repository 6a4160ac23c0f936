-- Keeps `participant_counts` when participants are deleted.
CREATE OR REPLACE FUNCTION count_participants_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO participant_counts (company_id, form_id, status, difference)
  SELECT company_id, form_id, status, -count(*) FROM removed GROUP BY 1, 2, 3;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER participants_removed AFTER DELETE ON participants REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION count_participants_removed();
