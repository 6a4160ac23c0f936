CREATE TABLE "application_counts" (
	"company_id" uuid NOT NULL,
	"form_id" uuid NOT NULL,
	"status" text NOT NULL,
	"sealed" boolean NOT NULL,
	"action" text NOT NULL,
	"step_id" uuid,
	"arrived" boolean NOT NULL,
	"difference" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX "applications_form_standing";--> statement-breakpoint
DROP INDEX "applications_company_standing";--> statement-breakpoint
CREATE INDEX "application_counts_form" ON "application_counts" USING btree ("form_id");--> statement-breakpoint
CREATE INDEX "application_counts_company" ON "application_counts" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "applications_awaiting" ON "applications" USING btree ("form_id","submitted_at") WHERE "applications"."status" = 'Submitted' and not "applications"."sealed";
--> statement-breakpoint
CREATE FUNCTION count_applications_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO application_counts (company_id, form_id, status, sealed, action, step_id, arrived, difference)
  SELECT company_id, form_id, status, sealed, action, step_id, submitted_at IS NOT NULL, count(*)
  FROM added GROUP BY 1, 2, 3, 4, 5, 6, 7;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_applications_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO application_counts (company_id, form_id, status, sealed, action, step_id, arrived, difference)
  SELECT company_id, form_id, status, sealed, action, step_id, submitted_at IS NOT NULL, -count(*)
  FROM removed GROUP BY 1, 2, 3, 4, 5, 6, 7;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_applications_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO application_counts (company_id, form_id, status, sealed, action, step_id, arrived, difference)
  SELECT company_id, form_id, status, sealed, action, step_id, arrived, sum(difference)
  FROM (
    SELECT company_id, form_id, status, sealed, action, step_id, submitted_at IS NOT NULL AS arrived, 1 AS difference
    FROM added
    UNION ALL
    SELECT company_id, form_id, status, sealed, action, step_id, submitted_at IS NOT NULL, -1 FROM removed
  ) AS changed
  GROUP BY 1, 2, 3, 4, 5, 6, 7 HAVING sum(difference) <> 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER applications_added AFTER INSERT ON applications REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_applications_added();
--> statement-breakpoint
CREATE TRIGGER applications_removed AFTER DELETE ON applications REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION count_applications_removed();
--> statement-breakpoint
CREATE TRIGGER applications_changed AFTER UPDATE ON applications REFERENCING NEW TABLE AS added OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION count_applications_changed();
--> statement-breakpoint
-- After the triggers, whose creation keeps everybody from writing until the end of this transaction.
INSERT INTO application_counts (company_id, form_id, status, sealed, action, step_id, arrived, difference)
SELECT company_id, form_id, status, sealed, action, step_id, submitted_at IS NOT NULL, count(*)
FROM applications GROUP BY 1, 2, 3, 4, 5, 6, 7;
