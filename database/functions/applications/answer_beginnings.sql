-- The submitted answers with long texts cut after 41 letters, one more than any filter value may have. Filters read
-- this generated column because the full answers are stored out of line (TOAST), where reading 100,000 of them takes
-- seconds.
CREATE OR REPLACE FUNCTION answer_beginnings(answers jsonb) RETURNS jsonb
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN (
    SELECT coalesce(
      jsonb_object_agg(key, CASE WHEN jsonb_typeof(value) = 'string' THEN to_jsonb(left(value #>> '{}', 41)) ELSE value END),
      '{}')
    FROM jsonb_each(answers));
