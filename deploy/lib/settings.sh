# Reads and checks a settings file. Sourced by the commands in deploy/.
# shellcheck shell=bash

declare -gA SETTING=() SETTING_PATTERN=() SETTING_SENTENCE=()
declare -g SETTINGS_FILE=''

# setting NAME DEFAULT PATTERN SENTENCE: the sentence says what the value must be.
setting() {
	SETTING[$1]=$2
	SETTING_PATTERN[$1]=$3
	SETTING_SENTENCE[$1]=$4
}

# declare_settings: every name that a settings file may contain.
declare_settings() {
	local host='[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+'
	local address='[0-9A-Fa-f:.]+(/[0-9]{1,3})?'
	local size='^(auto|[1-9][0-9]{0,5})$'
	local url='^(https://[^[:space:]"'\'']+)?$'
	local sha='^([0-9a-f]{64})?$'
	local path='^[^[:space:]"'\''$\\;]*$'
	setting SITE_HOST '' "^${host}\$" 'must be a host name in lower case, like www.example.com'
	setting ALSO_HOSTS '' "^(${host}( +${host})*)?\$" 'must be host names in lower case with spaces between them'
	setting SITE_TITLE '' '.' 'is missing'
	setting ADMIN_USER '' '^[A-Za-z0-9_.@-]{1,60}$' 'must be a name of letters, digits, dots and hyphens'
	setting ADMIN_EMAIL '' '^[^[:space:]@]+@[^[:space:]@]+\.[^[:space:]@]+$' 'must be an email address, like name@example.com'
	setting PLUGINS 'hpapi hearth-hammer-auctions caphpi' '^((hpapi|hearth-hammer-auctions|caphpi)( +(hpapi|hearth-hammer-auctions|caphpi))*)?$' 'can contain hpapi, hearth-hammer-auctions and caphpi'
	setting PACKAGES 'dist' "$path" 'must be a folder without spaces in its path'
	local what
	for what in WORDPRESS WP_CLI OBJECT_CACHE; do
		setting "${what}_FILE" '' "$path" 'must be a file without spaces in its path'
		setting "${what}_URL" '' "$url" 'must start with https://'
		setting "${what}_SHA256" '' "$sha" 'must be 64 hexadecimal digits in lower case'
	done
	setting TLS 'auto' '^(auto|self-signed)$' 'must be auto or self-signed'
	setting ACME_SERVER '' "$url" 'must start with https://'
	setting SMTP_HOST '' "^([a-z0-9.-]+|${host})?\$" 'must be a host name in lower case'
	setting SMTP_PORT '587' '^[1-9][0-9]{0,4}$' 'must be a port, like 587'
	setting SMTP_USER '' '^[^[:space:]"\\]*$' 'must have no spaces, quotes or backslashes'
	setting SMTP_PASSWORD '' '^[^"\\]*$' 'must have no double quotes or backslashes'
	setting SMTP_FROM '' '^([^[:space:]@"]+@[^[:space:]@"]+)?$' 'must be an email address, like name@example.com'
	setting TRUSTED_PROXIES '' "^(${address}( +${address})*)?\$" 'must be IP addresses or ranges with spaces between them'
	setting MONITORS '' "^(${address}( +${address})*)?\$" 'must be IP addresses or ranges with spaces between them'
	setting PHP_WORKERS 'auto' "$size" 'must be auto or a number'
	setting DATABASE_MEMORY 'auto' "$size" 'must be auto or a number of MB'
	setting REDIS_MEMORY 'auto' "$size" 'must be auto or a number of MB'
	setting PAGE_CACHE 'on' '^(on|off)$' 'must be on or off'
	setting PAGE_CACHE_MEMORY 'auto' "$size" 'must be auto or a number of MB'
	setting PAGE_CACHE_MACHINES '' '^([0-9A-Fa-f:.]+( +[0-9A-Fa-f:.]+)*)?$' 'must be IP addresses with spaces between them'
	local machine='[0-9]{1,3}(\.[0-9]{1,3}){3}'
	for what in BALANCERS WEB_MACHINES DATA_MACHINES; do
		setting "$what" '' "^(${machine}( +${machine})*)?\$" 'must be IPv4 addresses with spaces between them'
	done
	setting SECRETS_FILE '' "$path" 'must be a file without spaces in its path'
	setting FILES_BUCKET '' '^([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])?$' 'must be the name of a bucket'
	setting FILES_ENDPOINT '' '^(https?://[^[:space:]"'\''$\\;,]+)?$' 'must start with https:// or http://'
	setting FILES_REGION 'us-east-1' '^[a-z0-9-]+$' 'must be the name of a region'
	setting UPLOAD_MEGABYTES '64' '^[1-9][0-9]{0,3}$' 'must be a number of MB'
	setting SITE_FOLDER '/srv/hearth-hammer' '^/[A-Za-z0-9._/-]+$' 'must be an absolute path of letters, digits, dots, hyphens and slashes'
	setting BACKUP_REPOSITORY '/var/backups/hearth-hammer' '^[^[:space:]"\\]+$' 'must be an absolute path or an address of restic'
	setting BACKUP_TIME '02:30' '^([01][0-9]|2[0-3]):[0-5][0-9]$' 'must be a time of day, like 02:30'
	setting BACKUP_KEEP_DAYS '30' '^[1-9][0-9]{0,3}$' 'must be a number of days'
}

