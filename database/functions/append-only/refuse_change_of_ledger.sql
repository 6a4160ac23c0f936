-- Rows of the credit ledger are never changed or deleted.
CREATE OR REPLACE FUNCTION refuse_change_of_ledger() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The ledger of credits is only added to';
END $$;

CREATE OR REPLACE TRIGGER credit_entries_only_added BEFORE UPDATE OR DELETE ON credit_entries
FOR EACH ROW EXECUTE FUNCTION refuse_change_of_ledger();
