-- The status that the candidate sees. A decision that is not published keeps the status shown before it, so no writer
-- of `status` can reveal an unpublished decision.
CREATE OR REPLACE FUNCTION keep_shown_status() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.result_published_at IS NOT NULL OR NEW.status NOT IN ('Approved', 'Reserve', 'Rejected') THEN
    NEW.shown_status := NEW.status;
  ELSIF TG_OP = 'INSERT' THEN
    NEW.shown_status := 'Submitted';
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER applications_shown_status BEFORE INSERT OR UPDATE OF status, result_published_at ON applications
  FOR EACH ROW EXECUTE FUNCTION keep_shown_status();
