# One site on several machines: which role this one has, and the steps of each. Sourced by deploy/install.
# shellcheck shell=bash

# machine: everything on one. web: nginx, Varnish, PHP. data: MariaDB with Galera, Redis, Sentinel. balancer: HAProxy.
ROLE=machine
declare -g OWN_ADDRESS=''
# shellcheck disable=SC2034
declare -gA STEPS_OF=([machine]=11 [web]=11 [data]=5 [balancer]=4)
# shellcheck disable=SC2034
declare -gA PACKAGES_OF=(
	[machine]='mariadb-server redis-server'
	[web]='mariadb-client redis-tools haproxy s3fs nftables'
	[data]='mariadb-server mariadb-backup galera-4 socat redis-server redis-sentinel nftables'
	[balancer]='haproxy nftables procps'
)
SECRETS_OF_SEVERAL=(REDIS_PASSWORD GALERA_PASSWORD BACKUP_KEY FILES_KEY FILES_SECRET)

# has_role ROLE…
has_role() { [[ " $* " == *" $ROLE "* ]]; }

# find_role: of the lists in the settings, the one that has an address of this machine.
find_role() {
	local address own found=''
	[[ -n ${SETTING[WEB_MACHINES]} ]] || return 0
	own=" ${HH_OWN_ADDRESSES:-$(hostname -I)} "
	for address in ${SETTING[BALANCERS]} ${SETTING[WEB_MACHINES]} ${SETTING[DATA_MACHINES]}; do
		[[ $own != *" $address "* ]] || found=$address
	done
	[[ -n $found ]] || fail "This machine has the addresses$own- and none of them is in BALANCERS, WEB_MACHINES or DATA_MACHINES."
	OWN_ADDRESS=$found
	ROLE=data
	[[ " ${SETTING[WEB_MACHINES]} " != *" $found "* ]] || ROLE=web
	[[ " ${SETTING[BALANCERS]} " != *" $found "* ]] || ROLE=balancer
}

# others LIST: the addresses in it that are not this machine's.
others() {
	local address
	for address in $1; do
		[[ $address == "$OWN_ADDRESS" ]] || echo "$address"
	done
}

# take_secrets: the same file on all machines, with a value for each name.
take_secrets() {
	local file name
	file=$(path_of SECRETS_FILE)
	[[ -e $file || ! -e /etc/hearth-hammer/secrets ]] || file=/etc/hearth-hammer/secrets
	[[ -r $file ]] || fail "SECRETS_FILE: $file not found. Make it once with deploy/secrets, and copy it to every machine."
	for name in DB_PASSWORD "${SALTS[@]}" "${SECRETS_OF_SEVERAL[@]}"; do
		grep -qE "^$name=[^[:space:]\"'\\\\]+\$" "$file" || fail "$file has no value for $name, or one with spaces, quotes or backslashes."
	done
	put_text "$(cat "$file")"$'\n' /etc/hearth-hammer/secrets 0600 root:root
	[[ $ROLE != web ]] || put_text "$(sed -n 's/^BACKUP_KEY=//p' "$file")"$'\n' /etc/hearth-hammer/backup-key 0600 root:root
}

