CREATE TABLE "search_places" (
	"term" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"place_id" uuid NOT NULL,
	"name" text NOT NULL,
	"sound" text GENERATED ALWAYS AS (search_sound(term)) STORED NOT NULL,
	"slips" text[] GENERATED ALWAYS AS (search_slips(term)) STORED NOT NULL
);
--> statement-breakpoint
CREATE INDEX "search_places_by_sound" ON "search_places" USING btree ("sound");--> statement-breakpoint
CREATE INDEX "search_places_by_slip" ON "search_places" USING gin ("slips");--> statement-breakpoint
CREATE INDEX "search_places_alike" ON "search_places" USING gin ("term" gin_trgm_ops);