UPDATE "forms" SET "content" = "content" || '{"texts": []}' WHERE NOT "content" ? 'texts';--> statement-breakpoint
UPDATE "form_versions" SET "content" = "content" || '{"texts": []}' WHERE NOT "content" ? 'texts';--> statement-breakpoint
UPDATE "form_templates" SET "content" = "content" || '{"texts": []}' WHERE NOT "content" ? 'texts';
