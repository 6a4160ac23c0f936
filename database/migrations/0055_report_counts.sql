CREATE TABLE "report_changes" (
	"company_id" uuid NOT NULL,
	"form_id" uuid NOT NULL,
	"day" date NOT NULL,
	"status" text NOT NULL,
	"step_id" uuid,
	"university_id" integer,
	"faculty_id" integer,
	"city_id" integer,
	"class_id" integer,
	"level" text,
	"gender" text,
	"age_band" text,
	"fit" text,
	"source" text,
	"difference" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "report_counts" (
	"company_id" uuid NOT NULL,
	"form_id" uuid NOT NULL,
	"month" date NOT NULL,
	"dimension" text NOT NULL,
	"key" text NOT NULL,
	"status" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "report_counts_company_id_dimension_form_id_month_key_status_pk" PRIMARY KEY("company_id","dimension","form_id","month","key","status")
);
--> statement-breakpoint
CREATE INDEX "report_changes_company" ON "report_changes" USING btree ("company_id");--> statement-breakpoint
-- Nothing is written from here to the end of this transaction. In the order in which everybody writes.
LOCK TABLE "applications", "application_snapshots" IN SHARE ROW EXCLUSIVE MODE;
--> statement-breakpoint
-- The index that finds the snapshots is used for one row and for ten thousand: a connection keeps the plan of a function's
-- statements. Sealed ones and drafts are counted nowhere. What changes nothing that is counted adds no row.
CREATE FUNCTION report_applications() RETURNS trigger LANGUAGE plpgsql
  SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO report_changes
    SELECT one.company_id, one.form_id, (one.submitted_at AT TIME ZONE 'Europe/Istanbul')::date, one.status, one.step_id,
      snapshot.university_id, snapshot.faculty_id, snapshot.city_id, snapshot.class_id, snapshot.level, snapshot.gender,
      age_band(snapshot.birth_date, (one.submitted_at AT TIME ZONE 'Europe/Istanbul')::date), snapshot.fit, snapshot.source, 1
    FROM added AS one LEFT JOIN application_snapshots AS snapshot ON snapshot.application_id = one.id
    WHERE one.submitted_at IS NOT NULL AND one.status <> 'Draft' AND NOT one.sealed;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO report_changes
    SELECT one.company_id, one.form_id, (one.submitted_at AT TIME ZONE 'Europe/Istanbul')::date, one.status, one.step_id,
      snapshot.university_id, snapshot.faculty_id, snapshot.city_id, snapshot.class_id, snapshot.level, snapshot.gender,
      age_band(snapshot.birth_date, (one.submitted_at AT TIME ZONE 'Europe/Istanbul')::date), snapshot.fit, snapshot.source, -1
    FROM removed AS one LEFT JOIN application_snapshots AS snapshot ON snapshot.application_id = one.id
    WHERE one.submitted_at IS NOT NULL AND one.status <> 'Draft' AND NOT one.sealed;
  ELSE
    INSERT INTO report_changes
    SELECT one.company_id, one.form_id, one.day, one.status, one.step_id,
      snapshot.university_id, snapshot.faculty_id, snapshot.city_id, snapshot.class_id, snapshot.level, snapshot.gender,
      age_band(snapshot.birth_date, one.day), snapshot.fit, snapshot.source, one.difference
    FROM (
      SELECT id, company_id, form_id, day, status, step_id, sum(difference) AS difference
      FROM (
        SELECT id, company_id, form_id, (submitted_at AT TIME ZONE 'Europe/Istanbul')::date AS day, status, step_id, 1 AS difference
        FROM added WHERE submitted_at IS NOT NULL AND status <> 'Draft' AND NOT sealed
        UNION ALL
        SELECT id, company_id, form_id, (submitted_at AT TIME ZONE 'Europe/Istanbul')::date, status, step_id, -1
        FROM removed WHERE submitted_at IS NOT NULL AND status <> 'Draft' AND NOT sealed
      ) AS standing
      GROUP BY 1, 2, 3, 4, 5, 6 HAVING sum(difference) <> 0
    ) AS one LEFT JOIN application_snapshots AS snapshot ON snapshot.application_id = one.id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Locks the application, as `keep_names` does: whoever changes its standing at this moment is waited for, and read.
CREATE FUNCTION report_snapshots() RETURNS trigger LANGUAGE plpgsql
  SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM FROM added JOIN applications AS one ON one.id = added.application_id ORDER BY one.id FOR NO KEY UPDATE OF one;
    INSERT INTO report_changes
    SELECT one.company_id, one.form_id, (one.submitted_at AT TIME ZONE 'Europe/Istanbul')::date, one.status, one.step_id,
      side.university_id, side.faculty_id, side.city_id, side.class_id, side.level, side.gender,
      age_band(side.birth_date, (one.submitted_at AT TIME ZONE 'Europe/Istanbul')::date), side.fit, side.source, side.difference
    FROM (
      SELECT application_id, university_id, faculty_id, city_id, class_id, level, gender, birth_date, fit, source, 1 AS difference FROM added
      UNION ALL
      SELECT application_id, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, -1 FROM added
    ) AS side JOIN applications AS one ON one.id = side.application_id
    WHERE one.submitted_at IS NOT NULL AND one.status <> 'Draft' AND NOT one.sealed;
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM FROM removed JOIN applications AS one ON one.id = removed.application_id ORDER BY one.id FOR NO KEY UPDATE OF one;
    INSERT INTO report_changes
    SELECT one.company_id, one.form_id, (one.submitted_at AT TIME ZONE 'Europe/Istanbul')::date, one.status, one.step_id,
      side.university_id, side.faculty_id, side.city_id, side.class_id, side.level, side.gender,
      age_band(side.birth_date, (one.submitted_at AT TIME ZONE 'Europe/Istanbul')::date), side.fit, side.source, side.difference
    FROM (
      SELECT application_id, university_id, faculty_id, city_id, class_id, level, gender, birth_date, fit, source, -1 AS difference FROM removed
      UNION ALL
      SELECT application_id, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1 FROM removed
    ) AS side JOIN applications AS one ON one.id = side.application_id
    WHERE one.submitted_at IS NOT NULL AND one.status <> 'Draft' AND NOT one.sealed;
  ELSE
    PERFORM FROM added JOIN applications AS one ON one.id = added.application_id ORDER BY one.id FOR NO KEY UPDATE OF one;
    INSERT INTO report_changes
    SELECT one.company_id, one.form_id, (one.submitted_at AT TIME ZONE 'Europe/Istanbul')::date, one.status, one.step_id,
      side.university_id, side.faculty_id, side.city_id, side.class_id, side.level, side.gender,
      age_band(side.birth_date, (one.submitted_at AT TIME ZONE 'Europe/Istanbul')::date), side.fit, side.source, side.difference
    FROM (
      SELECT application_id, university_id, faculty_id, city_id, class_id, level, gender, birth_date, fit, source, sum(difference) AS difference
      FROM (
        SELECT application_id, university_id, faculty_id, city_id, class_id, level, gender, birth_date, fit, source, 1 AS difference FROM added
        UNION ALL
        SELECT application_id, university_id, faculty_id, city_id, class_id, level, gender, birth_date, fit, source, -1 FROM removed
      ) AS both_sides
      GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 HAVING sum(difference) <> 0
    ) AS side JOIN applications AS one ON one.id = side.application_id
    WHERE one.submitted_at IS NOT NULL AND one.status <> 'Draft' AND NOT one.sealed;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER applications_report_added AFTER INSERT ON applications REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION report_applications();
--> statement-breakpoint
CREATE TRIGGER applications_report_removed AFTER DELETE ON applications REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION report_applications();
--> statement-breakpoint
CREATE TRIGGER applications_report_changed AFTER UPDATE ON applications REFERENCING NEW TABLE AS added OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION report_applications();
--> statement-breakpoint
CREATE TRIGGER application_snapshots_report_added AFTER INSERT ON application_snapshots REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION report_snapshots();
--> statement-breakpoint
CREATE TRIGGER application_snapshots_report_removed AFTER DELETE ON application_snapshots REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION report_snapshots();
--> statement-breakpoint
CREATE TRIGGER application_snapshots_report_changed AFTER UPDATE ON application_snapshots REFERENCING NEW TABLE AS added OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION report_snapshots();
--> statement-breakpoint
-- What a change says of each thing that reports group by.
CREATE FUNCTION report_keys(one report_changes) RETURNS TABLE (dimension text, key text) LANGUAGE sql IMMUTABLE AS $$
  VALUES ('day', one.day::text), ('step', coalesce(one.step_id::text, '')), ('university', coalesce(one.university_id::text, '')),
    ('faculty', coalesce(one.faculty_id::text, '')), ('city', coalesce(one.city_id::text, '')),
    ('class', coalesce(one.class_id::text, '')), ('level', coalesce(one.level, '')), ('gender', coalesce(one.gender, '')),
    ('ageBand', coalesce(one.age_band, '')), ('fit', coalesce(one.fit, '')), ('source', coalesce(one.source, ''))
$$;
--> statement-breakpoint
-- Adds changes to the counts, for one form and for all, in a month and in all time; days are days and need no month. Answers how
-- many. One at a time: two that add to the same counts would wait for each other.
CREATE FUNCTION fold_reports(most int) RETURNS int LANGUAGE plpgsql AS $$
DECLARE
  taken int;
BEGIN
  IF NOT pg_try_advisory_xact_lock(hashtext('fold_reports')) THEN RETURN 0; END IF;
  WITH folded AS (
    DELETE FROM report_changes WHERE ctid = ANY(ARRAY(SELECT ctid FROM report_changes LIMIT most)) RETURNING *
  ), number AS (
    SELECT count(*)::int AS rows FROM folded
  ), finest AS (
    SELECT folded.company_id, folded.form_id, date_trunc('month', folded.day)::date AS month, keys.dimension, keys.key, folded.status,
      sum(folded.difference)::int AS difference
    FROM folded, report_keys(folded) AS keys GROUP BY 1, 2, 3, 4, 5, 6 HAVING sum(folded.difference) <> 0
  ), added AS (
    INSERT INTO report_counts AS own (company_id, form_id, month, dimension, key, status, count)
    SELECT finest.company_id, grain.form_id, grain.month, finest.dimension, finest.key, finest.status, sum(finest.difference)
    FROM finest, LATERAL (VALUES (finest.form_id, '0001-01-01'::date), ('00000000-0000-0000-0000-000000000000'::uuid, '0001-01-01'::date),
      (finest.form_id, finest.month), ('00000000-0000-0000-0000-000000000000'::uuid, finest.month)) AS grain (form_id, month)
    WHERE finest.dimension <> 'day' OR grain.month = '0001-01-01'
    GROUP BY 1, 2, 3, 4, 5, 6
    ON CONFLICT (company_id, dimension, form_id, month, key, status) DO UPDATE SET count = own.count + excluded.count
  )
  SELECT rows INTO taken FROM number;
  IF taken > 0 THEN DELETE FROM report_counts WHERE count = 0; END IF;
  RETURN taken;
END $$;
--> statement-breakpoint
INSERT INTO report_changes
SELECT one.company_id, one.form_id, (one.submitted_at AT TIME ZONE 'Europe/Istanbul')::date, one.status, one.step_id,
  snapshot.university_id, snapshot.faculty_id, snapshot.city_id, snapshot.class_id, snapshot.level, snapshot.gender,
  age_band(snapshot.birth_date, (one.submitted_at AT TIME ZONE 'Europe/Istanbul')::date), snapshot.fit, snapshot.source, 1
FROM applications AS one LEFT JOIN application_snapshots AS snapshot ON snapshot.application_id = one.id
WHERE one.submitted_at IS NOT NULL AND one.status <> 'Draft' AND NOT one.sealed;
--> statement-breakpoint
SELECT fold_reports(2147483647);
--> statement-breakpoint
ANALYZE report_counts;
