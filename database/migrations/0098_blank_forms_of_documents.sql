CREATE TABLE "blank_forms" (
	"file_id" uuid PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "blank_forms" ADD CONSTRAINT "blank_forms_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;