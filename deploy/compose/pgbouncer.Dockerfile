# Debian's PgBouncer with our settings; who may sign in comes from the environment of the container.
FROM debian:12-slim
RUN apt-get update && apt-get install -y --no-install-recommends pgbouncer && rm -rf /var/lib/apt/lists/*
COPY pgbouncer.ini /etc/pgbouncer/pgbouncer.ini
COPY --chmod=0755 pgbouncer.sh /usr/local/bin/pgbouncer.sh
USER postgres
EXPOSE 6432
ENTRYPOINT ["/usr/local/bin/pgbouncer.sh"]
