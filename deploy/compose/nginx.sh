#!/bin/sh
# The site of deploy/nginx with the names that containers have. Run by the image of nginx before it starts.
set -eu
sed -e "s/server 127.0.0.1:3001/server web1:3000/" \
    -e "s/server 127.0.0.1:3002/server web2:3000/" \
    -e "s/shop\.example/$SITE_NAME/" \
    /plyhaat/plyhaat.conf > /etc/nginx/conf.d/default.conf
cp /plyhaat/plyhaat-proxy.conf /etc/nginx/plyhaat-proxy.conf
mkdir -p /var/cache/plyhaat-nginx
