-- What a data request asked, when and by whom never changes; nothing of it changes once it has ended. It may be deleted
-- three years after its end.
CREATE OR REPLACE FUNCTION keep_data_request() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF OLD.ended_at < now() - interval '3 years' THEN RETURN OLD; END IF;
    RAISE EXCEPTION 'A request about personal data is kept for three years after its end';
  END IF;
  IF OLD.ended_at IS NOT NULL THEN RAISE EXCEPTION 'A request about personal data that has ended is not changed'; END IF;
  IF (NEW.id, NEW.candidate_id, NEW.company_id, NEW.name, NEW.email, NEW.language, NEW.kind, NEW.text, NEW.created_at, NEW.due_on)
    IS DISTINCT FROM
    (OLD.id, OLD.candidate_id, OLD.company_id, OLD.name, OLD.email, OLD.language, OLD.kind, OLD.text, OLD.created_at, OLD.due_on)
  THEN RAISE EXCEPTION 'What was asked about personal data is not changed'; END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER data_requests_kept BEFORE UPDATE OR DELETE ON data_requests
FOR EACH ROW EXECUTE FUNCTION keep_data_request();
