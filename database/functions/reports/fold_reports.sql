-- Adds at most `most` rows of `report_changes` to `report_counts` and deletes them. Returns how many it took.
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
