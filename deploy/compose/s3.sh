#!/bin/sh
# A store of files on this machine: one program, one user, one bucket.
set -eu
umask 077
cat > /tmp/s3.json <<JSON
{"identities":[{"name":"plyhaat","credentials":[{"accessKey":"plyhaat","secretKey":"$S3_SECRET_KEY"}],
  "actions":["Admin","Read","Write","List","Tagging"]}]}
JSON
(
  until echo 's3.bucket.create -name plyhaat' | weed shell -master=127.0.0.1:9333 >/dev/null 2>&1; do sleep 1; done
) &
exec weed server -dir=/data -ip=127.0.0.1 -ip.bind=0.0.0.0 -s3 -s3.port=8333 -s3.config=/tmp/s3.json
