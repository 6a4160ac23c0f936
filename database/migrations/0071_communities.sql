CREATE TABLE "announcement_readings" (
	"announcement_id" uuid NOT NULL,
	"candidate_id" uuid NOT NULL,
	"read_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "announcement_readings_announcement_id_candidate_id_pk" PRIMARY KEY("announcement_id","candidate_id")
);
--> statement-breakpoint
CREATE TABLE "community_announcements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"community_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"publish_at" timestamp with time zone NOT NULL,
	"published_at" timestamp with time zone,
	"reached" integer DEFAULT 0 NOT NULL,
	"pinned_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "community_members" (
	"community_id" uuid NOT NULL,
	"candidate_id" uuid NOT NULL,
	"state" text NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"shares" text[] DEFAULT '{}' NOT NULL,
	"consented_at" timestamp with time zone,
	"muted" boolean DEFAULT false NOT NULL,
	"changed_by" uuid,
	CONSTRAINT "community_members_community_id_candidate_id_pk" PRIMARY KEY("community_id","candidate_id")
);
--> statement-breakpoint
ALTER TABLE "communities" ADD COLUMN "published_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "communities" ADD COLUMN "archived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "communities" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "announcement_readings" ADD CONSTRAINT "announcement_readings_announcement_id_community_announcements_id_fk" FOREIGN KEY ("announcement_id") REFERENCES "public"."community_announcements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcement_readings" ADD CONSTRAINT "announcement_readings_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_announcements" ADD CONSTRAINT "community_announcements_community_id_communities_id_fk" FOREIGN KEY ("community_id") REFERENCES "public"."communities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_announcements" ADD CONSTRAINT "community_announcements_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_members" ADD CONSTRAINT "community_members_community_id_communities_id_fk" FOREIGN KEY ("community_id") REFERENCES "public"."communities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_members" ADD CONSTRAINT "community_members_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_members" ADD CONSTRAINT "community_members_changed_by_accounts_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "announcement_readings_candidate" ON "announcement_readings" USING btree ("candidate_id");--> statement-breakpoint
CREATE INDEX "community_announcements_newest" ON "community_announcements" USING btree ("community_id","publish_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "community_announcements_due" ON "community_announcements" USING btree ("publish_at") WHERE "community_announcements"."published_at" is null;--> statement-breakpoint
CREATE INDEX "community_members_listed" ON "community_members" USING btree ("community_id","state","since","candidate_id");--> statement-breakpoint
CREATE INDEX "community_members_candidate" ON "community_members" USING btree ("candidate_id");--> statement-breakpoint
-- Those that are there were public, and nobody could join one yet.
UPDATE "communities" SET "published_at" = "created_at", "members" = 0;
