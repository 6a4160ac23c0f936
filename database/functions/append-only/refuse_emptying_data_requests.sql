-- The tables of data requests cannot be truncated.
CREATE OR REPLACE FUNCTION refuse_emptying_data_requests() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Requests about personal data are only added to';
END $$;

CREATE OR REPLACE TRIGGER data_request_entries_not_emptied BEFORE TRUNCATE ON data_request_entries
FOR EACH STATEMENT EXECUTE FUNCTION refuse_emptying_data_requests();
