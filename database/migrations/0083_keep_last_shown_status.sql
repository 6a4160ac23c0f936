-- A decision that is not published leaves the status that the candidate saw last, also where that was Submitted.
CREATE OR REPLACE FUNCTION keep_shown_status() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.result_published_at IS NOT NULL OR NEW.status NOT IN ('Approved', 'Reserve', 'Rejected') THEN
    NEW.shown_status := NEW.status;
  ELSIF TG_OP = 'INSERT' THEN
    NEW.shown_status := 'Submitted';
  END IF;
  RETURN NEW;
END $$;
