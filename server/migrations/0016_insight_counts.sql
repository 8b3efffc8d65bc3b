UPDATE leads SET city_id = members.city_id FROM members WHERE members.id = leads.buyer_id;--> statement-breakpoint
INSERT INTO insight_counts (seller_id, day, measure, part, total)
SELECT owner_id, day, CASE kind WHEN 'seller' THEN 'profile_view' ELSE 'product_view' END,
       CASE kind WHEN 'seller' THEN '' ELSE thing_id::text END, count(*)
  FROM views GROUP BY 1, 2, 3, 4;--> statement-breakpoint
INSERT INTO insight_counts (seller_id, day, measure, part, total)
SELECT seller_id, (created_at AT TIME ZONE 'Asia/Kolkata')::date, measure, part, count(*)
  FROM leads CROSS JOIN LATERAL (VALUES
         ('lead_channel', channel),
         ('lead_source', source),
         ('lead_city', coalesce(city_id::text, '')),
         ('lead_product', product_id::text),
         ('lead_won', CASE status WHEN 'won' THEN '' END)) AS known(measure, part)
 WHERE part IS NOT NULL GROUP BY 1, 2, 3, 4;
