CREATE TABLE "announcement_files" (
	"file_id" uuid PRIMARY KEY NOT NULL,
	"community_id" uuid NOT NULL,
	"announcement_id" uuid,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	"width" smallint,
	"height" smallint,
	"alt" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "announcement_files" ADD CONSTRAINT "announcement_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcement_files" ADD CONSTRAINT "announcement_files_community_id_communities_id_fk" FOREIGN KEY ("community_id") REFERENCES "public"."communities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcement_files" ADD CONSTRAINT "announcement_files_announcement_id_community_announcements_id_fk" FOREIGN KEY ("announcement_id") REFERENCES "public"."community_announcements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "announcement_files_announcement" ON "announcement_files" USING btree ("announcement_id","position");--> statement-breakpoint
CREATE INDEX "announcement_files_community" ON "announcement_files" USING btree ("community_id");