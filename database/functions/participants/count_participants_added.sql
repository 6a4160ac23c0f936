-- Keeps `participant_counts` by form and state when participants are added.
CREATE OR REPLACE FUNCTION count_participants_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO participant_counts (company_id, form_id, status, difference)
  SELECT company_id, form_id, status, count(*) FROM added GROUP BY 1, 2, 3;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER participants_added AFTER INSERT ON participants REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_participants_added();
