-- Writes to `report_changes` how a new, changed or deleted snapshot changes the counts of reports: the groups (city,
-- university, age …) come from it.
CREATE OR REPLACE FUNCTION report_snapshots() RETURNS trigger LANGUAGE plpgsql
  SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
  PERFORM FROM added AS written JOIN applications AS one ON one.id = written.application_id ORDER BY one.id FOR NO KEY UPDATE OF one;
  WITH sides (application_id, university_id, faculty_id, city_id, class_id, level, gender, fit, source, birth_date, side) AS (
    SELECT application_id, NULL::int, NULL::int, NULL::int, NULL::int, NULL::text, NULL::text, NULL::text, NULL::text, NULL::date, -1 AS side FROM added
    UNION ALL
    SELECT application_id, university_id, faculty_id, city_id, class_id, level, gender, fit, source, birth_date, 1 AS side FROM added
  ), moved AS (
    SELECT application_id, university_id, faculty_id, city_id, class_id, level, gender, fit, source, birth_date, sum(side) AS side
    FROM sides GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 HAVING sum(side) <> 0
  ), facts AS (
    SELECT one.company_id, one.form_id, university_id, faculty_id, city_id, class_id, level, gender, fit, source,
      CASE WHEN side < 0 THEN date_trunc('month', day)::date END AS old_month, CASE WHEN side > 0 THEN date_trunc('month', day)::date END AS new_month,
      CASE WHEN side < 0 THEN one.status END AS old_status, CASE WHEN side > 0 THEN one.status END AS new_status,
      CASE WHEN side < 0 THEN day END AS old_day, CASE WHEN side > 0 THEN day END AS new_day,
      CASE WHEN side < 0 THEN one.step_id::text END AS old_step, CASE WHEN side > 0 THEN one.step_id::text END AS new_step,
      CASE WHEN side < 0 THEN age_band(birth_date, day) END AS old_band, CASE WHEN side > 0 THEN age_band(birth_date, day) END AS new_band
    FROM moved JOIN (
      SELECT *, (submitted_at AT TIME ZONE 'Europe/Istanbul')::date AS day FROM applications
    ) AS one ON one.id = moved.application_id
    WHERE one.submitted_at IS NOT NULL AND one.status <> 'Draft' AND NOT one.sealed
  ), grouped AS (
    SELECT company_id, form_id, old_month, new_month, old_status, new_status, count(*)::int AS number,
      CASE WHEN GROUPING(old_day) = 0 THEN 'day' WHEN GROUPING(old_step) = 0 THEN 'step' WHEN GROUPING(old_band) = 0 THEN 'ageBand'
      WHEN GROUPING(university_id) = 0 THEN 'university' WHEN GROUPING(faculty_id) = 0 THEN 'faculty' WHEN GROUPING(city_id) = 0 THEN 'city' WHEN GROUPING(class_id) = 0 THEN 'class' WHEN GROUPING(level) = 0 THEN 'level' WHEN GROUPING(gender) = 0 THEN 'gender' WHEN GROUPING(fit) = 0 THEN 'fit' WHEN GROUPING(source) = 0 THEN 'source' END AS dimension,
      coalesce(old_day::text, old_step, old_band, university_id::text, faculty_id::text, city_id::text, class_id::text, level, gender, fit, source, '') AS old_key,
      coalesce(new_day::text, new_step, new_band, university_id::text, faculty_id::text, city_id::text, class_id::text, level, gender, fit, source, '') AS new_key
    FROM facts GROUP BY company_id, form_id, old_month, new_month, old_status, new_status, GROUPING SETS ((old_day, new_day), (old_step, new_step), (old_band, new_band), (university_id), (faculty_id), (city_id), (class_id), (level), (gender), (fit), (source))
  )
  INSERT INTO report_changes (company_id, form_id, month, dimension, key, status, difference)
  SELECT company_id, form_id, old_month, dimension, old_key, old_status, -number FROM grouped WHERE old_status IS NOT NULL
  UNION ALL
  SELECT company_id, form_id, new_month, dimension, new_key, new_status, number FROM grouped WHERE new_status IS NOT NULL;
  ELSIF TG_OP = 'DELETE' THEN
  PERFORM FROM removed AS written JOIN applications AS one ON one.id = written.application_id ORDER BY one.id FOR NO KEY UPDATE OF one;
  WITH sides (application_id, university_id, faculty_id, city_id, class_id, level, gender, fit, source, birth_date, side) AS (
    SELECT application_id, university_id, faculty_id, city_id, class_id, level, gender, fit, source, birth_date, -1 AS side FROM removed
    UNION ALL
    SELECT application_id, NULL::int, NULL::int, NULL::int, NULL::int, NULL::text, NULL::text, NULL::text, NULL::text, NULL::date, 1 AS side FROM removed
  ), moved AS (
    SELECT application_id, university_id, faculty_id, city_id, class_id, level, gender, fit, source, birth_date, sum(side) AS side
    FROM sides GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 HAVING sum(side) <> 0
  ), facts AS (
    SELECT one.company_id, one.form_id, university_id, faculty_id, city_id, class_id, level, gender, fit, source,
      CASE WHEN side < 0 THEN date_trunc('month', day)::date END AS old_month, CASE WHEN side > 0 THEN date_trunc('month', day)::date END AS new_month,
      CASE WHEN side < 0 THEN one.status END AS old_status, CASE WHEN side > 0 THEN one.status END AS new_status,
      CASE WHEN side < 0 THEN day END AS old_day, CASE WHEN side > 0 THEN day END AS new_day,
      CASE WHEN side < 0 THEN one.step_id::text END AS old_step, CASE WHEN side > 0 THEN one.step_id::text END AS new_step,
      CASE WHEN side < 0 THEN age_band(birth_date, day) END AS old_band, CASE WHEN side > 0 THEN age_band(birth_date, day) END AS new_band
    FROM moved JOIN (
      SELECT *, (submitted_at AT TIME ZONE 'Europe/Istanbul')::date AS day FROM applications
    ) AS one ON one.id = moved.application_id
    WHERE one.submitted_at IS NOT NULL AND one.status <> 'Draft' AND NOT one.sealed
  ), grouped AS (
    SELECT company_id, form_id, old_month, new_month, old_status, new_status, count(*)::int AS number,
      CASE WHEN GROUPING(old_day) = 0 THEN 'day' WHEN GROUPING(old_step) = 0 THEN 'step' WHEN GROUPING(old_band) = 0 THEN 'ageBand'
      WHEN GROUPING(university_id) = 0 THEN 'university' WHEN GROUPING(faculty_id) = 0 THEN 'faculty' WHEN GROUPING(city_id) = 0 THEN 'city' WHEN GROUPING(class_id) = 0 THEN 'class' WHEN GROUPING(level) = 0 THEN 'level' WHEN GROUPING(gender) = 0 THEN 'gender' WHEN GROUPING(fit) = 0 THEN 'fit' WHEN GROUPING(source) = 0 THEN 'source' END AS dimension,
      coalesce(old_day::text, old_step, old_band, university_id::text, faculty_id::text, city_id::text, class_id::text, level, gender, fit, source, '') AS old_key,
      coalesce(new_day::text, new_step, new_band, university_id::text, faculty_id::text, city_id::text, class_id::text, level, gender, fit, source, '') AS new_key
    FROM facts GROUP BY company_id, form_id, old_month, new_month, old_status, new_status, GROUPING SETS ((old_day, new_day), (old_step, new_step), (old_band, new_band), (university_id), (faculty_id), (city_id), (class_id), (level), (gender), (fit), (source))
  )
  INSERT INTO report_changes (company_id, form_id, month, dimension, key, status, difference)
  SELECT company_id, form_id, old_month, dimension, old_key, old_status, -number FROM grouped WHERE old_status IS NOT NULL
  UNION ALL
  SELECT company_id, form_id, new_month, dimension, new_key, new_status, number FROM grouped WHERE new_status IS NOT NULL;
  ELSE
  PERFORM FROM added AS written JOIN applications AS one ON one.id = written.application_id ORDER BY one.id FOR NO KEY UPDATE OF one;
  WITH sides (application_id, university_id, faculty_id, city_id, class_id, level, gender, fit, source, birth_date, side) AS (
    SELECT application_id, university_id, faculty_id, city_id, class_id, level, gender, fit, source, birth_date, -1 AS side FROM removed
    UNION ALL
    SELECT application_id, university_id, faculty_id, city_id, class_id, level, gender, fit, source, birth_date, 1 AS side FROM added
  ), moved AS (
    SELECT application_id, university_id, faculty_id, city_id, class_id, level, gender, fit, source, birth_date, sum(side) AS side
    FROM sides GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 HAVING sum(side) <> 0
  ), facts AS (
    SELECT one.company_id, one.form_id, university_id, faculty_id, city_id, class_id, level, gender, fit, source,
      CASE WHEN side < 0 THEN date_trunc('month', day)::date END AS old_month, CASE WHEN side > 0 THEN date_trunc('month', day)::date END AS new_month,
      CASE WHEN side < 0 THEN one.status END AS old_status, CASE WHEN side > 0 THEN one.status END AS new_status,
      CASE WHEN side < 0 THEN day END AS old_day, CASE WHEN side > 0 THEN day END AS new_day,
      CASE WHEN side < 0 THEN one.step_id::text END AS old_step, CASE WHEN side > 0 THEN one.step_id::text END AS new_step,
      CASE WHEN side < 0 THEN age_band(birth_date, day) END AS old_band, CASE WHEN side > 0 THEN age_band(birth_date, day) END AS new_band
    FROM moved JOIN (
      SELECT *, (submitted_at AT TIME ZONE 'Europe/Istanbul')::date AS day FROM applications
    ) AS one ON one.id = moved.application_id
    WHERE one.submitted_at IS NOT NULL AND one.status <> 'Draft' AND NOT one.sealed
  ), grouped AS (
    SELECT company_id, form_id, old_month, new_month, old_status, new_status, count(*)::int AS number,
      CASE WHEN GROUPING(old_day) = 0 THEN 'day' WHEN GROUPING(old_step) = 0 THEN 'step' WHEN GROUPING(old_band) = 0 THEN 'ageBand'
      WHEN GROUPING(university_id) = 0 THEN 'university' WHEN GROUPING(faculty_id) = 0 THEN 'faculty' WHEN GROUPING(city_id) = 0 THEN 'city' WHEN GROUPING(class_id) = 0 THEN 'class' WHEN GROUPING(level) = 0 THEN 'level' WHEN GROUPING(gender) = 0 THEN 'gender' WHEN GROUPING(fit) = 0 THEN 'fit' WHEN GROUPING(source) = 0 THEN 'source' END AS dimension,
      coalesce(old_day::text, old_step, old_band, university_id::text, faculty_id::text, city_id::text, class_id::text, level, gender, fit, source, '') AS old_key,
      coalesce(new_day::text, new_step, new_band, university_id::text, faculty_id::text, city_id::text, class_id::text, level, gender, fit, source, '') AS new_key
    FROM facts GROUP BY company_id, form_id, old_month, new_month, old_status, new_status, GROUPING SETS ((old_day, new_day), (old_step, new_step), (old_band, new_band), (university_id), (faculty_id), (city_id), (class_id), (level), (gender), (fit), (source))
  )
  INSERT INTO report_changes (company_id, form_id, month, dimension, key, status, difference)
  SELECT company_id, form_id, old_month, dimension, old_key, old_status, -number FROM grouped WHERE old_status IS NOT NULL
  UNION ALL
  SELECT company_id, form_id, new_month, dimension, new_key, new_status, number FROM grouped WHERE new_status IS NOT NULL;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER application_snapshots_report_added AFTER INSERT ON application_snapshots REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION report_snapshots();

CREATE OR REPLACE TRIGGER application_snapshots_report_removed AFTER DELETE ON application_snapshots REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION report_snapshots();

CREATE OR REPLACE TRIGGER application_snapshots_report_changed AFTER UPDATE ON application_snapshots REFERENCING NEW TABLE AS added OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION report_snapshots();
