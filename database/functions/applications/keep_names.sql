-- Copies names, education, city and the other facts that lists search and filter by from a new or changed snapshot to
-- `application_names`, so a list reads one narrow table.
CREATE OR REPLACE FUNCTION keep_names() RETURNS trigger LANGUAGE plpgsql
  SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
BEGIN
  INSERT INTO application_names AS own (application_id, form_id, company_id, submitted_at, status, action, step_id, sealed, search,
    university_id, faculty_id, department_id, class_id, city_id, nationality_id, birth_date, gpa, fit, source, level, gender)
  SELECT one.id, added.form_id, added.company_id, one.submitted_at, one.status, one.action, one.step_id, one.sealed, added.search,
    added.university_id, added.faculty_id, added.department_id, added.class_id, added.city_id, added.nationality_id, added.birth_date, added.gpa, added.fit, added.source, added.level, added.gender
  FROM added JOIN applications AS one ON one.id = added.application_id
  FOR NO KEY UPDATE OF one
  ON CONFLICT (application_id) DO UPDATE SET search = excluded.search,
    university_id = excluded.university_id, faculty_id = excluded.faculty_id, department_id = excluded.department_id, class_id = excluded.class_id, city_id = excluded.city_id, nationality_id = excluded.nationality_id, birth_date = excluded.birth_date, gpa = excluded.gpa, fit = excluded.fit, source = excluded.source, level = excluded.level, gender = excluded.gender
  WHERE (own.search, own.university_id, own.faculty_id, own.department_id, own.class_id, own.city_id, own.nationality_id, own.birth_date, own.gpa, own.fit, own.source, own.level, own.gender)
    IS DISTINCT FROM (excluded.search, excluded.university_id, excluded.faculty_id, excluded.department_id, excluded.class_id, excluded.city_id, excluded.nationality_id, excluded.birth_date, excluded.gpa, excluded.fit, excluded.source, excluded.level, excluded.gender);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER application_snapshots_added AFTER INSERT ON application_snapshots REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION keep_names();

CREATE OR REPLACE TRIGGER application_snapshots_changed AFTER UPDATE ON application_snapshots REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION keep_names();
