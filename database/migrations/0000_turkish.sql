CREATE EXTENSION IF NOT EXISTS unaccent WITH SCHEMA public;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;--> statement-breakpoint
-- Sorting people read: c ç … ı i … o ö … s ş, whatever the server's own locale is.
CREATE COLLATION IF NOT EXISTS turkish (provider = icu, locale = 'tr-x-icu');--> statement-breakpoint
-- Searching people type: İ, I, ı and i are one letter, accents do not count, case does not count.
-- The collation is named so that a server with another locale folds alike; unaccent is only stable because its
-- dictionary could change, which ours does not, and generated columns ask for an immutable function.
CREATE OR REPLACE FUNCTION tr_fold(value text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN public.unaccent('public.unaccent'::regdictionary, lower(translate(value, 'İIı', 'iii') COLLATE "und-x-icu"));
