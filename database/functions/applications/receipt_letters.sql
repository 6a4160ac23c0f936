-- The letters of a receipt number without the number of its form. `receiptNumber` (domain/applying/applications)
-- computes the same in TypeScript.
CREATE OR REPLACE FUNCTION receipt_letters(id uuid) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT string_agg(substr('23456789ABCDEFGHJKLMNPQRSTUVWXYZ', 1 + get_byte(sha256(id::text::bytea), at) % 32, 1), '' ORDER BY at)
  FROM generate_series(0, 5) AS at
$$;
