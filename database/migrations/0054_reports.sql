CREATE TABLE "form_views" (
	"form_id" uuid NOT NULL,
	"day" date NOT NULL,
	"place" text NOT NULL,
	"views" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "application_snapshots" ADD COLUMN "source" text DEFAULT 'applied' NOT NULL;--> statement-breakpoint
ALTER TABLE "application_snapshots" ADD COLUMN "unmet" text[];--> statement-breakpoint
ALTER TABLE "application_snapshots" ADD COLUMN "unsure" text[];--> statement-breakpoint
CREATE INDEX "form_views_form" ON "form_views" USING btree ("form_id","day");
--> statement-breakpoint
UPDATE "application_snapshots" SET source = 'entered' WHERE application_id IN (SELECT application_id FROM "entries");
--> statement-breakpoint
-- Full years on a day. Whoever was born on 29 February is a year older on 28 February of years without one, as in `ageOnDay`.
CREATE FUNCTION age_on(birth date, day date) RETURNS int LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT years - (birth + make_interval(years => years) > day)::int
  FROM (SELECT (extract(year FROM day) - extract(year FROM birth))::int AS years) AS calendar
$$;
--> statement-breakpoint
-- The bands of `ageBands` in contract/reports/report-facts.ts; null where the birth date is not said.
CREATE FUNCTION age_band(birth date, day date) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN age IS NULL THEN NULL WHEN age < 18 THEN '0-17' WHEN age < 21 THEN '18-20' WHEN age < 24 THEN '21-23'
    WHEN age < 27 THEN '24-26' WHEN age < 30 THEN '27-29' WHEN age < 40 THEN '30-39' ELSE '40+' END
  FROM (SELECT age_on(birth, day) AS age) AS years
$$;
