# The steps of deploy/install. Sourced by it and by deploy/restore.
# shellcheck shell=bash

PASSWORD_OF_ADMIN=''
# Of a machine that has PHP.
PHP_PACKAGES=(nginx php8.2-fpm php8.2-cli php8.2-curl php8.2-gd php8.2-intl php8.2-mbstring php8.2-mysql php8.2-xml
	php8.2-zip php8.2-redis certbot restic unzip rsync logrotate)
SALTS=(AUTH_KEY SECURE_AUTH_KEY LOGGED_IN_KEY NONCE_KEY AUTH_SALT SECURE_AUTH_SALT LOGGED_IN_SALT NONCE_SALT)

# --- What must be there ---

check_machine() {
	((EUID == 0)) || fail 'Run this as root: it installs packages and writes to /etc.'
	# shellcheck disable=SC1091
	local debian
	debian=$(. /etc/os-release && echo "$ID ${VERSION_ID:-}")
	[[ $debian == 'debian 12' ]] || fail "This is $debian. deploy/install sets up Debian 12 only."
	[[ -d /run/systemd/system ]] || fail 'systemd is not running here. The services and timers need it.'
	local free memory
	free=$(df --output=avail -m / | tail -1)
	((free >= 3000)) || fail "The disk has $free MB left. The packages, WordPress and a first import need 3,000 MB."
	memory=$(memory_megabytes)
	((memory >= 900)) || fail "The machine has $memory MB of memory. It needs 1 GB."
	has_role machine web || return 0
	local package
	for package in hearth-hammer hearth-hammer-core ${SETTING[PLUGINS]}; do
		[[ -r $(path_of PACKAGES)/$package.zip ]] || fail "$(path_of PACKAGES)/$package.zip not found. npm run package makes it; PACKAGES names its folder."
	done
	if [[ ! -e $STATE/code/wordpress.archive ]] && ! command -v nginx >/dev/null; then
		local port
		for port in 80 443 6081 8081; do
			if (exec 3<>"/dev/tcp/127.0.0.1/$port") 2>/dev/null; then
				fail "Another program already listens on port $port. Remove it, or use another machine."
			fi
		done
	fi
}

memory_megabytes() { awk '/^MemTotal/ { print int($2 / 1024) }' /proc/meminfo; }

declare -gA SOURCE=()

# fetch_sources: SOURCE[NAME] is the file of each thing that does not come from Debian.
fetch_sources() {
	has_role machine web || return 0
	local what
	for what in WORDPRESS WP_CLI OBJECT_CACHE; do
		fetch_source "$what"
	done
	[[ -n ${SOURCE[OBJECT_CACHE]} ]] || echo '      OBJECT_CACHE_FILE is not set: WordPress will work without an object cache.'
}

fetch_source() {
	local file url=${SETTING[${1}_URL]} sum=${SETTING[${1}_SHA256]}
	file=$(path_of "${1}_FILE")
	SOURCE[$1]=''
	if [[ -n $file ]]; then
		[[ -r $file ]] || fail "${1}_FILE: $file not found."
	elif [[ -n $url ]]; then
		file=$STATE/sources/$sum-$(basename "$url")
		if [[ ! -e $file ]]; then
			if [[ -n $CHECK ]]; then
				change "fetch $url"
				return
			fi
			command -v curl >/dev/null || install_now curl ca-certificates
			change "fetch $url" download "$url" "$file" "$sum"
		fi
	else
		return 0
	fi
	if [[ -n $sum && $(sha256sum <"$file" | cut -d ' ' -f 1) != "$sum" ]]; then
		fail "$file is not the file that ${1}_SHA256 describes: its checksum differs."
	fi
	SOURCE[$1]=$file
}

download() {
	mkdir -p "$(dirname "$2")" && curl -fsSL --retry 3 --output "$2.part" "$1" || return 1
	if [[ $(sha256sum <"$2.part" | cut -d ' ' -f 1) != "$3" ]]; then
		rm -f "$2.part"
		echo 'The checksum of the download differs from the settings.' >&2
		return 1
	fi
	mv "$2.part" "$2"
}

# --- Packages ---

