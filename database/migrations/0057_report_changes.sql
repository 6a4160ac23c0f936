-- Changes are added up by what reports group by before they are written: an act on ten thousand adds a thousand short rows and
-- not twenty thousand long ones. Nothing is written from here to the end of this transaction.
LOCK TABLE "applications", "application_snapshots" IN SHARE ROW EXCLUSIVE MODE;
--> statement-breakpoint
SELECT fold_reports(2147483647);
--> statement-breakpoint
DROP FUNCTION report_keys(report_changes);
--> statement-breakpoint
DROP TABLE "report_changes";
--> statement-breakpoint
CREATE TABLE "report_changes" (
	"company_id" uuid NOT NULL,
	"form_id" uuid NOT NULL,
	"month" date NOT NULL,
	"dimension" text NOT NULL,
	"key" text NOT NULL,
	"status" text NOT NULL,
	"difference" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "report_changes_company" ON "report_changes" USING btree ("company_id","dimension");
--> statement-breakpoint
CREATE OR REPLACE FUNCTION age_band(birth date, day date) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN birth + interval '18 years' > day THEN '0-17' WHEN birth + interval '21 years' > day THEN '18-20'
    WHEN birth + interval '24 years' > day THEN '21-23' WHEN birth + interval '27 years' > day THEN '24-26'
    WHEN birth + interval '30 years' > day THEN '27-29' WHEN birth + interval '40 years' > day THEN '30-39'
    WHEN birth IS NOT NULL AND day IS NOT NULL THEN '40+' END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION report_applications() RETURNS trigger LANGUAGE plpgsql
  SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
  WITH moved AS (
    SELECT id, company_id, form_id,
      max(day) FILTER (WHERE side < 0) AS old_day, max(day) FILTER (WHERE side > 0) AS new_day,
      max(status) FILTER (WHERE side < 0) AS old_status, max(status) FILTER (WHERE side > 0) AS new_status,
      max(step_id::text) FILTER (WHERE side < 0) AS old_step, max(step_id::text) FILTER (WHERE side > 0) AS new_step
    FROM (
      SELECT id, company_id, form_id, (submitted_at AT TIME ZONE 'Europe/Istanbul')::date AS day, status, step_id, 1 AS side
      FROM added WHERE submitted_at IS NOT NULL AND status <> 'Draft' AND NOT sealed
    ) AS standing
    GROUP BY 1, 2, 3
    HAVING (max(day) FILTER (WHERE side < 0), max(status) FILTER (WHERE side < 0), max(step_id::text) FILTER (WHERE side < 0))
      IS DISTINCT FROM (max(day) FILTER (WHERE side > 0), max(status) FILTER (WHERE side > 0), max(step_id::text) FILTER (WHERE side > 0))
  ), facts AS (
    SELECT moved.*, date_trunc('month', old_day)::date AS old_month, date_trunc('month', new_day)::date AS new_month,
      age_band(birth_date, old_day) AS old_band, age_band(birth_date, new_day) AS new_band, university_id, faculty_id, city_id, class_id, level, gender, fit, source
    FROM moved LEFT JOIN application_snapshots AS snapshot ON snapshot.application_id = moved.id
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
  WITH moved AS (
    SELECT id, company_id, form_id,
      max(day) FILTER (WHERE side < 0) AS old_day, max(day) FILTER (WHERE side > 0) AS new_day,
      max(status) FILTER (WHERE side < 0) AS old_status, max(status) FILTER (WHERE side > 0) AS new_status,
      max(step_id::text) FILTER (WHERE side < 0) AS old_step, max(step_id::text) FILTER (WHERE side > 0) AS new_step
    FROM (
      SELECT id, company_id, form_id, (submitted_at AT TIME ZONE 'Europe/Istanbul')::date AS day, status, step_id, -1 AS side
      FROM removed WHERE submitted_at IS NOT NULL AND status <> 'Draft' AND NOT sealed
    ) AS standing
    GROUP BY 1, 2, 3
    HAVING (max(day) FILTER (WHERE side < 0), max(status) FILTER (WHERE side < 0), max(step_id::text) FILTER (WHERE side < 0))
      IS DISTINCT FROM (max(day) FILTER (WHERE side > 0), max(status) FILTER (WHERE side > 0), max(step_id::text) FILTER (WHERE side > 0))
  ), facts AS (
    SELECT moved.*, date_trunc('month', old_day)::date AS old_month, date_trunc('month', new_day)::date AS new_month,
      age_band(birth_date, old_day) AS old_band, age_band(birth_date, new_day) AS new_band, university_id, faculty_id, city_id, class_id, level, gender, fit, source
    FROM moved LEFT JOIN application_snapshots AS snapshot ON snapshot.application_id = moved.id
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
  -- Most that is saved changes nothing that is counted, and should not pay for it.
  IF NOT EXISTS (
    SELECT id, company_id, form_id, status, step_id, sealed, submitted_at FROM added
    EXCEPT SELECT id, company_id, form_id, status, step_id, sealed, submitted_at FROM removed
  ) THEN RETURN NULL; END IF;
  WITH moved AS (
    SELECT id, company_id, form_id,
      max(day) FILTER (WHERE side < 0) AS old_day, max(day) FILTER (WHERE side > 0) AS new_day,
      max(status) FILTER (WHERE side < 0) AS old_status, max(status) FILTER (WHERE side > 0) AS new_status,
      max(step_id::text) FILTER (WHERE side < 0) AS old_step, max(step_id::text) FILTER (WHERE side > 0) AS new_step
    FROM (
      SELECT id, company_id, form_id, (submitted_at AT TIME ZONE 'Europe/Istanbul')::date AS day, status, step_id, 1 AS side
      FROM added WHERE submitted_at IS NOT NULL AND status <> 'Draft' AND NOT sealed
      UNION ALL
      SELECT id, company_id, form_id, (submitted_at AT TIME ZONE 'Europe/Istanbul')::date AS day, status, step_id, -1 AS side
      FROM removed WHERE submitted_at IS NOT NULL AND status <> 'Draft' AND NOT sealed
    ) AS standing
    GROUP BY 1, 2, 3
    HAVING (max(day) FILTER (WHERE side < 0), max(status) FILTER (WHERE side < 0), max(step_id::text) FILTER (WHERE side < 0))
      IS DISTINCT FROM (max(day) FILTER (WHERE side > 0), max(status) FILTER (WHERE side > 0), max(step_id::text) FILTER (WHERE side > 0))
  ), facts AS (
    SELECT moved.*, date_trunc('month', old_day)::date AS old_month, date_trunc('month', new_day)::date AS new_month,
      age_band(birth_date, old_day) AS old_band, age_band(birth_date, new_day) AS new_band, university_id, faculty_id, city_id, class_id, level, gender, fit, source
    FROM moved LEFT JOIN application_snapshots AS snapshot ON snapshot.application_id = moved.id
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
--> statement-breakpoint
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
    WHERE folded.dimension <> 'day' OR grain.month = '0001-01-01'
    GROUP BY 1, 2, 3, 4, 5, 6 HAVING sum(folded.difference) <> 0
    ON CONFLICT (company_id, dimension, form_id, month, key, status) DO UPDATE SET count = own.count + excluded.count
  )
  SELECT rows INTO taken FROM number;
  IF taken > 0 THEN DELETE FROM report_counts WHERE count = 0; END IF;
  RETURN taken;
END $$;
--> statement-breakpoint
CREATE INDEX "application_snapshots_unfit" ON "application_snapshots" USING btree ("form_id","application_id") WHERE "application_snapshots"."fit" <> 'fits';
