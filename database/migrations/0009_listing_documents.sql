DROP INDEX "application_snapshots_form";--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "document_type_ids" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "applications_form_standing" ON "applications" USING btree ("form_id","company_id","status","sealed") WHERE "applications"."submitted_at" is not null;--> statement-breakpoint
CREATE INDEX "application_snapshots_form" ON "application_snapshots" USING btree ("form_id","university_id","city_id","class_id","department_id","faculty_id","nationality_id","level","gender","fit","gpa","birth_date","application_id");--> statement-breakpoint
UPDATE "listings" SET "document_type_ids" = coalesce((
  SELECT array_agg(DISTINCT (document ->> 'documentTypeId')::integer) FROM "forms"
  JOIN "form_versions" ON "form_versions"."form_id" = "forms"."id" AND "form_versions"."version" = "forms"."published_version",
  jsonb_array_elements("form_versions"."content" -> 'documents') AS document
  WHERE "forms"."id" = "listings"."form_id" AND document -> 'required' = 'true' AND document -> 'when' = 'null'
), '{}');
