DROP TABLE "search_places" CASCADE;--> statement-breakpoint
DROP TABLE "search_words" CASCADE;--> statement-breakpoint
DROP INDEX "search_lexicon_by_sound";--> statement-breakpoint
DROP INDEX "search_lexicon_by_slip";--> statement-breakpoint
DROP INDEX "search_lexicon_alike";--> statement-breakpoint
ALTER TABLE "search_lexicon" DROP COLUMN "sound";--> statement-breakpoint
ALTER TABLE "search_lexicon" DROP COLUMN "slips";--> statement-breakpoint
DROP FUNCTION search_sound(text);--> statement-breakpoint
DROP FUNCTION search_slips(text);
