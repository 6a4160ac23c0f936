-- What reports counted from rows until now is kept too: who began on which day, decisions by their week and how long they took,
-- by whom they were made, tags and who looks after what. Nothing is written from here to the end of this transaction. In the
-- order in which everybody writes.
ALTER TABLE "applications" ADD COLUMN "decided_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "decided_by" uuid;
--> statement-breakpoint
LOCK TABLE "applications", "application_snapshots", "application_tags", "assignments" IN SHARE ROW EXCLUSIVE MODE;
--> statement-breakpoint
-- As reports found it in the history until now.
UPDATE applications AS one SET decided_at = made.at, decided_by = made.account_id
FROM (
  SELECT DISTINCT ON (application_id) application_id, at, account_id FROM application_history
  WHERE event = 'statusChanged' AND detail ->> 'to' IN ('Approved', 'Reserve', 'Rejected') ORDER BY application_id, place DESC
) AS made
WHERE made.application_id = one.id AND one.status IN ('Approved', 'Reserve', 'Rejected');
--> statement-breakpoint
ALTER TABLE "application_names" ADD COLUMN "university_id" integer, ADD COLUMN "faculty_id" integer, ADD COLUMN "department_id" integer, ADD COLUMN "class_id" integer, ADD COLUMN "city_id" integer, ADD COLUMN "nationality_id" integer, ADD COLUMN "birth_date" date, ADD COLUMN "gpa" double precision, ADD COLUMN "fit" text, ADD COLUMN "source" text, ADD COLUMN "level" text, ADD COLUMN "gender" text;
--> statement-breakpoint
UPDATE application_names AS own SET university_id = snapshot.university_id, faculty_id = snapshot.faculty_id, department_id = snapshot.department_id, class_id = snapshot.class_id, city_id = snapshot.city_id, nationality_id = snapshot.nationality_id, birth_date = snapshot.birth_date, gpa = snapshot.gpa, fit = snapshot.fit, source = snapshot.source, level = snapshot.level, gender = snapshot.gender
FROM application_snapshots AS snapshot WHERE snapshot.application_id = own.application_id;
--> statement-breakpoint
ALTER TABLE "application_names" ALTER COLUMN "fit" SET NOT NULL, ALTER COLUMN "source" SET NOT NULL;
--> statement-breakpoint
-- As before, with what reports count by.
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
--> statement-breakpoint
-- How long a decision took, in hours: to the hour within two days, to six hours within ten days, to the day after that. So there
-- are few different ones, however many decisions there are.
CREATE FUNCTION decision_hours(submitted timestamptz, decided timestamptz) RETURNS numeric LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN hours < 48 THEN round(hours) WHEN hours < 240 THEN round(hours / 6) * 6 ELSE round(hours / 24) * 24 END
  FROM (SELECT greatest(0, extract(epoch FROM decided - submitted) / 3600) AS hours) AS lasted
