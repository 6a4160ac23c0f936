ALTER TABLE "departments" ADD COLUMN "plain_name" text GENERATED ALWAYS AS (tr_fold(regexp_replace("departments"."name", '\s*\([^()]*\)', '', 'g'))) STORED;--> statement-breakpoint
ALTER TABLE "faculties" ADD COLUMN "plain_name" text GENERATED ALWAYS AS (tr_fold(regexp_replace("faculties"."name", '\s*\([^()]*\)', '', 'g'))) STORED;--> statement-breakpoint
CREATE INDEX "departments_plain_name" ON "departments" USING btree ("plain_name","level");--> statement-breakpoint
CREATE INDEX "faculties_plain_name" ON "faculties" USING btree ("plain_name");