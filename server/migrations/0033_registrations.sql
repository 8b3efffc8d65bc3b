CREATE TABLE "registrations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"phone" text NOT NULL,
	"vendor" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "registrations_by_phone" ON "registrations" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "registrations_by_age" ON "registrations" USING btree ("created_at");--> statement-breakpoint
-- Vendors who registered and never signed in were members; they are registrations now. Nobody knows any more which
-- browser they came from, so whoever signs in with the number is asked. Whoever was given something stays a member.
CREATE TEMPORARY TABLE unproven ON COMMIT DROP AS
  SELECT m.id FROM members m
   WHERE m.proven_at IS NULL AND m.last_seen_at IS NULL AND m.role NOT IN ('USER', 'ADMIN', 'SUBADMIN', 'APPROVERS')
     AND EXISTS (SELECT FROM companies c WHERE c.member_id = m.id)
     AND NOT EXISTS (SELECT FROM products p WHERE p.seller_id = m.id)
     AND NOT EXISTS (SELECT FROM member_subscriptions s WHERE s.member_id = m.id)
     AND NOT EXISTS (SELECT FROM sessions s WHERE s.member_id = m.id);--> statement-breakpoint
INSERT INTO registrations (id, phone, vendor, created_at)
SELECT m.id, m.phone, jsonb_build_object(
    'name', m.name, 'email', m.email, 'role', m.role, 'birthDate', m.birth_date, 'address', m.address,
    'passwordHash', m.password_hash, 'profileImage', m.profile_image, 'bannerImage', m.banner_image,
    'countryId', m.country_id, 'stateId', m.state_id, 'cityId', m.city_id,
    'categoryId', (SELECT s.category_id FROM seller_categories s WHERE s.member_id = m.id LIMIT 1),
    'company', jsonb_build_object(
      'name', c.name, 'yearOfEstablishment', c.year_of_establishment, 'brandNames', c.brand_names,
      'gstNumber', c.gst_number, 'address', c.address, 'whatsapp', c.whatsapp, 'email', c.email)), m.created_at
  FROM members m JOIN unproven USING (id) JOIN companies c ON c.member_id = m.id;--> statement-breakpoint
UPDATE media_files f SET claimed_by = 'registration:' || u.id, open = false
  FROM unproven u WHERE f.owner_id = u.id AND f.claimed_by = 'member:' || u.id;--> statement-breakpoint
DELETE FROM members WHERE id IN (SELECT id FROM unproven);
