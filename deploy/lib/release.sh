# Releases: each version of theme and plugins has a folder of its own, and one link says which of them runs. Sourced by
# the commands in deploy/.
# shellcheck shell=bash

# How many older releases stay for deploy/rollback.
KEEP_RELEASES=3
ORIGIN_PORT=${HH_ORIGIN_PORT:-8081}

# wp ARGUMENT…: WP-CLI as the user that the site runs as.
wp() {
	(cd / && runuser -u www-data -- env WP_CLI_CACHE_DIR=/tmp/wp-cli WP_CLI_DISABLE_AUTO_CHECK_UPDATE=1 /usr/local/bin/wp --path="${SETTING[SITE_FOLDER]}/wordpress" "$@")
}

# lock_deploy: two commands must not change the code at once.
lock_deploy() {
	mkdir -p "$ROOT/run/lock"
	exec 9>"$ROOT/run/lock/hearth-hammer-deploy"
	flock -n 9 || fail 'Another deploy command is running. Wait until it ends.'
}

release_names() {
	local name
	for name in hearth-hammer hearth-hammer-core ${SETTING[PLUGINS]}; do
		echo "$name"
	done
}

# place_of NAME: of a package below a release.
place_of() { [[ $1 == hearth-hammer ]] && echo themes/hearth-hammer || echo "plugins/$1"; }

# package_sums FOLDER: a line with name and checksum for each package.
package_sums() {
	local name
	while read -r name; do
		[[ -r $1/$name.zip ]] || fail "$1/$name.zip not found. npm run package makes it."
		echo "$name $(sha256sum <"$1/$name.zip" | cut -d ' ' -f 1)"
	done < <(release_names)
}

# release_id FOLDER: the same packages are the same release.
release_id() {
	local sums
	sums=$(package_sums "$1") || exit 1
	sha256sum <<<"$sums" | cut -c 1-12
}

releases() { echo "$ROOT${SETTING[SITE_FOLDER]}/releases"; }

current_release() { basename "$(readlink "$ROOT${SETTING[SITE_FOLDER]}/release" 2>/dev/null || true)"; }

# release_version ID: what core's header says.
release_version() { sed -n 's/^ \* Version: *//p' "$(releases)/$1/plugins/hearth-hammer-core/hearth-hammer-core.php" 2>/dev/null || true; }

has_release() { [[ -d $(releases)/$1 && -e $STATE/releases/$1.files ]]; }

# unpack_release FOLDER ID: whole or not at all. Unchanged files keep their time, which is in the addresses of styles and
# scripts; a release that is there already is put right.
unpack_release() {
	local packages=$1 id=$2 final name place from owner=${HH_CODE_OWNER:-root:root}
	final=$(releases)/$id
	local work=$final.part unpack=$STATE/unpack
	rm -rf "$work" "$unpack" && mkdir -p "$work/plugins" "$work/themes" "$unpack" "$STATE/releases" || return 1
	rm -f "$STATE/releases/$id.files"
	from=$final
	[[ -d $from ]] || from=$(releases)/$(current_release)
	while read -r name; do
		place=$(place_of "$name")
		unzip -q -DD "$packages/$name.zip" -d "$unpack" || return 1
		if [[ ! -d $unpack/$name ]]; then
			echo "$packages/$name.zip does not contain the folder $name." >&2
			return 1
		fi
		chmod -R u=rwX,go=rX "$unpack/$name" || return 1
		[[ ! -d $from/$place ]] || cp -a "$from/$place" "$work/$place" || return 1
		# Times are not taken over: files of a zip have none.
		rsync -rlp --delete --checksum --chown="$owner" "$unpack/$name/" "$work/$place/" || return 1
	done < <(release_names)
	if [[ -d $final ]]; then
		rsync -a --delete --checksum "$work/" "$final/" && rm -rf "$work" || return 1
	else
		mv -T "$work" "$final" || return 1
	fi
	rm -rf "$unpack"
	package_sums "$packages" >"$STATE/releases/$id.packages" && sums "$final" >"$STATE/releases/$id.files.part" && mv "$STATE/releases/$id.files.part" "$STATE/releases/$id.files"
}

# switch_release ID: at one moment, for theme and all plugins.
switch_release() {
	local link=$ROOT${SETTING[SITE_FOLDER]}/release
	ln -sfn "releases/$1" "$link.part" && mv -fT "$link.part" "$link"
}

