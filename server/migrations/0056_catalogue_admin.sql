ALTER TABLE "brands" ADD COLUMN "merged_into_id" uuid;--> statement-breakpoint
ALTER TABLE "brands" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "is_hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "merged_into_id" uuid;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "shown" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "cities" ADD COLUMN "spellings" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "cities" ADD COLUMN "is_hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "cities" ADD COLUMN "is_added" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "cities" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "search_lexicon" ADD COLUMN "edited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "search_lexicon" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "brands" ADD CONSTRAINT "brands_merged_into_id_brands_id_fk" FOREIGN KEY ("merged_into_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_merged_into_id_categories_id_fk" FOREIGN KEY ("merged_into_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "brands_merged" ON "brands" USING btree ("merged_into_id") WHERE "brands"."merged_into_id" is not null;--> statement-breakpoint
-- What names a merged category or brand is of the one that it went into.
CREATE OR REPLACE FUNCTION derive_product() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  seller record;
  family record;
begin
  select state_id, city_id, not is_blocked and proven_at is not null as listed,
         coalesce((select is_verified from companies where member_id = members.id), false) as verified into seller
    from members where id = new.seller_id;
  new.state_id := seller.state_id;
  new.city_id := seller.city_id;
  new.verified := coalesce(seller.verified, false);
  new.shown := new.approval = 'APPROVED' and coalesce(seller.listed, false);
  loop
    select concat_ws(' , ', own.name, replace(own.name, ' ', ''), brand.name) || '|' || coalesce(parent.name, '') as kin,
           own.merged_into_id as category_id, brand.merged_into_id as brand_id into family
      from categories own
      left join categories parent on parent.id = own.parent_id
      left join brands brand on brand.id = new.brand_id
     where own.id = new.category_id;
    exit when family.category_id is null and family.brand_id is null;
    new.category_id := coalesce(family.category_id, new.category_id);
    new.brand_id := coalesce(family.brand_id, new.brand_id);
  end loop;
  new.kin := family.kin;
  return new;
end $$;
--> statement-breakpoint
-- Counts follow a category into another parent.
CREATE FUNCTION move_category_counts() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  update categories c set product_count = c.product_count + moved.n
    from (values (old.parent_id, -new.product_count), (new.parent_id, new.product_count)) as moved(id, n)
   where c.id = moved.id and moved.n <> 0;
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER move_counts AFTER UPDATE OF parent_id ON categories FOR EACH ROW
  WHEN (old.parent_id IS DISTINCT FROM new.parent_id) EXECUTE FUNCTION move_category_counts();
