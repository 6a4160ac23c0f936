-- Deletes tags and assignments of an application before the application itself, while their counts can still be
-- subtracted.
CREATE OR REPLACE FUNCTION forget_pairs() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM application_tags WHERE application_id = OLD.id;
  DELETE FROM assignments WHERE application_id = OLD.id;
  RETURN OLD;
END $$;

CREATE OR REPLACE TRIGGER applications_forget_pairs BEFORE DELETE ON applications FOR EACH ROW EXECUTE FUNCTION forget_pairs();
