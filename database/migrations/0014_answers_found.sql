-- What is handed in is long, compressed, and kept beside its row: to look through a hundred thousand of it takes seconds.
-- A text is cut where none that a filter can ask for is longer, so that whatever is compared with it comes out the same.
CREATE OR REPLACE FUNCTION answer_beginnings(answers jsonb) RETURNS jsonb
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN (
    SELECT coalesce(
      jsonb_object_agg(key, CASE WHEN jsonb_typeof(value) = 'string' THEN to_jsonb(left(value #>> '{}', 41)) ELSE value END),
      '{}')
    FROM jsonb_each(answers));--> statement-breakpoint
CREATE OR REPLACE FUNCTION folded_answers(answers jsonb) RETURNS jsonb
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN (
    SELECT coalesce(jsonb_object_agg(key, tr_fold(value #>> '{}')), '{}')
    FROM jsonb_each(answers) WHERE jsonb_typeof(value) = 'string');--> statement-breakpoint
-- Whatever one of them holds, all of them together hold too.
CREATE OR REPLACE FUNCTION joined_answers(folded jsonb) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN (SELECT coalesce(string_agg(value, E'\n'), '') FROM jsonb_each_text(folded));--> statement-breakpoint
ALTER TABLE "application_snapshots"
  ADD COLUMN "beginnings" jsonb GENERATED ALWAYS AS (answer_beginnings("application_snapshots"."answers")) STORED,
  ADD COLUMN "folded" jsonb GENERATED ALWAYS AS (folded_answers("application_snapshots"."answers")) STORED;--> statement-breakpoint
CREATE INDEX "application_snapshots_texts" ON "application_snapshots" USING gin (joined_answers("folded") gin_trgm_ops);--> statement-breakpoint
-- Nothing is planned by what is in them, and to read as many as `analyze` does takes long.
ALTER TABLE "application_snapshots" ALTER COLUMN "beginnings" SET STATISTICS 0, ALTER COLUMN "folded" SET STATISTICS 0;--> statement-breakpoint
ALTER INDEX "application_snapshots_texts" ALTER COLUMN 1 SET STATISTICS 0;--> statement-breakpoint
-- With the names themselves it is read alone: to skip over rows none of them is looked at.
DROP INDEX "application_snapshots_name";--> statement-breakpoint
CREATE INDEX "application_snapshots_name" ON "application_snapshots" USING btree ("form_id",("name" || ' ' || "surname") collate turkish,"application_id","name","surname");
