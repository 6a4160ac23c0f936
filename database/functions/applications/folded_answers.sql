-- The submitted answers that are texts, folded for searching.
CREATE OR REPLACE FUNCTION folded_answers(answers jsonb) RETURNS jsonb
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN (
    SELECT coalesce(jsonb_object_agg(key, tr_fold(value #>> '{}')), '{}')
    FROM jsonb_each(answers) WHERE jsonb_typeof(value) = 'string');
