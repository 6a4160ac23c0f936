CREATE TABLE "banks" (
	"id" smallint PRIMARY KEY NOT NULL,
	"eft_code" text NOT NULL,
	"iban_code" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"bic" text,
	"receives_personal_accounts" boolean NOT NULL,
	CONSTRAINT "banks_eftCode_unique" UNIQUE("eft_code"),
	CONSTRAINT "banks_ibanCode_unique" UNIQUE("iban_code")
);
--> statement-breakpoint
CREATE TABLE "cities" (
	"id" integer PRIMARY KEY NOT NULL,
	"country_id" integer NOT NULL,
	"name" text NOT NULL,
	"adm1" text,
	"population" integer,
	"origin" text DEFAULT 'builtin' NOT NULL,
	"search" text GENERATED ALWAYS AS (tr_fold("cities"."name")) STORED
);
--> statement-breakpoint
CREATE TABLE "countries" (
	"id" integer PRIMARY KEY NOT NULL,
	"alpha2" text NOT NULL,
	"alpha3" text NOT NULL,
	"numeric" text NOT NULL,
	"name" text NOT NULL,
	"name_en" text NOT NULL,
	"phone" text,
	"flag" text NOT NULL,
	CONSTRAINT "countries_alpha2_unique" UNIQUE("alpha2"),
	CONSTRAINT "countries_alpha3_unique" UNIQUE("alpha3")
);
--> statement-breakpoint
CREATE TABLE "departments" (
	"id" integer PRIMARY KEY NOT NULL,
	"faculty_id" integer NOT NULL,
	"name" text NOT NULL,
	"name_en" text,
	"level" text NOT NULL,
	"lang" text,
	"mode" text,
	"origin" text DEFAULT 'builtin' NOT NULL,
	"search" text GENERATED ALWAYS AS (tr_fold("departments"."name")) STORED
);
--> statement-breakpoint
CREATE TABLE "document_types" (
	"id" smallint PRIMARY KEY NOT NULL,
	"category" text NOT NULL,
	"name" text NOT NULL,
	"name_en" text NOT NULL,
	"e_devlet" boolean NOT NULL,
	"valid_months" smallint,
	"used_for" text[] NOT NULL,
	"multiple" boolean NOT NULL,
	"accept" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "education_classes" (
	"id" integer PRIMARY KEY NOT NULL,
	"level_id" smallint NOT NULL,
	"order" smallint NOT NULL,
	"kind" text NOT NULL,
	"year" smallint,
	"name" text NOT NULL,
	"name_en" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "education_levels" (
	"id" smallint PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"name_en" text NOT NULL,
	CONSTRAINT "education_levels_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "faculties" (
	"id" integer PRIMARY KEY NOT NULL,
	"university_id" integer,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"name_en" text,
	"origin" text DEFAULT 'builtin' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gpa_systems" (
	"id" smallint PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"name_en" text NOT NULL,
	"min" double precision,
	"max" double precision,
	"decimals" smallint NOT NULL,
	"pass" double precision,
	"better" text NOT NULL,
	"regex" text,
	"is_default" boolean DEFAULT false NOT NULL,
	CONSTRAINT "gpa_systems_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "reference_versions" (
	"name" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"loaded_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "towns" (
	"id" integer PRIMARY KEY NOT NULL,
	"city_id" integer NOT NULL,
	"name" text NOT NULL,
	"official_id" integer,
	"origin" text DEFAULT 'builtin' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "universities" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"name_en" text,
	"type" text NOT NULL,
	"country_id" integer NOT NULL,
	"city_id" integer,
	"domain" text,
	"active" boolean DEFAULT true NOT NULL,
	"origin" text DEFAULT 'builtin' NOT NULL,
	"search" text GENERATED ALWAYS AS (tr_fold("universities"."name" || ' ' || coalesce("universities"."name_en", ''))) STORED
);
--> statement-breakpoint
CREATE TABLE "visits" (
	"id" uuid PRIMARY KEY NOT NULL,
	"path" text NOT NULL,
	"locale" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cities" ADD CONSTRAINT "cities_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "departments" ADD CONSTRAINT "departments_faculty_id_faculties_id_fk" FOREIGN KEY ("faculty_id") REFERENCES "public"."faculties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "departments" ADD CONSTRAINT "departments_level_education_levels_code_fk" FOREIGN KEY ("level") REFERENCES "public"."education_levels"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "education_classes" ADD CONSTRAINT "education_classes_level_id_education_levels_id_fk" FOREIGN KEY ("level_id") REFERENCES "public"."education_levels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "faculties" ADD CONSTRAINT "faculties_university_id_universities_id_fk" FOREIGN KEY ("university_id") REFERENCES "public"."universities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "towns" ADD CONSTRAINT "towns_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "universities" ADD CONSTRAINT "universities_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "universities" ADD CONSTRAINT "universities_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cities_in_turkish" ON "cities" USING btree ("country_id","name" collate turkish,"id");--> statement-breakpoint
CREATE INDEX "cities_in_english" ON "cities" USING btree ("country_id","name" collate "en-x-icu","id");--> statement-breakpoint
CREATE INDEX "cities_search" ON "cities" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "departments_faculty" ON "departments" USING btree ("faculty_id");--> statement-breakpoint
CREATE INDEX "departments_search" ON "departments" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "education_classes_level" ON "education_classes" USING btree ("level_id");--> statement-breakpoint
CREATE INDEX "faculties_university" ON "faculties" USING btree ("university_id");--> statement-breakpoint
CREATE INDEX "towns_city" ON "towns" USING btree ("city_id");--> statement-breakpoint
CREATE INDEX "universities_country" ON "universities" USING btree ("country_id","type");--> statement-breakpoint
CREATE INDEX "universities_in_turkish" ON "universities" USING btree (("country_id" <> 223),"name" collate turkish,"id");--> statement-breakpoint
CREATE INDEX "universities_in_english" ON "universities" USING btree (("country_id" <> 223),coalesce("name_en", "name") collate "en-x-icu","id");--> statement-breakpoint
CREATE INDEX "universities_search" ON "universities" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "visits_at" ON "visits" USING btree ("at");