-- What anonymising removes from consents since, for applications that were anonymised before: kinds, the organization's own texts,
-- and the time of day. Consents of the sign-up keep theirs.
UPDATE "consents" SET "kind" = NULL, "form_text_id" = NULL, "form_version" = NULL,
  "given_at" = date_trunc('day', "given_at", 'Europe/Istanbul'),
  "withdrawn_at" = date_trunc('day', "withdrawn_at", 'Europe/Istanbul')
WHERE "application_id" IS NULL AND "text" NOT IN ('terms', 'notice');--> statement-breakpoint
DELETE FROM "consents" USING (
  SELECT id, row_number() OVER (
    PARTITION BY account_id, text, version, together, given_at, withdrawn_at ORDER BY id) AS place
  FROM "consents" WHERE "application_id" IS NULL AND "text" = 'sensitive' AND NOT "together"
) AS alike WHERE "consents".id = alike.id AND alike.place > 1;
