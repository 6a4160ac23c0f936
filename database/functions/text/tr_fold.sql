-- Folds a text for searching: İ, I, ı and i are one letter, case and accents do not count. Collation and dictionary are
-- named, so every server folds alike. Declared immutable because generated columns and indexes demand it; `unaccent` is
-- only stable because its dictionary could change, and ours does not.
CREATE OR REPLACE FUNCTION tr_fold(value text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN public.unaccent('public.unaccent'::regdictionary, lower(value COLLATE "und-x-icu"));