$$;
--> statement-breakpoint
-- The Monday of the week in which it was made, and how long it took.
CREATE FUNCTION decision_key(submitted timestamptz, decided timestamptz) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT to_char(date_trunc('week', decided AT TIME ZONE 'Europe/Istanbul'), 'YYYY-MM-DD') || ' ' || decision_hours(submitted, decided)::text
$$;
--> statement-breakpoint
-- The decision stands in the row itself, tags and members in rows of their own, which do not change meanwhile: whoever changes them
-- has locked the application. Who began is counted once, drafts too, whatever becomes of it but for being withdrawn;
-- of how long a decision took it does not matter which it was.
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
--> statement-breakpoint
-- Who is in a group by a pair, and who by none. Locks the applications: what deletes a tag or a member has not, and whoever changes
-- their standing at this moment is waited for, and read.
CREATE FUNCTION report_tags() RETURNS trigger LANGUAGE plpgsql
  SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
  PERFORM FROM added JOIN applications AS one ON one.id = added.application_id ORDER BY one.id FOR NO KEY UPDATE OF one;
  INSERT INTO report_changes (company_id, form_id, month, dimension, key, status, difference)
  SELECT one.company_id, one.form_id, date_trunc('month', (one.submitted_at AT TIME ZONE 'Europe/Istanbul')::date)::date, 'tag', added.tag_id::text, one.status, count(*)::int
  FROM added JOIN applications AS one ON one.id = added.application_id
  WHERE one.submitted_at IS NOT NULL AND one.status <> 'Draft' AND NOT one.sealed GROUP BY 1, 2, 3, 5, 6
  UNION ALL
  SELECT one.company_id, one.form_id, date_trunc('month', (one.submitted_at AT TIME ZONE 'Europe/Istanbul')::date)::date, 'tag', '', one.status, -count(*)::int
  FROM (SELECT application_id, count(*) AS number FROM added GROUP BY 1) AS touched JOIN applications AS one ON one.id = touched.application_id
  WHERE one.submitted_at IS NOT NULL AND one.status <> 'Draft' AND NOT one.sealed
    AND (SELECT count(*) FROM application_tags AS pair WHERE pair.application_id = one.id) = touched.number GROUP BY 1, 2, 3, 6;
  ELSE
  PERFORM FROM removed JOIN applications AS one ON one.id = removed.application_id ORDER BY one.id FOR NO KEY UPDATE OF one;
  INSERT INTO report_changes (company_id, form_id, month, dimension, key, status, difference)
  SELECT one.company_id, one.form_id, date_trunc('month', (one.submitted_at AT TIME ZONE 'Europe/Istanbul')::date)::date, 'tag', removed.tag_id::text, one.status, -count(*)::int
  FROM removed JOIN applications AS one ON one.id = removed.application_id
  WHERE one.submitted_at IS NOT NULL AND one.status <> 'Draft' AND NOT one.sealed GROUP BY 1, 2, 3, 5, 6
  UNION ALL
  SELECT one.company_id, one.form_id, date_trunc('month', (one.submitted_at AT TIME ZONE 'Europe/Istanbul')::date)::date, 'tag', '', one.status, count(*)::int
  FROM (SELECT application_id, count(*) AS number FROM removed GROUP BY 1) AS touched JOIN applications AS one ON one.id = touched.application_id
  WHERE one.submitted_at IS NOT NULL AND one.status <> 'Draft' AND NOT one.sealed
    AND NOT EXISTS (SELECT FROM application_tags AS pair WHERE pair.application_id = one.id) GROUP BY 1, 2, 3, 6;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION report_assignments() RETURNS trigger LANGUAGE plpgsql
  SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
  PERFORM FROM added JOIN applications AS one ON one.id = added.application_id ORDER BY one.id FOR NO KEY UPDATE OF one;
  INSERT INTO report_changes (company_id, form_id, month, dimension, key, status, difference)
  SELECT one.company_id, one.form_id, date_trunc('month', (one.submitted_at AT TIME ZONE 'Europe/Istanbul')::date)::date, 'assignee', added.account_id::text, one.status, count(*)::int
  FROM added JOIN applications AS one ON one.id = added.application_id
  WHERE one.submitted_at IS NOT NULL AND one.status <> 'Draft' AND NOT one.sealed GROUP BY 1, 2, 3, 5, 6
  UNION ALL
  SELECT one.company_id, one.form_id, date_trunc('month', (one.submitted_at AT TIME ZONE 'Europe/Istanbul')::date)::date, 'assignee', '', one.status, -count(*)::int
  FROM (SELECT application_id, count(*) AS number FROM added GROUP BY 1) AS touched JOIN applications AS one ON one.id = touched.application_id
  WHERE one.submitted_at IS NOT NULL AND one.status <> 'Draft' AND NOT one.sealed
    AND (SELECT count(*) FROM assignments AS pair WHERE pair.application_id = one.id) = touched.number GROUP BY 1, 2, 3, 6;
  ELSE
  PERFORM FROM removed JOIN applications AS one ON one.id = removed.application_id ORDER BY one.id FOR NO KEY UPDATE OF one;
  INSERT INTO report_changes (company_id, form_id, month, dimension, key, status, difference)
  SELECT one.company_id, one.form_id, date_trunc('month', (one.submitted_at AT TIME ZONE 'Europe/Istanbul')::date)::date, 'assignee', removed.account_id::text, one.status, -count(*)::int
  FROM removed JOIN applications AS one ON one.id = removed.application_id
  WHERE one.submitted_at IS NOT NULL AND one.status <> 'Draft' AND NOT one.sealed GROUP BY 1, 2, 3, 5, 6
  UNION ALL
  SELECT one.company_id, one.form_id, date_trunc('month', (one.submitted_at AT TIME ZONE 'Europe/Istanbul')::date)::date, 'assignee', '', one.status, count(*)::int
  FROM (SELECT application_id, count(*) AS number FROM removed GROUP BY 1) AS touched JOIN applications AS one ON one.id = touched.application_id
  WHERE one.submitted_at IS NOT NULL AND one.status <> 'Draft' AND NOT one.sealed
    AND NOT EXISTS (SELECT FROM assignments AS pair WHERE pair.application_id = one.id) GROUP BY 1, 2, 3, 6;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER application_tags_report_added AFTER INSERT ON application_tags REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION report_tags();
