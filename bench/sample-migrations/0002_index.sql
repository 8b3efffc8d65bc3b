-- without a transaction
CREATE INDEX CONCURRENTLY "notifications_by_channel" ON "notifications" USING btree ("channel","created_at");
