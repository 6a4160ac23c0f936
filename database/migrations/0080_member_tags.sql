CREATE TABLE "member_tags" (
	"community_id" uuid NOT NULL,
	"candidate_id" uuid NOT NULL,
	"tag_id" uuid NOT NULL,
	CONSTRAINT "member_tags_community_id_candidate_id_tag_id_pk" PRIMARY KEY("community_id","candidate_id","tag_id")
);
--> statement-breakpoint
ALTER TABLE "member_tags" ADD CONSTRAINT "member_tags_community_id_communities_id_fk" FOREIGN KEY ("community_id") REFERENCES "public"."communities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_tags" ADD CONSTRAINT "member_tags_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_tags" ADD CONSTRAINT "member_tags_tag_id_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_tags_tag" ON "member_tags" USING btree ("tag_id","community_id");--> statement-breakpoint
CREATE INDEX "member_tags_candidate" ON "member_tags" USING btree ("candidate_id");