ALTER TABLE "consents" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "together" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- What was given by one box for all of it was given to each kind that the application used: of the profile, of the
-- documents that were handed in or uploaded, and of those that the form asks for. Where nothing of it is known any more, it stays one.
UPDATE "consents" SET "together" = true WHERE "text" = 'sensitive';--> statement-breakpoint
WITH named AS (
  SELECT given.id, used.kind, row_number() OVER (PARTITION BY given.id ORDER BY used.kind) AS place
  FROM "consents" given
  JOIN "applications" applied ON applied.id = given.application_id
  JOIN "candidates" applicant ON applicant.id = applied.candidate_id
  LEFT JOIN "application_snapshots" handed ON handed.application_id = applied.id
  CROSS JOIN LATERAL (
    SELECT 'identity' AS kind WHERE applicant.citizen_sealed IS NOT NULL OR (handed.profile ->> 'hasCitizenNumber')::boolean
    UNION
    SELECT unnest(ARRAY['family', 'health', 'disability'])
    WHERE applicant.requirements_sealed IS NOT NULL OR (handed.profile ->> 'hasRequirements')::boolean
    UNION
    SELECT CASE
      WHEN type.id IN (50, 51) THEN 'criminal' WHEN type.id = 60 THEN 'disability' WHEN type.id = 67 THEN 'other'
      WHEN type.category = 'identity' THEN 'identity' WHEN type.category IN ('family_income', 'status') THEN 'family'
      WHEN type.category = 'health' THEN 'health' ELSE 'other' END
    FROM "document_types" type
    WHERE type.category IN ('identity', 'family_income', 'legal', 'status', 'health', 'bank') AND type.id IN (
      SELECT (document ->> 'documentTypeId')::int FROM jsonb_array_elements(handed.documents) AS document
      UNION
      SELECT document_type_id FROM "application_documents" WHERE application_id = applied.id
      UNION
      SELECT (document ->> 'documentTypeId')::int FROM "forms" asking
      JOIN "form_versions" said ON said.form_id = asking.id AND said.version = asking.published_version
      CROSS JOIN jsonb_array_elements(said.content -> 'documents') AS document
      WHERE asking.id = applied.form_id
    )
  ) AS used
  WHERE given.text = 'sensitive' AND given.withdrawn_at IS NULL
), first AS (
  UPDATE "consents" SET kind = named.kind FROM named WHERE named.id = "consents".id AND named.place = 1
)
INSERT INTO "consents" (id, account_id, text, version, application_id, given_at, kind, together)
SELECT new_id(), given.account_id, given.text, given.version, given.application_id, given.given_at, named.kind, true
FROM named JOIN "consents" given ON given.id = named.id WHERE named.place > 1;
