-- The digits of the submitted phone number in reverse, so an index finds a number by its last digits.
CREATE OR REPLACE FUNCTION phone_backwards(profile jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT reverse(regexp_replace(profile ->> 'gsm', '\D', '', 'g'))
$$;
