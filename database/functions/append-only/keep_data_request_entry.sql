-- Entries of a data request never change; they are deleted together with their request.
CREATE OR REPLACE FUNCTION keep_data_request_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Gone with its request, which was allowed to go.
  IF TG_OP = 'DELETE' THEN
    IF NOT EXISTS (SELECT FROM data_requests WHERE id = OLD.data_request_id) THEN RETURN OLD; END IF;
  END IF;
  RAISE EXCEPTION 'What happened to a request about personal data is only added to';
END $$;

CREATE OR REPLACE TRIGGER data_request_entries_kept BEFORE UPDATE OR DELETE ON data_request_entries
FOR EACH ROW EXECUTE FUNCTION keep_data_request_entry();