# read_settings FILE: fills SETTING. Prints a sentence for each error and returns 1 if there is one.
read_settings() {
	local file=$1 line name value number=0 errors=0
	if [[ ! -r $file || ! -f $file ]]; then
		echo "Settings file $file not found. Copy deploy/settings.example and fill it in." >&2
		return 1
	fi
	SETTINGS_FILE=$(realpath "$file")
	declare_settings
	while IFS= read -r line || [[ -n $line ]]; do
		number=$((number + 1))
		line=${line%$'\r'}
		[[ $line =~ ^[[:space:]]*(#.*)?$ ]] && continue
		if [[ ! $line =~ ^([A-Z][A-Z0-9_]*)[[:space:]]*=[[:space:]]*(.*)$ ]]; then
			echo "$file, line $number: not a setting. Write NAME=value." >&2
			errors=1
			continue
		fi
		name=${BASH_REMATCH[1]}
		value=${BASH_REMATCH[2]}
		value=${value%"${value##*[![:space:]]}"}
		[[ $value =~ ^\"(.*)\"$ ]] && value=${BASH_REMATCH[1]}
		if [[ ! -v SETTING_PATTERN[$name] ]]; then
			echo "$file, line $number: $name is not a setting. See deploy/settings.example." >&2
			errors=1
			continue
		fi
		SETTING[$name]=$value
	done <"$file"
	while IFS= read -r name; do
		if [[ ! ${SETTING[$name]} =~ ${SETTING_PATTERN[$name]} ]]; then
			echo "$file: $name ${SETTING_SENTENCE[$name]}." >&2
			errors=1
		fi
	done < <(printf '%s\n' "${!SETTING_PATTERN[@]}" | sort)
	check_together "$file" || errors=1
	return "$errors"
}

# check_together FILE: what one setting says about another.
check_together() {
	local file=$1 what errors=0
	for what in WORDPRESS WP_CLI OBJECT_CACHE; do
		if [[ -n ${SETTING[${what}_URL]} && -z ${SETTING[${what}_FILE]} && -z ${SETTING[${what}_SHA256]} ]]; then
			echo "$file: ${what}_URL needs ${what}_SHA256. A download without a checksum is not installed." >&2
			errors=1
		fi
	done
	for what in WORDPRESS WP_CLI; do
		if [[ -z ${SETTING[${what}_URL]}${SETTING[${what}_FILE]} ]]; then
			echo "$file: set ${what}_FILE, or ${what}_URL and ${what}_SHA256." >&2
			errors=1
		fi
	done
	local -a web data all
	read -ra web <<<"${SETTING[WEB_MACHINES]}"
	read -ra data <<<"${SETTING[DATA_MACHINES]}"
	read -ra all <<<"${SETTING[BALANCERS]} ${SETTING[WEB_MACHINES]} ${SETTING[DATA_MACHINES]}"
	if ((${#all[@]} > 0)); then
		if ((${#web[@]} < 2 || ${#data[@]} < 3 || ${#data[@]} % 2 == 0)); then
			echo "$file: several machines are two or more in WEB_MACHINES and three or five in DATA_MACHINES. With an even number of databases, neither half knows whether it may write." >&2
			errors=1
		fi
		if [[ $(printf '%s\n' "${all[@]}" | sort | uniq -d) ]]; then
			echo "$file: a machine has one role. An address is named twice." >&2
			errors=1
		fi
		for what in SECRETS_FILE FILES_BUCKET FILES_ENDPOINT; do
			if [[ -z ${SETTING[$what]} ]]; then
				echo "$file: several machines need $what." >&2
				errors=1
			fi
		done
		if [[ -n ${SETTING[PAGE_CACHE_MACHINES]} ]]; then
			echo "$file: PAGE_CACHE_MACHINES is not needed: WEB_MACHINES names them." >&2
			errors=1
		fi
	fi
	if [[ -n ${SETTING[SMTP_PASSWORD]} && $(stat -c %a "$file") =~ [4-7]$ ]]; then
		echo "$file contains a password and everyone on this machine can read it. Run: chmod 600 $file" >&2
		errors=1
	fi
	return "$errors"
}

# path_of NAME: the setting as an absolute path; relative ones are relative to the settings file.
path_of() {
	local path=${SETTING[$1]}
	[[ -z $path || $path == /* ]] || path=$(dirname "$SETTINGS_FILE")/$path
	printf '%s' "$path"
}