# set_role_values: what the templates say otherwise on one of several machines.
set_role_values() {
	local address number=0 data web all
	VALUE[OWN_ADDRESS]=$OWN_ADDRESS
	VALUE[DB_HOST]=localhost
	VALUE[REDIS_ADDRESS]=$'\'WP_REDIS_SCHEME\'              => \'unix\',\n\t\t\'WP_REDIS_PATH\'                => \'/run/redis/hearth-hammer.sock\','
	VALUE[NEEDED_UNITS]='mariadb.service redis-server.service'
	VALUE[REQUIRED_UNITS]=mariadb.service
	VALUE[ONE_OF_SEVERAL]='' VALUE[ONE_OF_SEVERAL_AS_ROOT]=''
	VALUE[CURL_PROXY]=''
	VALUE[DATABASES]='' VALUE[REDIS_SERVERS]='' VALUE[READY_SERVERS]='' VALUE[ANY_SERVERS]='' VALUE[PLAIN_SERVERS]='' VALUE[REPLICA_OF]='' VALUE[GALERA_ADDRESSES]=''
	VALUE[FIRST_DATA]='' VALUE[QUORUM]=2 VALUE[PRIVATE_PORTS]='' VALUE[PATH_STYLE]='' VALUE[ALL_MACHINES]=''
	[[ $ROLE != machine ]] || return 0
	read -ra data <<<"${SETTING[DATA_MACHINES]}"
	read -ra web <<<"${SETTING[WEB_MACHINES]}"
	for address in "${data[@]}"; do
		number=$((number + 1))
		# One writer at a time, and the same for every web machine: the first in the list that is in the cluster.
		VALUE[DATABASES]+="server data$number $address:3306 check port 9200$([[ $number == 1 ]] || echo ' backup')"$'\n\t'
		VALUE[REDIS_SERVERS]+="server data$number $address:6379 check"$'\n\t'
		VALUE[GALERA_ADDRESSES]+=${VALUE[GALERA_ADDRESSES]:+,}$address
	done
	number=0
	for address in "${web[@]}"; do
		number=$((number + 1))
		VALUE[READY_SERVERS]+="server web$number $address:443 check check-ssl verify none check-sni ${SETTING[SITE_HOST]} check-send-proxy send-proxy-v2"$'\n\t'
		VALUE[ANY_SERVERS]+="server web$number $address:443 check send-proxy-v2"$'\n\t'
		VALUE[PLAIN_SERVERS]+="server web$number $address:80 check send-proxy-v2"$'\n\t'
	done
	VALUE[FIRST_DATA]=${data[0]}
	VALUE[QUORUM]=$((${#data[@]} / 2 + 1))
	[[ $OWN_ADDRESS == "${data[0]}" ]] || VALUE[REPLICA_OF]="replicaof ${data[0]} 6379"
	all="${SETTING[BALANCERS]} ${SETTING[WEB_MACHINES]} ${SETTING[DATA_MACHINES]} ${SETTING[MONITORS]}"
	# The set in nftables.conf is of IPv4 addresses, and HAProxy and Galera use no others.
	VALUE[ALL_MACHINES]=$(printf '%s\n' 127.0.0.1 $all | grep -v : | paste -sd ,)
	case $ROLE in
	data) VALUE[PRIVATE_PORTS]='3306, 4444, 4567, 4568, 6379, 9200, 26379' ;;
	# Only a balancer may say from which address a visitor comes.
	web) VALUE[PRIVATE_PORTS]="$([[ -z ${SETTING[BALANCERS]} ]] || echo '80, 443, ')6091" ;;
	balancer) VALUE[PRIVATE_PORTS]=8404 ;;
	esac
	[[ $ROLE == web ]] || return 0
	VALUE[DB_HOST]=127.0.0.1:3306
	VALUE[REDIS_ADDRESS]=$'\'WP_REDIS_HOST\'                => \'127.0.0.1\',\n\t\t\'WP_REDIS_PORT\'                => 6379,\n\t\t\'WP_REDIS_PASSWORD\'            => \''"${VALUE[REDIS_PASSWORD]}"$'\','
	VALUE[ONE_OF_SEVERAL_AS_ROOT]="ExecCondition=/usr/sbin/runuser -u www-data -- /usr/local/lib/hearth-hammer/has-lease"
	VALUE[NEEDED_UNITS]='haproxy.service hearth-hammer-files.service'
	VALUE[REQUIRED_UNITS]='haproxy.service hearth-hammer-files.service'
	# Each minute the web machines ask who runs the timers. Another takes over 150 seconds after one has stopped.
	VALUE[ONE_OF_SEVERAL]="ExecCondition=/usr/local/lib/hearth-hammer/has-lease"
	[[ -z ${SETTING[BALANCERS]} ]] || VALUE[CURL_PROXY]=--haproxy-protocol
	[[ ${SETTING[FILES_ENDPOINT]} == *amazonaws.com* ]] || VALUE[PATH_STYLE]=,use_path_request_style
}

# put_once TEMPLATE FILE MODE OWNER UNIT: for programs that write into their own configuration. It is written anew only if
# the settings say something else than the last time.
put_once() {
	local text mark=$STATE/once/$1 sum
	text=$(fill "$TEMPLATES/$1" && printf x) || exit 1
	sum=$(sha256sum <<<"$text" | cut -d ' ' -f 1)
	[[ ! -e $ROOT$2 || $(cat "$mark" 2>/dev/null) != "$sum" ]] || return 0
	restart_later "$5"
	change "write $2" write_file "${text%x}" "$ROOT$2" "$3" "$4"
	[[ -n $CHECK ]] || { mkdir -p "$STATE/once" && echo "$sum" >"$mark"; }
}

