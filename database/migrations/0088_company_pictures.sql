CREATE TABLE "company_pictures" (
	"container" text NOT NULL,
	"key" text NOT NULL,
	"company_id" uuid NOT NULL,
	"bytes" integer NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "company_pictures_container_key_pk" PRIMARY KEY("container","key")
);
--> statement-breakpoint
ALTER TABLE "company_pictures" ADD CONSTRAINT "company_pictures_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_pictures_company" ON "company_pictures" USING btree ("company_id","added_at");