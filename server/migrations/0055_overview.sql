CREATE TABLE "daily_figures" (
	"measure" text NOT NULL,
	"day" date NOT NULL,
	"part" text DEFAULT '' NOT NULL,
	"total" bigint NOT NULL,
	CONSTRAINT "daily_figures_measure_day_part_pk" PRIMARY KEY("measure","day","part")
);
--> statement-breakpoint
CREATE TABLE "site_visits" (
	"day" date NOT NULL,
	"visitor" text NOT NULL,
	CONSTRAINT "site_visits_day_visitor_pk" PRIMARY KEY("day","visitor")
);
--> statement-breakpoint
CREATE INDEX "invoices_by_day" ON "invoices" USING btree ("day");