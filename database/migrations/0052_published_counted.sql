-- Everything is counted anew with the new column; nobody changes an application until that is done. The column has no
-- default: what a process of the version before adds up without it is refused, instead of forgetting who knows the result.
LOCK TABLE applications IN SHARE ROW EXCLUSIVE MODE;--> statement-breakpoint
DELETE FROM application_counts;--> statement-breakpoint
ALTER TABLE "application_counts" ADD COLUMN "published" boolean NOT NULL;--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_applications_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO application_counts (company_id, form_id, status, sealed, action, step_id, arrived, published, difference)
  SELECT company_id, form_id, status, sealed, action, step_id, submitted_at IS NOT NULL, result_published_at IS NOT NULL, count(*)
  FROM added GROUP BY 1, 2, 3, 4, 5, 6, 7, 8;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_applications_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO application_counts (company_id, form_id, status, sealed, action, step_id, arrived, published, difference)
  SELECT company_id, form_id, status, sealed, action, step_id, submitted_at IS NOT NULL, result_published_at IS NOT NULL, -count(*)
  FROM removed GROUP BY 1, 2, 3, 4, 5, 6, 7, 8;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_applications_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO application_counts (company_id, form_id, status, sealed, action, step_id, arrived, published, difference)
  SELECT company_id, form_id, status, sealed, action, step_id, arrived, published, sum(difference)
  FROM (
    SELECT company_id, form_id, status, sealed, action, step_id, submitted_at IS NOT NULL AS arrived,
      result_published_at IS NOT NULL AS published, 1 AS difference
    FROM added
    UNION ALL
    SELECT company_id, form_id, status, sealed, action, step_id, submitted_at IS NOT NULL, result_published_at IS NOT NULL, -1
    FROM removed
  ) AS changed
  GROUP BY 1, 2, 3, 4, 5, 6, 7, 8 HAVING sum(difference) <> 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
INSERT INTO application_counts (company_id, form_id, status, sealed, action, step_id, arrived, published, difference)
SELECT company_id, form_id, status, sealed, action, step_id, submitted_at IS NOT NULL, result_published_at IS NOT NULL, count(*)
FROM applications GROUP BY 1, 2, 3, 4, 5, 6, 7, 8;
