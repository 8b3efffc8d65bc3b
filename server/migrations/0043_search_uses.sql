CREATE TABLE "search_uses" (
	"day" date NOT NULL,
	"text" text NOT NULL,
	"uses" integer NOT NULL,
	"nothing" integer NOT NULL,
	"taps" integer NOT NULL,
	CONSTRAINT "search_uses_day_text_pk" PRIMARY KEY("day","text")
);
