-- The digits of the phone number that was handed in, the last one first: an index finds a number by how it ends.
CREATE FUNCTION phone_backwards(profile jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT reverse(regexp_replace(profile ->> 'gsm', '\D', '', 'g'))
$$;
--> statement-breakpoint
CREATE INDEX "application_snapshots_phone" ON "application_snapshots" USING btree ("company_id",phone_backwards("profile") collate "C");