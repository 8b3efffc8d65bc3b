CREATE TABLE "site_setting_versions" (
	"name" text NOT NULL,
	"version" integer NOT NULL,
	"before" text NOT NULL,
	"after" text NOT NULL,
	"actor_id" uuid,
	"restored_from" integer,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "site_setting_versions_name_version_pk" PRIMARY KEY("name","version")
);
--> statement-breakpoint
CREATE TABLE "site_settings" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"version" integer NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
