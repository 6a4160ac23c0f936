-- What is searched, and what is searched for: folded, and nothing but letters and digits, so that 2026-2027 is two years
-- and not a year and a negative number. Immutable as tr_fold is; array_to_string is only stable for types unlike text.
CREATE FUNCTION search_text(value text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN regexp_replace(public.tr_fold(value) COLLATE "und-x-icu", '[^[:alnum:]]+', ' ', 'g');--> statement-breakpoint
CREATE FUNCTION search_text(value text[]) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN public.search_text(array_to_string(value, ' '));--> statement-breakpoint
-- Eight numbers for each value, one of them for each filter; what is larger than any id of ours has none.
-- domain/listings/marks.ts counts the same way; a value that is added to a list there needs this function anew.
CREATE FUNCTION listing_marks(
  type text, levels text[], city_ids integer[], university_ids integer[], work_place text, work_kind text
) RETURNS integer[]
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN ARRAY(
    SELECT array_position(ARRAY['scholarship', 'program', 'job', 'voluntary', 'other'], type) * 8
    UNION ALL
    SELECT array_position(
      ARRAY['primary', 'secondary', 'highschool', 'associate', 'bachelor', 'master', 'phd'], level
    ) * 8 + 1 FROM unnest(levels) AS level
    UNION ALL
    SELECT id * 8 + 2 FROM unnest(city_ids) AS id WHERE id < 268000000
    UNION ALL
    SELECT id * 8 + 3 FROM unnest(university_ids) AS id WHERE id < 268000000
    UNION ALL
    SELECT array_position(ARRAY['onSite', 'hybrid', 'remote'], work_place) * 8 + 4 WHERE work_place IS NOT NULL
    UNION ALL
    SELECT array_position(ARRAY['fullTime', 'partTime', 'internship', 'temporary', 'freelance'], work_kind) * 8 + 5
    WHERE work_kind IS NOT NULL
  );--> statement-breakpoint
DROP INDEX "listings_company";--> statement-breakpoint
DROP INDEX "listings_all_by_newest";--> statement-breakpoint
DROP INDEX "listings_levels";--> statement-breakpoint
DROP INDEX "listings_universities";--> statement-breakpoint
DROP INDEX "listings_cities";--> statement-breakpoint
DROP INDEX "listings_by_deadline";--> statement-breakpoint
DROP INDEX "listings_by_newest";--> statement-breakpoint
DROP INDEX "listings_all_by_deadline";--> statement-breakpoint
ALTER TABLE "listings" drop column "words";--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "words" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('simple', search_text("listings"."title")), 'A') || setweight(to_tsvector('simple', search_text("listings"."company_name")), 'B') || setweight(to_tsvector('simple', search_text("listings"."summary") || ' ' || search_text("listings"."tags")), 'C')) STORED;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "starts_at" timestamp with time zone GENERATED ALWAYS AS (coalesce("listings"."opens_at", "listings"."published_at")) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "ends_at" timestamp with time zone GENERATED ALWAYS AS (case when "listings"."is_open" then coalesce("listings"."closes_at", 'infinity') else coalesce("listings"."closed_at", "listings"."published_at") end) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "marks" integer[] GENERATED ALWAYS AS (listing_marks("listings"."type", "listings"."levels", "listings"."city_ids", "listings"."university_ids", "listings"."work_place", "listings"."work_kind")) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "listings_by_amount" ON "listings" USING btree ("monthly_minor" DESC NULLS LAST,"form_id","starts_at","ends_at","type","marks","company_id","is_open") WHERE "listings"."is_open";--> statement-breakpoint
CREATE INDEX "listings_upcoming" ON "listings" USING btree ("starts_at","form_id","ends_at","monthly_minor","type","marks","company_id","is_open") WHERE "listings"."is_open";--> statement-breakpoint
CREATE INDEX "listings_ended" ON "listings" USING btree ("ends_at" DESC NULLS LAST,"form_id","monthly_minor","type","marks","company_id","is_open") WHERE not "listings"."is_open";--> statement-breakpoint
CREATE INDEX "listings_marks" ON "listings" USING gin ("marks") WHERE "listings"."is_open";--> statement-breakpoint
CREATE INDEX "listings_by_deadline" ON "listings" USING btree ("type","ends_at","form_id","starts_at","monthly_minor","marks","company_id","is_open") WHERE "listings"."is_open";--> statement-breakpoint
CREATE INDEX "listings_by_newest" ON "listings" USING btree ("published_at" DESC NULLS LAST,"form_id","starts_at","ends_at","monthly_minor","type","marks","company_id","is_open") WHERE "listings"."is_open";--> statement-breakpoint
CREATE INDEX "listings_all_by_deadline" ON "listings" USING btree ("ends_at","form_id","starts_at","monthly_minor","type","marks","company_id","is_open") WHERE "listings"."is_open";--> statement-breakpoint
CREATE INDEX "listings_words" ON "listings" USING gin ("words") WHERE "listings"."is_open";--> statement-breakpoint
CREATE INDEX "listing_words_beginning" ON "listing_words" USING btree ("word" collate "C");--> statement-breakpoint
CREATE INDEX "listings_ended_words" ON "listings" USING gin ("words") WHERE not "listings"."is_open";--> statement-breakpoint
CREATE INDEX "listings_company" ON "listings" USING btree ("company_id","is_open","published_at" DESC NULLS LAST,"starts_at","ends_at");
