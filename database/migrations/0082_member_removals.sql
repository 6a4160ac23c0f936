CREATE TABLE "member_removals" (
	"removal_id" uuid NOT NULL,
	"candidate_id" uuid NOT NULL,
	"community_id" uuid NOT NULL,
	"removed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"was" jsonb NOT NULL,
	"tags" uuid[] NOT NULL,
	"is_restored" boolean,
	CONSTRAINT "member_removals_removal_id_candidate_id_pk" PRIMARY KEY("removal_id","candidate_id")
);
--> statement-breakpoint
ALTER TABLE "member_removals" ADD CONSTRAINT "member_removals_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_removals" ADD CONSTRAINT "member_removals_community_id_communities_id_fk" FOREIGN KEY ("community_id") REFERENCES "public"."communities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_removals_candidate" ON "member_removals" USING btree ("candidate_id");--> statement-breakpoint
CREATE INDEX "member_removals_community" ON "member_removals" USING btree ("community_id");--> statement-breakpoint
CREATE INDEX "member_removals_at" ON "member_removals" USING btree ("removed_at");