is_installed() { [[ $(dpkg-query -W -f '${Status}' "$1" 2>/dev/null) == 'install ok installed' ]]; }

install_packages() {
	local package missing=() wanted
	read -ra wanted <<<"openssl curl ca-certificates ${PACKAGES_OF[$ROLE]}"
	if has_role machine web; then
		wanted+=("${PHP_PACKAGES[@]}")
		[[ -z ${SETTING[SMTP_HOST]} ]] || wanted+=(msmtp-mta)
		[[ ${SETTING[PAGE_CACHE]} == off ]] || wanted+=(varnish varnish-modules)
	fi
	for package in "${wanted[@]}"; do
		is_installed "$package" || missing+=("$package")
	done
	if ((${#missing[@]} > 0)); then
		change "install ${missing[*]}" install_now "${missing[@]}"
	fi
	has_role machine web || return 0
	# Brotli where this Debian has the module.
	if ! is_installed libnginx-mod-http-brotli-filter && apt-cache show libnginx-mod-http-brotli-filter >/dev/null 2>&1; then
		change 'install the Brotli module of nginx' install_now libnginx-mod-http-brotli-filter libnginx-mod-http-brotli-static
	fi
}

install_now() {
	export DEBIAN_FRONTEND=noninteractive
	local log=$STATE/apt.log
	mkdir -p "$STATE"
	if ! { apt-get update -q && apt-get install -q -y --no-install-recommends "$@"; } >"$log" 2>&1 </dev/null; then
		tail -5 "$log" >&2
		echo "The packages could not be installed. The whole output is in $log." >&2
		return 1
	fi
}

# --- Secrets, values, our own commands ---

make_secrets() {
	# Not listed for others, but PHP reads constants.php in it; each secret has a mode of its own.
	folder /etc/hearth-hammer 0751 root:root
	folder /var/lib/hearth-hammer 0755 root:root
	if has_role machine; then
		[[ -e /etc/hearth-hammer/secrets ]] || change 'make /etc/hearth-hammer/secrets' write_secrets
	else
		take_secrets
	fi
	has_role machine web || return 0
	[[ -e /etc/hearth-hammer/backup-key ]] || change 'make /etc/hearth-hammer/backup-key' write_backup_key
}

write_secrets() {
	local text
	text=$(new_secrets DB_PASSWORD "${SALTS[@]}")$'\n'
	write_file "$text" /etc/hearth-hammer/secrets 0600 root:root
}

# new_secrets NAME…: a line for each.
new_secrets() {
	local name
	for name in "$@"; do
		echo "$name=$(openssl rand -hex 32)"
	done
}

write_backup_key() { write_file "$(openssl rand -hex 24)"$'\n' /etc/hearth-hammer/backup-key 0600 root:root; }

# make_values: VALUE has all that the templates ask for.
make_values() {
	local name value memory host
	for name in "${!SETTING[@]}"; do
		VALUE[$name]=${SETTING[$name]}
	done
	for name in DB_PASSWORD "${SALTS[@]}" "${SECRETS_OF_SEVERAL[@]}"; do
		VALUE[$name]='(not made yet)'
	done
	if [[ -r /etc/hearth-hammer/secrets ]]; then
		while IFS='=' read -r name value; do
			VALUE[$name]=$value
		done </etc/hearth-hammer/secrets
	fi
	# In steps of half a GB: the kernel of a restarted machine may take a few MB more.
	memory=$((($(memory_megabytes) + 256) / 512 * 512))
	set_sizes "$memory"
	VALUE[ALL_HOSTS]="${SETTING[SITE_HOST]}${SETTING[ALSO_HOSTS]:+ ${SETTING[ALSO_HOSTS]}}"
	VALUE[REAL_ADDRESSES]=''
	for host in ${SETTING[TRUSTED_PROXIES]} ${SETTING[BALANCERS]}; do
		VALUE[REAL_ADDRESSES]+="set_real_ip_from $host;"$'\n'
	done
	if [[ -n ${SETTING[BALANCERS]} ]]; then
		VALUE[REAL_ADDRESSES]+=$'real_ip_header proxy_protocol;\n'
	elif [[ -n ${VALUE[REAL_ADDRESSES]} ]]; then
		VALUE[REAL_ADDRESSES]+=$'real_ip_header X-Forwarded-For;\nreal_ip_recursive on;\n'
	fi
	VALUE[MONITORS_ALLOW]=$'allow 127.0.0.1;\n\t\tallow ::1;'
	for host in ${SETTING[MONITORS]}; do
		VALUE[MONITORS_ALLOW]+=$'\n\t\t'"allow $host;"
	done
	VALUE[MONITORS_LIST]=${SETTING[MONITORS]// /,}
	set_role_values
	set_listens
	set_page_cache
	VALUE[ALSO_SERVER]=''
	[[ -z ${SETTING[ALSO_HOSTS]} ]] || VALUE[ALSO_SERVER]=$(fill "$TEMPLATES/nginx-also.conf")$'\n'
	# 465 is TLS from the first byte, the others begin plain.
	VALUE[SMTP_STARTTLS]=$([[ ${SETTING[SMTP_PORT]} == 465 ]] && echo off || echo on)
	VALUE[SMTP_LOGIN]="from ${SETTING[SMTP_FROM]:-${SETTING[ADMIN_EMAIL]}}"
	if [[ -n ${SETTING[SMTP_USER]} ]]; then
		VALUE[SMTP_LOGIN]+=$'\n'"auth on"$'\n'"user \"${SETTING[SMTP_USER]}\""$'\n'"password \"${SETTING[SMTP_PASSWORD]}\""
	fi
}

# set_sizes MEGABYTES: what the settings leave open. A quarter is for the database, two fifths for PHP.
set_sizes() {
	local memory=$1 most workers=${SETTING[PHP_WORKERS]}
	if [[ $workers == auto ]]; then
		workers=$((memory * 2 / 5 / 80))
		# More than some 16 to a core only wait for one another, and all compile the same files after a reload.
		most=$((16 * $(nproc)))
		workers=$((workers > most ? most : workers))
		workers=$((workers < 4 ? 4 : workers > 80 ? 80 : workers))
	fi
	VALUE[PHP_WORKERS]=$workers
	VALUE[PHP_START]=$(((workers + 3) / 4))
	VALUE[PHP_SPARE]=$(((workers + 1) / 2))
	VALUE[DATABASE_CONNECTIONS]=$((workers + 30))
	# A machine with nothing else keeps half for it, and serves the workers of all web machines.
	[[ ${SETTING[DATABASE_MEMORY]} != auto ]] || VALUE[DATABASE_MEMORY]=$((memory / 4))
	if has_role data; then
		[[ ${SETTING[DATABASE_MEMORY]} != auto ]] || VALUE[DATABASE_MEMORY]=$((memory / 2))
		VALUE[DATABASE_CONNECTIONS]=400
	fi
	[[ ${SETTING[REDIS_MEMORY]} != auto ]] || VALUE[REDIS_MEMORY]=$((memory / 16 < 64 ? 64 : memory / 16))
	[[ ${SETTING[PAGE_CACHE_MEMORY]} != auto ]] || VALUE[PAGE_CACHE_MEMORY]=$((memory / 16 < 64 ? 64 : memory / 16))
}

# set_page_cache: its ports, and the page caches that this machine purges and that may purge here.
set_page_cache() {
	local address
	VALUE[PAGE_CACHE_PORT]=6081
	VALUE[PURGE_PORT]=6091
	VALUE[ORIGIN_PORT]=8081
	VALUE[VARNISH]=''
	VALUE[PURGERS]=''
	VALUE[PURGE_LISTEN]=''
	VALUE[PAGE_SERVERS]="server 127.0.0.1:${VALUE[ORIGIN_PORT]};"
	[[ ${SETTING[PAGE_CACHE]} == on ]] || return 0
	VALUE[PAGE_SERVERS]="server 127.0.0.1:${VALUE[PAGE_CACHE_PORT]};"$'\n\t'"server 127.0.0.1:${VALUE[ORIGIN_PORT]} backup;"
	VALUE[VARNISH]="http://127.0.0.1:${VALUE[PAGE_CACHE_PORT]}"
	for address in ${SETTING[PAGE_CACHE_MACHINES]} $(others "${SETTING[WEB_MACHINES]}"); do
		VALUE[PURGE_LISTEN]="-a purges=:${VALUE[PURGE_PORT]}"
		VALUE[PURGERS]+="\"$address\";"$'\n\t'
		[[ $address != *:* ]] || address="[$address]"
		VALUE[VARNISH]+=" http://$address:${VALUE[PURGE_PORT]}"
	done
}

set_listens() {
	local port tls
	for port in 80 443; do
		tls=''
		[[ $port == 80 ]] || tls=' ssl http2'
		# A balancer tells the visitor's address before the request.
		[[ -z ${SETTING[BALANCERS]} ]] || tls+=' proxy_protocol'
		VALUE[LISTEN_$port]="listen $port$tls;"
		VALUE[LISTEN_${port}_DEFAULT]="listen $port default_server$tls;"
		if [[ -e /proc/net/if_inet6 ]]; then
			VALUE[LISTEN_$port]+=$'\n\t'"listen [::]:$port$tls;"
			VALUE[LISTEN_${port}_DEFAULT]+=$'\n\t'"listen [::]:$port default_server$tls;"
		fi
	done
}

# keep_commands: the nightly backup works without the folder that the installer came in.
keep_commands() {
	local file
	[[ $SETTINGS_FILE == /etc/hearth-hammer/settings ]] || put_text "$(cat "$SETTINGS_FILE")"$'\n' /etc/hearth-hammer/settings 0600 root:root
	[[ $HERE == /usr/local/lib/hearth-hammer ]] && return 0
	for file in backup update rollback lib/settings.sh lib/change.sh lib/restic.sh lib/release.sh lib/cluster.sh; do
		put_text "$(cat "$HERE/$file")"$'\n' "/usr/local/lib/hearth-hammer/$file" "$([[ $file == lib/* ]] && echo 0644 || echo 0755)" root:root
	done
}

# --- Services ---

set_up_mariadb() {
	put mariadb.cnf /etc/mysql/mariadb.conf.d/90-hearth-hammer.cnf 0644 root:root mariadb.service
	settle mariadb.service
	unit mariadb.service
	has_database || change 'make the database hearth_hammer and its user' make_database
}

has_database() {
	command -v mariadb >/dev/null && mariadb --defaults-extra-file=<(printf '[client]\nuser=hearth_hammer\npassword=%s\n' "${VALUE[DB_PASSWORD]}") hearth_hammer -e 'SELECT 1' >/dev/null 2>&1
}

make_database() {
	mariadb <<SQL
CREATE DATABASE IF NOT EXISTS hearth_hammer CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_520_ci;
CREATE USER IF NOT EXISTS hearth_hammer@localhost;
ALTER USER hearth_hammer@localhost IDENTIFIED BY '${VALUE[DB_PASSWORD]}';
GRANT ALL ON hearth_hammer.* TO hearth_hammer@localhost;
SQL
}

set_up_redis() {
	local unit=/etc/systemd/system/redis-server.service.d/hearth-hammer.conf
	put redis.conf /etc/redis/hearth-hammer.conf 0644 root:root redis-server.service
	put redis.service.conf "$unit" 0644 root:root redis-server.service
	[[ ! -e $STATE/restart/redis-server.service || -n $CHECK ]] || systemctl daemon-reload
	settle redis-server.service
	unit redis-server.service
	if ! id -nG www-data | grep -qw redis; then
		restart_later php8.2-fpm.service
		change 'let www-data use the socket of Redis' usermod -aG redis www-data
	fi
}

set_up_php() {
	put php.ini /etc/php/8.2/fpm/conf.d/90-hearth-hammer.ini 0644 root:root php8.2-fpm.service
	put php-pool.conf /etc/php/8.2/fpm/pool.d/hearth-hammer.conf 0644 root:root php8.2-fpm.service
	if [[ -e /etc/php/8.2/fpm/pool.d/www.conf ]]; then
		restart_later php8.2-fpm.service
		change "switch Debian's example pool off" mv /etc/php/8.2/fpm/pool.d/www.conf /etc/php/8.2/fpm/pool.d/www.conf.off
	fi
	unit php8.2-fpm.service
}

set_up_page_cache() {
	if [[ ${SETTING[PAGE_CACHE]} == off ]]; then
		if systemctl is-active -q varnish.service 2>/dev/null; then
			change 'switch Varnish off' systemctl disable -q --now varnish.service
		fi
		note 'PAGE_CACHE is off: PHP makes every page'
		return 0
	fi
	put varnish.vcl /etc/varnish/hearth-hammer.vcl 0644 root:root varnish.service
	put varnish.service.conf /etc/systemd/system/varnish.service.d/hearth-hammer.conf 0644 root:root varnish.service
	[[ ! -e $STATE/restart/varnish.service || -n $CHECK ]] || systemctl daemon-reload
	settle varnish.service
	unit varnish.service
	# Debian starts it with Varnish's package: a log of visitors' addresses beside nginx's, which has none.
	if systemctl is-enabled -q varnishncsa.service 2>/dev/null; then
		change "switch Varnish's own log of visitors off" switch_off varnishncsa.service
	fi
	if [[ -e /var/log/varnish/varnishncsa.log ]]; then
		change 'delete what it wrote' find /var/log/varnish -name 'varnishncsa.log*' -delete
	fi
}

# --- Code ---

set_up_code() {
	local site=${SETTING[SITE_FOLDER]} name
	local wordpress=$site/wordpress
	local content=$wordpress/wp-content
	if [[ -n ${SOURCE[WP_CLI]} ]]; then
		cmp -s "${SOURCE[WP_CLI]}" /usr/local/bin/wp || change 'write /usr/local/bin/wp' install -m 0755 "${SOURCE[WP_CLI]}" /usr/local/bin/wp
	fi
	folder "$site" 0755 root:root
	folder "$wordpress" 0755 root:root
	# Its own themes and plugins are not installed: each is one more thing to keep up to date.
	[[ -z ${SOURCE[WORDPRESS]} ]] || code wordpress "${SOURCE[WORDPRESS]}" "$wordpress" wordpress ./wp-content
	for name in "" /plugins /themes /mu-plugins; do
		folder "$content$name" 0755 root:root
	done
	if has_role web; then
		link_files
	else
		folder "$content/uploads" 0755 www-data:www-data
		folder "$site/private" 0750 www-data:www-data
	fi
	folder /var/log/hearth-hammer 0750 www-data:adm
	put logrotate /etc/logrotate.d/hearth-hammer 0644 root:root
	set_up_release
	put hardening.php "$content/mu-plugins/hearth-hammer-hardening.php" 0644 root:root php8.2-fpm.service
	if [[ -n ${SOURCE[OBJECT_CACHE]} ]]; then
		put_text "$(cat "${SOURCE[OBJECT_CACHE]}")"$'\n' "$content/object-cache.php" 0644 root:root php8.2-fpm.service
	fi
	put wp-config.php "$site/wp-config.php" 0640 root:www-data php8.2-fpm.service
	settle php8.2-fpm.service
}

# set_up_release: the packages in a folder of their own, and the links that lead there.
set_up_release() {
	local packages id file differing
	packages=$(path_of PACKAGES)
	id=$(release_id "$packages") || exit 1
	folder "${SETTING[SITE_FOLDER]}/releases" 0755 root:root
	if ! has_release "$id"; then
		change "unpack release $id" unpack_release "$packages" "$id"
	else
		differing=$({ diff <(sums "$(releases)/$id") "$STATE/releases/$id.files" || true; } | sed -n 's|^[<>] [0-9a-f]*  \./||p' | sort -u)
		if [[ -n $differing ]]; then
			restart_later php8.2-fpm.service
			restart_later pages
			while IFS= read -r file; do
				echo "      $(releases)/$id/$file differs from $(cut -d / -f 2 <<<"$file").zip"
			done <<<"$differing"
			change "unpack release $id again" unpack_release "$packages" "$id"
		fi
	fi
	if [[ $(current_release) != "$id" ]]; then
		restart_later php8.2-fpm.service
		restart_later pages
		change "switch to release $id" take_release "$id"
	fi
	link_release
}

take_release() { switch_release "$1" && remember_release "$1"; }

# --- The site ---

set_up_site() {
	if [[ -n $CHECK && ! -x /usr/local/bin/wp ]] || ! wp core is-installed 2>/dev/null; then
		change 'install WordPress into the database' install_site
	fi
	local active name
	active=$(wp plugin list --status=active --field=name 2>/dev/null || true)
	for name in hearth-hammer-core ${SETTING[PLUGINS]}; do
		grep -qx "$name" <<<"$active" || change "activate $name" wp plugin activate "$name" --quiet
	done
	[[ $(wp theme list --status=active --field=name 2>/dev/null || true) == hearth-hammer ]] || change 'activate the theme' wp theme activate hearth-hammer --quiet
}

# purge_pages: after new code, which may print every page otherwise.
purge_pages() {
	[[ -e $STATE/restart/pages && -z $CHECK ]] || return 0
	purge_now
	rm -f "$STATE/restart/pages"
}

show_password() {
	[[ -n $PASSWORD_OF_ADMIN ]] || return 0
	echo "Sign in at https://${SETTING[SITE_HOST]}/wp-admin/ as ${SETTING[ADMIN_USER]} with the password $PASSWORD_OF_ADMIN"
	echo 'It is not shown again. Then open "Getting started".'
}

# WordPress's first post and page. Their ids are 1 and 2 on one machine, and others in a cluster of databases.
delete_examples() {
	local ids
	ids=$(wp post list --post_type=post,page --post_status=any --format=ids) || return 1
	# shellcheck disable=SC2086
	[[ -z $ids ]] || wp post delete $ids --force --quiet
}

# What staff may change later is set here only once.
install_site() {
	local said
	said=$(wp core install --url="https://${SETTING[SITE_HOST]}" --title="${SETTING[SITE_TITLE]}" --admin_user="${SETTING[ADMIN_USER]}" --admin_email="${SETTING[ADMIN_EMAIL]}" --skip-email) || return 1
	PASSWORD_OF_ADMIN=$(sed -n 's/^Admin password: //p' <<<"$said")
	wp option update timezone_string Europe/London --quiet &&
		wp option update date_format 'j F Y' --quiet &&
		wp option update permalink_structure '/news/%postname%/' --quiet &&
		delete_examples
}

# --- nginx ---

set_up_nginx() {
	folder /var/lib/hearth-hammer/acme 0755 root:root
	folder /etc/hearth-hammer/tls 0750 root:root
	[[ -e /etc/hearth-hammer/tls/certificate.pem && -e /etc/hearth-hammer/tls/key.pem ]] || change 'make a self-signed certificate' self_sign
	put nginx.conf /etc/nginx/nginx.conf 0644 root:root nginx.service
	put nginx-log.conf /etc/nginx/hearth-hammer-log.conf 0644 root:root nginx.service
	put nginx-denied.conf /etc/nginx/hearth-hammer-denied.conf 0644 root:root nginx.service
	put nginx-site.conf /etc/nginx/sites-available/hearth-hammer 0644 root:root nginx.service
	if is_installed libnginx-mod-http-brotli-filter || [[ -n $CHECK ]]; then
		put nginx-brotli.conf /etc/nginx/conf.d/hearth-hammer-brotli.conf 0644 root:root nginx.service
	fi
	if [[ $(readlink /etc/nginx/sites-enabled/hearth-hammer) != /etc/nginx/sites-available/hearth-hammer ]]; then
		restart_later nginx.service
		change 'switch the site on' ln -sfn /etc/nginx/sites-available/hearth-hammer /etc/nginx/sites-enabled/hearth-hammer
	fi
	if [[ -e /etc/nginx/sites-enabled/default ]]; then
		restart_later nginx.service
		change "switch nginx's example site off" rm /etc/nginx/sites-enabled/default
	fi
	if [[ -z $CHECK ]]; then
		nginx -t -q || fail 'nginx rejects its configuration; it still runs with the old one.'
	fi
	unit nginx.service
	settle nginx.service reload
	ask_certbot
}

self_sign() {
	local names host
	for host in ${VALUE[ALL_HOSTS]}; do
		names+=${names:+,}DNS:$host
	done
	openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 3650 -subj "/CN=${SETTING[SITE_HOST]}" -addext "subjectAltName=$names" \
		-keyout /etc/hearth-hammer/tls/key.pem -out /etc/hearth-hammer/tls/certificate.pem 2>/dev/null
}

# ask_certbot: a certificate that browsers trust, if every name leads to a machine; the next run asks again.
ask_certbot() {
	local live=/etc/letsencrypt/live/${SETTING[SITE_HOST]} host
	[[ ${SETTING[TLS]} == auto ]] || return 0
	for host in ${VALUE[ALL_HOSTS]}; do
		if ! getent ahosts "$host" | grep -qvE '^(127\.|::1 )'; then
			echo "      $host does not resolve: the certificate is self-signed, and browsers warn. Run this again when it does."
			return 0
		fi
	done
	put certbot-reload /etc/letsencrypt/renewal-hooks/deploy/hearth-hammer 0755 root:root
	if [[ ! -e $live/fullchain.pem ]]; then
		change "get a certificate for ${VALUE[ALL_HOSTS]}" run_certbot || return 0
	fi
	if [[ -e $live/fullchain.pem && $(readlink /etc/hearth-hammer/tls/certificate.pem) != "$live/fullchain.pem" ]]; then
		restart_later nginx.service
		change 'use the certificate' use_certificate "$live"
		settle nginx.service reload
	fi
	unit certbot.timer
}

run_certbot() {
	local host arguments=()
	for host in ${VALUE[ALL_HOSTS]}; do
		arguments+=(-d "$host")
	done
	[[ -z ${SETTING[ACME_SERVER]} ]] || arguments+=(--server "${SETTING[ACME_SERVER]}")
	if ! certbot certonly -q -n --agree-tos -m "${SETTING[ADMIN_EMAIL]}" --webroot -w /var/lib/hearth-hammer/acme --cert-name "${SETTING[SITE_HOST]}" "${arguments[@]}"; then
		echo '      certbot got no certificate: the self-signed one stays. Check that port 80 is open to the internet, then run this again.'
	fi
}

use_certificate() {
	ln -sfn "$1/fullchain.pem" /etc/hearth-hammer/tls/certificate.pem && ln -sfn "$1/privkey.pem" /etc/hearth-hammer/tls/key.pem
}

# --- Timers, email, an answer ---

set_up_timers() {
	local name kind changes=$CHANGES names=(cron outbox backup)
	[[ " ${SETTING[PLUGINS]} " != *' hearth-hammer-auctions '* ]] || names+=(sync)
	for name in "${names[@]}"; do
		for kind in service timer; do
			put "hearth-hammer-$name.$kind" "/etc/systemd/system/hearth-hammer-$name.$kind" 0644 root:root "hearth-hammer-$name.timer"
		done
	done
	((changes == CHANGES)) || [[ -n $CHECK ]] || systemctl daemon-reload
	for name in "${names[@]}"; do
		settle "hearth-hammer-$name.timer"
		unit "hearth-hammer-$name.timer"
	done
}

set_up_mail() {
	if [[ -z ${SETTING[SMTP_HOST]} ]]; then
		echo '      SMTP_HOST is not set: no email leaves this machine.'
		return
	fi
	put msmtprc /etc/msmtprc 0640 root:www-data
}

ask_the_site() {
	[[ -z $CHECK ]] || return 0
	local status tries
	for tries in 1 2 3 4 5; do
		status=$(curl -ks ${VALUE[CURL_PROXY]} -o /dev/null -w '%{http_code}' --max-time 60 --resolve "${SETTING[SITE_HOST]}:443:127.0.0.1" "https://${SETTING[SITE_HOST]}/" || true)
		[[ $status == 200 ]] && return 0
		sleep "$tries"
	done
	fail "The home page answers with status $status instead of 200. See: journalctl -u php8.2-fpm -u nginx -u mariadb"
}
