-- The record of operators' acts is never changed, deleted or truncated, not even by SQL on the server.
CREATE OR REPLACE FUNCTION refuse_change_of_operator_acts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The list of what operators did is only added to';
END $$;

CREATE OR REPLACE TRIGGER operator_acts_only_added BEFORE UPDATE OR DELETE ON operator_acts
FOR EACH ROW EXECUTE FUNCTION refuse_change_of_operator_acts();

CREATE OR REPLACE TRIGGER operator_acts_not_emptied BEFORE TRUNCATE ON operator_acts
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_operator_acts();
