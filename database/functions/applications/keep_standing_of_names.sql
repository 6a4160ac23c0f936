-- Copies status, step and seal of a changed application to `application_names`, the table that lists filter.
CREATE OR REPLACE FUNCTION keep_standing_of_names() RETURNS trigger LANGUAGE plpgsql
  SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
BEGIN
  UPDATE application_names AS own SET submitted_at = added.submitted_at, status = added.status, action = added.action,
    step_id = added.step_id, sealed = added.sealed
  FROM added WHERE own.application_id = added.id
    AND (own.submitted_at, own.status, own.action, own.step_id, own.sealed)
      IS DISTINCT FROM (added.submitted_at, added.status, added.action, added.step_id, added.sealed);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER applications_standing AFTER UPDATE ON applications REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION keep_standing_of_names();
