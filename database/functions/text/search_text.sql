-- The text that search compares: folded, and reduced to letters and digits, so that 2026-2027 is two years and not a
-- year and a negative number. Declared immutable as `tr_fold` is; `array_to_string` is only stable for element types
-- other than text.
CREATE OR REPLACE FUNCTION search_text(value text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN regexp_replace(public.tr_fold(value) COLLATE "und-x-icu", '[^[:alnum:]]+', ' ', 'g');

CREATE OR REPLACE FUNCTION search_text(value text[]) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN public.search_text(array_to_string(value, ' '));