# --- Balancers, and the way from web machines to their data ---

# set_up_haproxy TEMPLATE
set_up_haproxy() {
	local file=/etc/haproxy/haproxy.cfg
	if [[ -z $CHECK ]]; then
		fill "$TEMPLATES/$1" >"$STATE/haproxy.cfg"
		haproxy -c -q -f "$STATE/haproxy.cfg" || fail "HAProxy rejects its new configuration, $STATE/haproxy.cfg. The old one stays."
		rm "$STATE/haproxy.cfg"
	fi
	put "$1" "$file" 0640 root:haproxy haproxy.service
	settle haproxy.service reload-or-restart
	unit haproxy.service
}

# wait_for_database: HAProxy needs some seconds to find out which machine leads.
wait_for_database() {
	[[ -z $CHECK ]] || return 0
	local tries
	for tries in 1 1 2 3 5 8; do
		mariadb --defaults-extra-file=/etc/hearth-hammer/database.cnf -e 'SELECT 1' >/dev/null 2>&1 && return 0
		sleep "$tries"
	done
	fail "No database answers at 127.0.0.1:3306. Set up the machines in DATA_MACHINES first: ${SETTING[DATA_MACHINES]}. See: journalctl -u haproxy"
}

set_up_firewall() {
	has_role machine && return 0
	# A unit of its own: Debian's flushes all rules when it restarts, also those of other programs.
	put nftables.conf /etc/hearth-hammer/nftables.conf 0644 root:root hearth-hammer-firewall.service
	put hearth-hammer-firewall.service /etc/systemd/system/hearth-hammer-firewall.service 0644 root:root hearth-hammer-firewall.service
	[[ -n $CHECK ]] || systemctl daemon-reload
	unit hearth-hammer-firewall.service
	settle hearth-hammer-firewall.service reload-or-restart
}

# --- Databases ---

set_up_galera() {
	local bin=/usr/local/lib/hearth-hammer
	put mariadb.cnf /etc/mysql/mariadb.conf.d/90-hearth-hammer.cnf 0644 root:root mariadb.service
	put galera.cnf /etc/mysql/mariadb.conf.d/91-hearth-hammer-galera.cnf 0640 root:mysql mariadb.service
	put galera-start "$bin/galera-start" 0755 root:root
	put galera.service.conf /etc/systemd/system/mariadb.service.d/hearth-hammer.conf 0644 root:root mariadb.service
	put galera-check "$bin/galera-check" 0755 root:root
	put galera-check.socket /etc/systemd/system/hearth-hammer-galera-check.socket 0644 root:root hearth-hammer-galera-check.socket
	put galera-check@.service /etc/systemd/system/hearth-hammer-galera-check@.service 0644 root:root
	[[ -n $CHECK ]] || systemctl daemon-reload
	# Of a new cluster, the first machine begins alone; the others copy what it has.
	if [[ -z $CHECK && ! -e $STATE/joined && ${VALUE[FIRST_DATA]} == "$OWN_ADDRESS" ]]; then
		touch "$STATE/new-cluster"
	fi
	settle mariadb.service
	[[ -n $CHECK ]] || touch "$STATE/joined"
	unit mariadb.service
	unit hearth-hammer-galera-check.socket
	settle hearth-hammer-galera-check.socket
	[[ -n $CHECK ]] || wait_for_sync
	has_cluster_users || change 'make the database hearth_hammer and its users' make_cluster_database
}

# wait_for_sync: a machine that joins first copies what the others have.
wait_for_sync() {
	local tries
	for ((tries = 0; tries < 900; tries++)); do
		[[ $(mariadb -N -e "SHOW GLOBAL STATUS LIKE 'wsrep_local_state'" 2>/dev/null | cut -f 2) != 4 ]] || return 0
		sleep 1
	done
	fail "This database did not join the others within 15 minutes. See: journalctl -u mariadb"
}

# logs_in USER PASSWORD
logs_in() { mariadb --defaults-extra-file=<(printf '[client]\nuser=%s\npassword=%s\n' "$1" "$2") -e 'SELECT 1' >/dev/null 2>&1; }

# shellcheck disable=SC2086
has_cluster_users() {
	[[ $(mariadb -N -e "SELECT Host FROM mysql.user WHERE User = 'hearth_hammer' AND Host <> 'localhost'" 2>/dev/null | sort) == "$(printf '%s\n' ${SETTING[WEB_MACHINES]} | sort)" ]] &&
		logs_in hearth_hammer "${VALUE[DB_PASSWORD]}" && logs_in hh_sst "${VALUE[GALERA_PASSWORD]}"
}