--> statement-breakpoint
CREATE TRIGGER application_tags_report_removed AFTER DELETE ON application_tags REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION report_tags();
--> statement-breakpoint
CREATE TRIGGER assignments_report_added AFTER INSERT ON assignments REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION report_assignments();
--> statement-breakpoint
CREATE TRIGGER assignments_report_removed AFTER DELETE ON assignments REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION report_assignments();
--> statement-breakpoint
-- Before the application itself goes, so that its pairs are counted back.
CREATE FUNCTION forget_pairs() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM application_tags WHERE application_id = OLD.id;
  DELETE FROM assignments WHERE application_id = OLD.id;
  RETURN OLD;
END $$;
--> statement-breakpoint
CREATE TRIGGER applications_forget_pairs BEFORE DELETE ON applications FOR EACH ROW EXECUTE FUNCTION forget_pairs();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION fold_reports(most int) RETURNS int LANGUAGE plpgsql AS $$
DECLARE
  taken int;
BEGIN
  IF NOT pg_try_advisory_xact_lock(hashtext('fold_reports')) THEN RETURN 0; END IF;
  WITH folded AS (
    DELETE FROM report_changes WHERE ctid = ANY(ARRAY(SELECT ctid FROM report_changes LIMIT most)) RETURNING *
  ), number AS (
    SELECT count(*)::int AS rows FROM folded
  ), added AS (
    INSERT INTO report_counts AS own (company_id, form_id, month, dimension, key, status, count)
    SELECT folded.company_id, grain.form_id, grain.month, folded.dimension, folded.key, folded.status, sum(folded.difference)
    FROM folded, LATERAL (VALUES (folded.form_id, '0001-01-01'::date), ('00000000-0000-0000-0000-000000000000'::uuid, '0001-01-01'::date),
      (folded.form_id, folded.month), ('00000000-0000-0000-0000-000000000000'::uuid, folded.month)) AS grain (form_id, month)
    WHERE folded.dimension NOT IN ('day', 'begun') OR grain.month = '0001-01-01'
    GROUP BY 1, 2, 3, 4, 5, 6 HAVING sum(folded.difference) <> 0
    ON CONFLICT (company_id, dimension, form_id, month, key, status) DO UPDATE SET count = own.count + excluded.count
  )
  SELECT rows INTO taken FROM number;
  IF taken > 0 THEN DELETE FROM report_counts WHERE count = 0; END IF;
  RETURN taken;
END $$;
--> statement-breakpoint
INSERT INTO report_changes (company_id, form_id, month, dimension, key, status, difference)
SELECT company_id, form_id, date_trunc('month', day)::date, 'begun', day::text, 'Draft', count(*)
FROM (
  SELECT company_id, form_id, (created_at AT TIME ZONE 'Europe/Istanbul')::date AS day FROM applications
  WHERE status = 'Draft' OR (status <> 'Withdrawn' AND NOT sealed)
) AS begun GROUP BY company_id, form_id, day;
--> statement-breakpoint
WITH standing AS (
  SELECT *, date_trunc('month', (submitted_at AT TIME ZONE 'Europe/Istanbul')::date)::date AS month FROM applications
  WHERE submitted_at IS NOT NULL AND status <> 'Draft' AND NOT sealed
), keyed AS (
  SELECT company_id, form_id, month, 'decision' AS dimension, decision_key(submitted_at, decided_at) AS key, 'Approved' AS status FROM standing
  WHERE decided_at IS NOT NULL AND status IN ('Approved', 'Reserve', 'Rejected')
  UNION ALL
  SELECT company_id, form_id, month, 'decider', decided_by::text, status FROM standing
  WHERE decided_at IS NOT NULL AND decided_by IS NOT NULL AND status IN ('Approved', 'Reserve', 'Rejected')
  UNION ALL
  SELECT company_id, standing.form_id, month, 'tag', coalesce(pair.tag_id::text, ''), status
  FROM standing LEFT JOIN application_tags AS pair ON pair.application_id = standing.id
  UNION ALL
  SELECT company_id, standing.form_id, month, 'assignee', coalesce(pair.account_id::text, ''), status
  FROM standing LEFT JOIN assignments AS pair ON pair.application_id = standing.id
)
INSERT INTO report_changes (company_id, form_id, month, dimension, key, status, difference)
SELECT company_id, form_id, month, dimension, key, status, count(*) FROM keyed GROUP BY 1, 2, 3, 4, 5, 6;
--> statement-breakpoint
SELECT fold_reports(2147483647);
--> statement-breakpoint
ANALYZE report_counts, application_names;
