-- All folded answers as one text for the trigram index: a word found in one answer is found in this text.
CREATE OR REPLACE FUNCTION joined_answers(folded jsonb) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN (SELECT coalesce(string_agg(value, E'\n'), '') FROM jsonb_each_text(folded));
