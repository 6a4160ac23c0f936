-- Writes to `report_changes` how an added, changed or deleted application changes the counts of reports; `fold_reports`
-- adds them up later. The writer has locked the application, so its tags and members do not change meanwhile. A started
-- application is counted once.
CREATE OR REPLACE FUNCTION report_applications() RETURNS trigger LANGUAGE plpgsql
  SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
  WITH moved AS (
    SELECT id, company_id, form_id,
      max(day) FILTER (WHERE side < 0) AS old_day, max(day) FILTER (WHERE side > 0) AS new_day,
      max(status) FILTER (WHERE side < 0) AS old_status, max(status) FILTER (WHERE side > 0) AS new_status,
      max(step_id::text) FILTER (WHERE side < 0) AS old_step, max(step_id::text) FILTER (WHERE side > 0) AS new_step,
      max(decision) FILTER (WHERE side < 0) AS old_decision, max(decision) FILTER (WHERE side > 0) AS new_decision,
      max(decider) FILTER (WHERE side < 0) AS old_decider, max(decider) FILTER (WHERE side > 0) AS new_decider
    FROM (
      SELECT id, company_id, form_id, (submitted_at AT TIME ZONE 'Europe/Istanbul')::date AS day, status, step_id,
        CASE WHEN status IN ('Approved', 'Reserve', 'Rejected') AND decided_at IS NOT NULL THEN decision_key(submitted_at, decided_at) END AS decision,
        CASE WHEN status IN ('Approved', 'Reserve', 'Rejected') AND decided_at IS NOT NULL THEN decided_by::text END AS decider, 1 AS side
      FROM added WHERE submitted_at IS NOT NULL AND status <> 'Draft' AND NOT sealed
    ) AS standing
    GROUP BY 1, 2, 3
    HAVING (max(day) FILTER (WHERE side < 0), max(status) FILTER (WHERE side < 0), max(step_id::text) FILTER (WHERE side < 0), max(decision) FILTER (WHERE side < 0), max(decider) FILTER (WHERE side < 0))
      IS DISTINCT FROM (max(day) FILTER (WHERE side > 0), max(status) FILTER (WHERE side > 0), max(step_id::text) FILTER (WHERE side > 0), max(decision) FILTER (WHERE side > 0), max(decider) FILTER (WHERE side > 0))
  ), facts AS (
    SELECT moved.*, date_trunc('month', old_day)::date AS old_month, date_trunc('month', new_day)::date AS new_month,
      age_band(birth_date, old_day) AS old_band, age_band(birth_date, new_day) AS new_band, university_id, faculty_id, city_id, class_id, level, gender, fit, source
    FROM moved LEFT JOIN application_snapshots AS snapshot ON snapshot.application_id = moved.id
  ), paired AS (
    SELECT facts.*, 'tag' AS dimension, coalesce(pair.tag_id::text, '') AS key
    FROM facts LEFT JOIN application_tags AS pair ON pair.application_id = facts.id
    WHERE (old_month, old_status) IS DISTINCT FROM (new_month, new_status)
    UNION ALL
    SELECT facts.*, 'assignee', coalesce(pair.account_id::text, '')
    FROM facts LEFT JOIN assignments AS pair ON pair.application_id = facts.id
    WHERE (old_month, old_status) IS DISTINCT FROM (new_month, new_status)
  ), grouped AS (
    SELECT company_id, form_id, old_month, new_month, old_status, new_status, count(*)::int AS number,
      CASE WHEN GROUPING(old_day) = 0 THEN 'day' WHEN GROUPING(old_step) = 0 THEN 'step' WHEN GROUPING(old_band) = 0 THEN 'ageBand' WHEN GROUPING(old_decision) = 0 THEN 'decision' WHEN GROUPING(old_decider) = 0 THEN 'decider' WHEN GROUPING(university_id) = 0 THEN 'university' WHEN GROUPING(faculty_id) = 0 THEN 'faculty' WHEN GROUPING(city_id) = 0 THEN 'city' WHEN GROUPING(class_id) = 0 THEN 'class' WHEN GROUPING(level) = 0 THEN 'level' WHEN GROUPING(gender) = 0 THEN 'gender' WHEN GROUPING(fit) = 0 THEN 'fit' WHEN GROUPING(source) = 0 THEN 'source' END AS dimension,
      coalesce(old_day::text, old_step, old_band, old_decision, old_decider, university_id::text, faculty_id::text, city_id::text, class_id::text, level, gender, fit, source, '') AS old_key,
      coalesce(new_day::text, new_step, new_band, new_decision, new_decider, university_id::text, faculty_id::text, city_id::text, class_id::text, level, gender, fit, source, '') AS new_key
    FROM facts GROUP BY company_id, form_id, old_month, new_month, old_status, new_status, GROUPING SETS ((old_day, new_day), (old_step, new_step), (old_band, new_band), (old_decision, new_decision), (old_decider, new_decider), (university_id), (faculty_id), (city_id), (class_id), (level), (gender), (fit), (source))
    UNION ALL
    SELECT company_id, form_id, old_month, new_month, old_status, new_status, count(*)::int, dimension, key, key
    FROM paired GROUP BY company_id, form_id, old_month, new_month, old_status, new_status, dimension, key
  )
  INSERT INTO report_changes (company_id, form_id, month, dimension, key, status, difference)
  SELECT company_id, form_id, old_month, dimension, old_key, CASE dimension WHEN 'decision' THEN 'Approved' ELSE old_status END, -number FROM grouped
  WHERE old_status IS NOT NULL AND (old_key <> '' OR dimension NOT IN ('decision', 'decider'))
  UNION ALL
  SELECT company_id, form_id, new_month, dimension, new_key, CASE dimension WHEN 'decision' THEN 'Approved' ELSE new_status END, number FROM grouped
  WHERE new_status IS NOT NULL AND (new_key <> '' OR dimension NOT IN ('decision', 'decider'));
  INSERT INTO report_changes (company_id, form_id, month, dimension, key, status, difference)
  SELECT company_id, form_id, date_trunc('month', day)::date, 'begun', day::text, 'Draft', sum(side)
  FROM (
    SELECT company_id, form_id, (created_at AT TIME ZONE 'Europe/Istanbul')::date AS day, 1 AS side
    FROM added WHERE status = 'Draft' OR (status <> 'Withdrawn' AND NOT sealed)
  ) AS begun GROUP BY company_id, form_id, day HAVING sum(side) <> 0;
  ELSIF TG_OP = 'DELETE' THEN
  WITH moved AS (
    SELECT id, company_id, form_id,
      max(day) FILTER (WHERE side < 0) AS old_day, max(day) FILTER (WHERE side > 0) AS new_day,
      max(status) FILTER (WHERE side < 0) AS old_status, max(status) FILTER (WHERE side > 0) AS new_status,
      max(step_id::text) FILTER (WHERE side < 0) AS old_step, max(step_id::text) FILTER (WHERE side > 0) AS new_step,
      max(decision) FILTER (WHERE side < 0) AS old_decision, max(decision) FILTER (WHERE side > 0) AS new_decision,
      max(decider) FILTER (WHERE side < 0) AS old_decider, max(decider) FILTER (WHERE side > 0) AS new_decider
    FROM (
      SELECT id, company_id, form_id, (submitted_at AT TIME ZONE 'Europe/Istanbul')::date AS day, status, step_id,
        CASE WHEN status IN ('Approved', 'Reserve', 'Rejected') AND decided_at IS NOT NULL THEN decision_key(submitted_at, decided_at) END AS decision,
        CASE WHEN status IN ('Approved', 'Reserve', 'Rejected') AND decided_at IS NOT NULL THEN decided_by::text END AS decider, -1 AS side
      FROM removed WHERE submitted_at IS NOT NULL AND status <> 'Draft' AND NOT sealed
    ) AS standing
    GROUP BY 1, 2, 3
    HAVING (max(day) FILTER (WHERE side < 0), max(status) FILTER (WHERE side < 0), max(step_id::text) FILTER (WHERE side < 0), max(decision) FILTER (WHERE side < 0), max(decider) FILTER (WHERE side < 0))
      IS DISTINCT FROM (max(day) FILTER (WHERE side > 0), max(status) FILTER (WHERE side > 0), max(step_id::text) FILTER (WHERE side > 0), max(decision) FILTER (WHERE side > 0), max(decider) FILTER (WHERE side > 0))
  ), facts AS (
    SELECT moved.*, date_trunc('month', old_day)::date AS old_month, date_trunc('month', new_day)::date AS new_month,
      age_band(birth_date, old_day) AS old_band, age_band(birth_date, new_day) AS new_band, university_id, faculty_id, city_id, class_id, level, gender, fit, source
    FROM moved LEFT JOIN application_snapshots AS snapshot ON snapshot.application_id = moved.id
  ), paired AS (
    SELECT facts.*, 'tag' AS dimension, coalesce(pair.tag_id::text, '') AS key
    FROM facts LEFT JOIN application_tags AS pair ON pair.application_id = facts.id
    WHERE (old_month, old_status) IS DISTINCT FROM (new_month, new_status)
    UNION ALL
    SELECT facts.*, 'assignee', coalesce(pair.account_id::text, '')
    FROM facts LEFT JOIN assignments AS pair ON pair.application_id = facts.id
    WHERE (old_month, old_status) IS DISTINCT FROM (new_month, new_status)
  ), grouped AS (
    SELECT company_id, form_id, old_month, new_month, old_status, new_status, count(*)::int AS number,
      CASE WHEN GROUPING(old_day) = 0 THEN 'day' WHEN GROUPING(old_step) = 0 THEN 'step' WHEN GROUPING(old_band) = 0 THEN 'ageBand' WHEN GROUPING(old_decision) = 0 THEN 'decision' WHEN GROUPING(old_decider) = 0 THEN 'decider' WHEN GROUPING(university_id) = 0 THEN 'university' WHEN GROUPING(faculty_id) = 0 THEN 'faculty' WHEN GROUPING(city_id) = 0 THEN 'city' WHEN GROUPING(class_id) = 0 THEN 'class' WHEN GROUPING(level) = 0 THEN 'level' WHEN GROUPING(gender) = 0 THEN 'gender' WHEN GROUPING(fit) = 0 THEN 'fit' WHEN GROUPING(source) = 0 THEN 'source' END AS dimension,
      coalesce(old_day::text, old_step, old_band, old_decision, old_decider, university_id::text, faculty_id::text, city_id::text, class_id::text, level, gender, fit, source, '') AS old_key,
      coalesce(new_day::text, new_step, new_band, new_decision, new_decider, university_id::text, faculty_id::text, city_id::text, class_id::text, level, gender, fit, source, '') AS new_key
    FROM facts GROUP BY company_id, form_id, old_month, new_month, old_status, new_status, GROUPING SETS ((old_day, new_day), (old_step, new_step), (old_band, new_band), (old_decision, new_decision), (old_decider, new_decider), (university_id), (faculty_id), (city_id), (class_id), (level), (gender), (fit), (source))
    UNION ALL
    SELECT company_id, form_id, old_month, new_month, old_status, new_status, count(*)::int, dimension, key, key
    FROM paired GROUP BY company_id, form_id, old_month, new_month, old_status, new_status, dimension, key
  )
  INSERT INTO report_changes (company_id, form_id, month, dimension, key, status, difference)
  SELECT company_id, form_id, old_month, dimension, old_key, CASE dimension WHEN 'decision' THEN 'Approved' ELSE old_status END, -number FROM grouped
  WHERE old_status IS NOT NULL AND (old_key <> '' OR dimension NOT IN ('decision', 'decider'))
  UNION ALL
  SELECT company_id, form_id, new_month, dimension, new_key, CASE dimension WHEN 'decision' THEN 'Approved' ELSE new_status END, number FROM grouped
  WHERE new_status IS NOT NULL AND (new_key <> '' OR dimension NOT IN ('decision', 'decider'));
  INSERT INTO report_changes (company_id, form_id, month, dimension, key, status, difference)
  SELECT company_id, form_id, date_trunc('month', day)::date, 'begun', day::text, 'Draft', sum(side)
  FROM (
    SELECT company_id, form_id, (created_at AT TIME ZONE 'Europe/Istanbul')::date AS day, -1 AS side
    FROM removed WHERE status = 'Draft' OR (status <> 'Withdrawn' AND NOT sealed)
  ) AS begun GROUP BY company_id, form_id, day HAVING sum(side) <> 0;
  ELSE
  -- Most of what is written changes nothing of this: what was typed, what is awaited, what is published.
  IF NOT EXISTS (
    SELECT id, company_id, form_id, submitted_at, created_at, status, sealed, step_id, decided_at, decided_by FROM added
    EXCEPT
    SELECT id, company_id, form_id, submitted_at, created_at, status, sealed, step_id, decided_at, decided_by FROM removed
  ) THEN RETURN NULL; END IF;
  WITH moved AS (
    SELECT id, company_id, form_id,
      max(day) FILTER (WHERE side < 0) AS old_day, max(day) FILTER (WHERE side > 0) AS new_day,
      max(status) FILTER (WHERE side < 0) AS old_status, max(status) FILTER (WHERE side > 0) AS new_status,
      max(step_id::text) FILTER (WHERE side < 0) AS old_step, max(step_id::text) FILTER (WHERE side > 0) AS new_step,
      max(decision) FILTER (WHERE side < 0) AS old_decision, max(decision) FILTER (WHERE side > 0) AS new_decision,
      max(decider) FILTER (WHERE side < 0) AS old_decider, max(decider) FILTER (WHERE side > 0) AS new_decider
    FROM (
      SELECT id, company_id, form_id, (submitted_at AT TIME ZONE 'Europe/Istanbul')::date AS day, status, step_id,
        CASE WHEN status IN ('Approved', 'Reserve', 'Rejected') AND decided_at IS NOT NULL THEN decision_key(submitted_at, decided_at) END AS decision,
        CASE WHEN status IN ('Approved', 'Reserve', 'Rejected') AND decided_at IS NOT NULL THEN decided_by::text END AS decider, 1 AS side
      FROM added WHERE submitted_at IS NOT NULL AND status <> 'Draft' AND NOT sealed
      UNION ALL
      SELECT id, company_id, form_id, (submitted_at AT TIME ZONE 'Europe/Istanbul')::date AS day, status, step_id,
        CASE WHEN status IN ('Approved', 'Reserve', 'Rejected') AND decided_at IS NOT NULL THEN decision_key(submitted_at, decided_at) END AS decision,
        CASE WHEN status IN ('Approved', 'Reserve', 'Rejected') AND decided_at IS NOT NULL THEN decided_by::text END AS decider, -1 AS side
      FROM removed WHERE submitted_at IS NOT NULL AND status <> 'Draft' AND NOT sealed
    ) AS standing
    GROUP BY 1, 2, 3
    HAVING (max(day) FILTER (WHERE side < 0), max(status) FILTER (WHERE side < 0), max(step_id::text) FILTER (WHERE side < 0), max(decision) FILTER (WHERE side < 0), max(decider) FILTER (WHERE side < 0))
      IS DISTINCT FROM (max(day) FILTER (WHERE side > 0), max(status) FILTER (WHERE side > 0), max(step_id::text) FILTER (WHERE side > 0), max(decision) FILTER (WHERE side > 0), max(decider) FILTER (WHERE side > 0))
  ), facts AS (
    SELECT moved.*, date_trunc('month', old_day)::date AS old_month, date_trunc('month', new_day)::date AS new_month,
      age_band(birth_date, old_day) AS old_band, age_band(birth_date, new_day) AS new_band, university_id, faculty_id, city_id, class_id, level, gender, fit, source
    FROM moved LEFT JOIN application_snapshots AS snapshot ON snapshot.application_id = moved.id
  ), paired AS (
    SELECT facts.*, 'tag' AS dimension, coalesce(pair.tag_id::text, '') AS key
    FROM facts LEFT JOIN application_tags AS pair ON pair.application_id = facts.id
    WHERE (old_month, old_status) IS DISTINCT FROM (new_month, new_status)
    UNION ALL
    SELECT facts.*, 'assignee', coalesce(pair.account_id::text, '')
    FROM facts LEFT JOIN assignments AS pair ON pair.application_id = facts.id
    WHERE (old_month, old_status) IS DISTINCT FROM (new_month, new_status)
  ), grouped AS (
    SELECT company_id, form_id, old_month, new_month, old_status, new_status, count(*)::int AS number,
      CASE WHEN GROUPING(old_day) = 0 THEN 'day' WHEN GROUPING(old_step) = 0 THEN 'step' WHEN GROUPING(old_band) = 0 THEN 'ageBand' WHEN GROUPING(old_decision) = 0 THEN 'decision' WHEN GROUPING(old_decider) = 0 THEN 'decider' WHEN GROUPING(university_id) = 0 THEN 'university' WHEN GROUPING(faculty_id) = 0 THEN 'faculty' WHEN GROUPING(city_id) = 0 THEN 'city' WHEN GROUPING(class_id) = 0 THEN 'class' WHEN GROUPING(level) = 0 THEN 'level' WHEN GROUPING(gender) = 0 THEN 'gender' WHEN GROUPING(fit) = 0 THEN 'fit' WHEN GROUPING(source) = 0 THEN 'source' END AS dimension,
      coalesce(old_day::text, old_step, old_band, old_decision, old_decider, university_id::text, faculty_id::text, city_id::text, class_id::text, level, gender, fit, source, '') AS old_key,
      coalesce(new_day::text, new_step, new_band, new_decision, new_decider, university_id::text, faculty_id::text, city_id::text, class_id::text, level, gender, fit, source, '') AS new_key
    FROM facts GROUP BY company_id, form_id, old_month, new_month, old_status, new_status, GROUPING SETS ((old_day, new_day), (old_step, new_step), (old_band, new_band), (old_decision, new_decision), (old_decider, new_decider), (university_id), (faculty_id), (city_id), (class_id), (level), (gender), (fit), (source))
    UNION ALL
    SELECT company_id, form_id, old_month, new_month, old_status, new_status, count(*)::int, dimension, key, key
    FROM paired GROUP BY company_id, form_id, old_month, new_month, old_status, new_status, dimension, key
  )
  INSERT INTO report_changes (company_id, form_id, month, dimension, key, status, difference)
  SELECT company_id, form_id, old_month, dimension, old_key, CASE dimension WHEN 'decision' THEN 'Approved' ELSE old_status END, -number FROM grouped
  WHERE old_status IS NOT NULL AND (old_key <> '' OR dimension NOT IN ('decision', 'decider'))
  UNION ALL
  SELECT company_id, form_id, new_month, dimension, new_key, CASE dimension WHEN 'decision' THEN 'Approved' ELSE new_status END, number FROM grouped
  WHERE new_status IS NOT NULL AND (new_key <> '' OR dimension NOT IN ('decision', 'decider'));
  INSERT INTO report_changes (company_id, form_id, month, dimension, key, status, difference)
  SELECT company_id, form_id, date_trunc('month', day)::date, 'begun', day::text, 'Draft', sum(side)
  FROM (
    SELECT company_id, form_id, (created_at AT TIME ZONE 'Europe/Istanbul')::date AS day, 1 AS side
    FROM added WHERE status = 'Draft' OR (status <> 'Withdrawn' AND NOT sealed)
    UNION ALL
    SELECT company_id, form_id, (created_at AT TIME ZONE 'Europe/Istanbul')::date AS day, -1 AS side
    FROM removed WHERE status = 'Draft' OR (status <> 'Withdrawn' AND NOT sealed)
  ) AS begun GROUP BY company_id, form_id, day HAVING sum(side) <> 0;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER applications_report_added AFTER INSERT ON applications REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION report_applications();

CREATE OR REPLACE TRIGGER applications_report_removed AFTER DELETE ON applications REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION report_applications();

CREATE OR REPLACE TRIGGER applications_report_changed AFTER UPDATE ON applications REFERENCING NEW TABLE AS added OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION report_applications();
