-- What an organization entered is a draft to the candidate who takes it over. A decision must not show on it either.
CREATE OR REPLACE FUNCTION keep_shown_status() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.result_published_at IS NOT NULL OR NEW.status NOT IN ('Approved', 'Reserve', 'Rejected') THEN
    NEW.shown_status := NEW.status;
  ELSIF TG_OP = 'INSERT' OR OLD.shown_status IN ('Submitted', 'Draft') THEN
    -- Whoever decides has looked at it, and it can no longer be edited.
    NEW.shown_status := 'InReview';
  END IF;
  RETURN NEW;
END $$;