# remember_release ID: the newest of the releases that deploy/rollback can go back to.
remember_release() {
	local order=$STATE/releases/order
	{
		grep -vx "$1" "$order" 2>/dev/null || true
		echo "$1"
	} >"$order.part" && mv "$order.part" "$order"
}

# older_release: the one before the current one; nothing where there is none.
older_release() {
	local id last=''
	while read -r id; do
		[[ $id != "$(current_release)" ]] || break
		! has_release "$id" || last=$id
	done < <(cat "$STATE/releases/order" 2>/dev/null || true)
	echo "$last"
}

# drop_old_releases: all but the newest and the current one.
drop_old_releases() {
	local id keep folder
	keep=$(tail -n $((KEEP_RELEASES + 1)) "$STATE/releases/order" 2>/dev/null)$'\n'$(current_release)
	for folder in "$(releases)"/*; do
		id=$(basename "$folder")
		if [[ -d $folder ]] && ! grep -qxF "$id" <<<"$keep"; then
			rm -rf "$folder" "$STATE/releases/$id".*
			sed -i "/^$id\$/d" "$STATE/releases/order"
		fi
	done
}

# link_release: WordPress's folders lead to the release that runs.
link_release() {
	local name place path
	while read -r name; do
		place=$(place_of "$name")
		path=$ROOT${SETTING[SITE_FOLDER]}/wordpress/wp-content/$place
		[[ $(readlink "$path" 2>/dev/null) == "../../../release/$place" ]] || change "link wp-content/$place to the release" replace_by_link "$path" "../../../release/$place"
	done < <(release_names)
}

# replace_by_link PATH TARGET: of an older installer, the path is a folder.
replace_by_link() {
	mkdir -p "$(dirname "$1")" || return 1
	if [[ -d $1 && ! -L $1 ]]; then
		mv -T "$1" "$STATE/replaced" && ln -s "$2" "$1" && rm -rf "$STATE/replaced"
	else
		ln -sfn "$2" "$1"
	fi
}

# migrate_with ID: the new code beside the one that runs adds its tables and columns. It also shows that it starts at all.
migrate_with() {
	local plugins=${SETTING[SITE_FOLDER]}/releases/$1/plugins said
	said=$(wp --exec="define( 'WP_PLUGIN_DIR', '$plugins' ); define( 'HEARTH_HAMMER_BEFORE_SWITCH', true );" --skip-themes eval 'echo class_exists( "HearthHammer\\Core\\Core" ) ? "started" : "";' 2>&1) || {
		tail -5 <<<"$said" >&2
		return 1
	}
	if [[ $said != *started* ]]; then
		tail -5 <<<"$said" >&2
		return 1
	fi
}

# answers PATH [TEXT]: PHP itself, without the page cache, answers with 200, and the text is in it.
answers() {
	local body
	body=$(curl -s --fail --max-time 30 -H "Host: ${SETTING[SITE_HOST]}" "http://127.0.0.1:$ORIGIN_PORT$1") && [[ $body == *"${2:-}"* ]]
}

UNANSWERED=''

# is_healthy: health, home page to its end, REST; else UNANSWERED says which. A reloaded PHP-FPM first lets its requests end.
is_healthy() {
	local tries
	for tries in 1 1 2 3 5; do
		UNANSWERED=''
		answers /healthz '"database":"ok"' || UNANSWERED=/healthz
		[[ -n $UNANSWERED ]] || answers / '</html>' || UNANSWERED='the home page'
		[[ -n $UNANSWERED ]] || answers /wp-json/hpapi/v1 '"namespace"' || UNANSWERED=/wp-json/hpapi/v1
		[[ -n $UNANSWERED ]] || return 0
		sleep "$tries"
	done
	return 1
}

# run_release ID: switches, reloads, asks, and goes back if the site does not answer.
run_release() {
	local id=$1 before
	before=$(current_release)
	switch_release "$id" && systemctl reload php8.2-fpm.service || return 1
	is_healthy && return 0
	echo "      Release $id does not answer $UNANSWERED: back to $before." >&2
	switch_release "$before" && systemctl reload php8.2-fpm.service || return 1
	if is_healthy; then
		echo "      Release $before answers again." >&2
	else
		echo "      Release $before does not answer either. See docs/runbook.md, SiteDown." >&2
	fi
	return 1
}

# purge_now: after other code, which may print every page otherwise.
purge_now() {
	[[ ${SETTING[PAGE_CACHE]} == off ]] || wp hearth-hammer purge --quiet || echo '      The page cache was not purged. Pages may be old for 20 minutes.'
}