# shellcheck disable=SC2086
make_cluster_database() {
	local address
	{
		echo 'CREATE DATABASE IF NOT EXISTS hearth_hammer CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_520_ci;'
		# Copies itself to a machine that joins.
		echo "CREATE USER IF NOT EXISTS hh_sst@localhost; ALTER USER hh_sst@localhost IDENTIFIED BY '${VALUE[GALERA_PASSWORD]}';"
		echo 'GRANT RELOAD, PROCESS, LOCK TABLES, BINLOG MONITOR, REPLICA MONITOR ON *.* TO hh_sst@localhost;'
		for address in localhost ${SETTING[WEB_MACHINES]}; do
			echo "CREATE USER IF NOT EXISTS 'hearth_hammer'@'$address'; ALTER USER 'hearth_hammer'@'$address' IDENTIFIED BY '${VALUE[DB_PASSWORD]}';"
			echo "GRANT ALL ON hearth_hammer.* TO 'hearth_hammer'@'$address';"
		done
		# A web machine that is no longer named.
		mariadb -N -e "SELECT CONCAT('DROP USER \'hearth_hammer\'@\'', Host, '\';') FROM mysql.user WHERE User = 'hearth_hammer' AND Host NOT IN ('localhost', $(printf "'%s'\n" ${SETTING[WEB_MACHINES]} | paste -sd ,))"
	} | mariadb
}

# --- Redis ---

set_up_redis_of_several() {
	put redis-new-master /usr/local/lib/hearth-hammer/redis-new-master 0755 root:root
	put_once redis-of-several.conf /etc/redis/hearth-hammer.conf 0640 redis:redis redis-server.service
	put_once sentinel.conf /etc/redis/hearth-hammer-sentinel.conf 0640 redis:redis redis-sentinel.service
	put redis.service.conf /etc/systemd/system/redis-server.service.d/hearth-hammer.conf 0644 root:root redis-server.service
	put sentinel.service.conf /etc/systemd/system/redis-sentinel.service.d/hearth-hammer.conf 0644 root:root redis-sentinel.service
	[[ -n $CHECK ]] || systemctl daemon-reload
	local unit
	for unit in redis-server.service redis-sentinel.service; do
		settle "$unit"
		unit "$unit"
	done
}

# --- Uploads and private documents ---

# A folder that only the mounted bucket can be written to: without it, a file would stay on this machine.
set_up_files() {
	local folder=${SETTING[SITE_FOLDER]}/files
	put s3fs-keys /etc/hearth-hammer/files-keys 0600 root:root hearth-hammer-files.service
	put has-lease /usr/local/lib/hearth-hammer/has-lease 0755 root:root
	put hearth-hammer-files.service /etc/systemd/system/hearth-hammer-files.service 0644 root:root hearth-hammer-files.service
	mountpoint -q "$folder" || folder "$folder" 0555 root:root
	[[ -n $CHECK ]] || systemctl daemon-reload
	settle hearth-hammer-files.service
	unit hearth-hammer-files.service
	[[ -n $CHECK ]] || wait_for_files "$folder"
	local name
	for name in uploads private; do
		[[ -d $folder/$name ]] || change "make the folder $name in the bucket" mkdir "$folder/$name"
	done
}

wait_for_files() {
	local tries
	for tries in 1 2 3 4 5 6; do
		mountpoint -q "$1" && return 0
		sleep "$tries"
	done
	fail "The bucket ${SETTING[FILES_BUCKET]} could not be mounted. See: journalctl -u hearth-hammer-files"
}

link_files() {
	local site=${SETTING[SITE_FOLDER]}
	link_folder uploads "$site/wordpress/wp-content/uploads" ../../files/uploads
	link_folder private "$site/private" files/private
}

# link_folder NAME PATH TARGET: what is in the folder of a site that had one machine is not in the bucket yet.
link_folder() {
	[[ $(readlink "$2") != "$3" ]] || return 0
	if [[ -d $2 && -n $(ls -A "$2") ]]; then
		fail "$2 has files that are not in the bucket. Copy them with: rsync -a $2/ ${SETTING[SITE_FOLDER]}/files/$1/ and rename the folder. Then run this again."
	fi
	change "link $2 to the bucket" replace_by_link "$2" "$3"
}
