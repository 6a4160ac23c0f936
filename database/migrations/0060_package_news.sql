CREATE TABLE "package_news" (
	"company_id" uuid NOT NULL,
	"event" text NOT NULL,
	"about" text NOT NULL,
	"told_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "package_news_company_id_event_about_pk" PRIMARY KEY("company_id","event","about")
);
--> statement-breakpoint
ALTER TABLE "package_news" ADD CONSTRAINT "package_news_company_id_subscriptions_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."subscriptions"("company_id") ON DELETE no action ON UPDATE no action;