CREATE TABLE "holidays" (
	"day" date PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"name_en" text NOT NULL,
	"half" boolean NOT NULL,
	"origin" text DEFAULT 'builtin' NOT NULL
);
