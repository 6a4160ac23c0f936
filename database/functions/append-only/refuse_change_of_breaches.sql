-- Records of data breaches are never changed, deleted or truncated, not even by SQL on the server.
CREATE OR REPLACE FUNCTION refuse_change_of_breaches() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Records of breaches are only added to';
END $$;

CREATE OR REPLACE TRIGGER breaches_only_added BEFORE UPDATE OR DELETE ON breaches
FOR EACH ROW EXECUTE FUNCTION refuse_change_of_breaches();

CREATE OR REPLACE TRIGGER breaches_not_emptied BEFORE TRUNCATE ON breaches
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_breaches();

CREATE OR REPLACE TRIGGER breach_entries_only_added BEFORE UPDATE OR DELETE ON breach_entries
FOR EACH ROW EXECUTE FUNCTION refuse_change_of_breaches();

CREATE OR REPLACE TRIGGER breach_entries_not_emptied BEFORE TRUNCATE ON breach_entries
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_breaches();
