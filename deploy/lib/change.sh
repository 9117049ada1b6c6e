# Changes that say what they do, or with --check what they would do. Sourced by the commands in deploy/.
# shellcheck shell=bash

# HH_DEPLOY_ROOT puts everything below a folder; only the tests set it.
declare -g ROOT=${HH_DEPLOY_ROOT:-} CHECK=${CHECK:-} CHANGES=0
declare -g STATE=$ROOT/var/lib/hearth-hammer TEMPLATES=${TEMPLATES:-}
declare -g STEP=0 STEPS=0 STEP_STARTED='' STEP_CHANGES=0 NOTE=''
declare -gA VALUE=()

fail() {
	echo "$*" >&2
	exit 1
}

now() { date +%s%3N; }

# seconds_since MILLISECONDS
seconds_since() {
	local passed=$(($(now) - $1))
	printf '%d.%d s' $((passed / 1000)) $((passed % 1000 / 100))
}

# step TITLE: ends the step before it, and says how long that took.
step() {
	end_step
	STEP=$((STEP + 1))
	STEP_STARTED=$(now)
	STEP_CHANGES=$CHANGES
	echo "[$STEP/$STEPS] $1"
}

end_step() {
	[[ -n $STEP_STARTED ]] || return 0
	local count=$((CHANGES - STEP_CHANGES)) said=${NOTE:-nothing to change}
	((count == 0)) || said="$count $([[ $count == 1 ]] && echo change || echo changes)"
	echo "      $said ($(seconds_since "$STEP_STARTED"))"
	STEP_STARTED=''
	NOTE=''
}

# note TEXT: what came of a step that counts no changes.
note() { NOTE=$1; }

# change SENTENCE COMMAND…: says it and does it; with --check, only says it. The sentence begins with a verb.
change() {
	CHANGES=$((CHANGES + 1))
	if [[ -n $CHECK ]]; then
		echo "      would $1"
		return 0
	fi
	echo "      $1"
	shift
	"$@" || fail "That failed. Nothing after it was done; correct the cause and run the command again."
}

# fill TEMPLATE: its text with each @NAME@ replaced by VALUE[NAME].
fill() {
	local text name
	text=$(cat "$1"; printf x) || fail "Template $1 not found."
	text=${text%x}
	for name in "${!VALUE[@]}"; do
		text=${text//"@$name@"/"${VALUE[$name]}"}
	done
	if [[ $text =~ @[A-Z][A-Z0-9_]*@ ]]; then
		fail "Template $1: ${BASH_REMATCH[0]} has no value."
	fi
	printf '%s' "$text"
}

# restart_later UNIT: remembered on disk, so that an interrupted run does not forget it.
restart_later() {
	[[ -n $CHECK || -z $1 ]] && return 0
	mkdir -p "$STATE/restart"
	touch "$STATE/restart/$1"
}

# put TEMPLATE FILE MODE OWNER UNIT: a file made from a template. The unit is restarted if it changes.
put() {
	local text
	text=$(fill "$TEMPLATES/$1" && printf x) || exit 1
	put_text "${text%x}" "${@:2}"
}

# put_text TEXT FILE MODE OWNER UNIT
put_text() {
	local text=$1 file=$ROOT$2 mode=$3 owner=$4 unit=${5:-} verb=write
	if [[ -f $file && ! -L $file ]]; then
		if [[ $(cat "$file" && printf x) == "${text}x" ]]; then
			[[ $(stat -c '%a %U:%G' "$file") == "${mode#0} $owner" ]] && return 0
			verb='set the owner and mode of'
		else
			verb=rewrite
		fi
	fi
	restart_later "$unit"
	change "$verb $2" write_file "$text" "$file" "$mode" "$owner"
}

# write_file TEXT FILE MODE OWNER: whole or not at all.
write_file() {
	local part=$2.hh-part
	mkdir -p "$(dirname "$2")" && (umask 077 && printf '%s' "$1" >"$part") && chown "$4" "$part" && chmod "$3" "$part" && mv -fT "$part" "$2"
}

# folder PATH MODE OWNER
folder() {
	local path=$ROOT$1
	[[ -d $path && $(stat -c '%a %U:%G' "$path") == "${2#0} $3" ]] && return 0
	change "make folder $1" make_folder "$path" "$2" "$3"
}

make_folder() {
	mkdir -p "$1" && chown "$3" "$1" && chmod "$2" "$1"
}

# sums FOLDER [PATTERN…]: a line with checksum and path for each file; find's patterns leave folders out.
sums() {
	local folder=$1 pattern skip=()
	shift
	for pattern in "$@"; do
		skip+=(-path "$pattern" -prune -o)
	done
	[[ -d $folder ]] || return 0
	(cd "$folder" && find . "${skip[@]}" -type f -print0 | LC_ALL=C sort -z | xargs -0 -r sha256sum)
}

# code NAME ARCHIVE FOLDER TOP [PATTERN…]: a folder has exactly the files of an archive's folder TOP. Names each file that
# differs. Patterns are folders that do not belong to it. PHP-FPM is reloaded, because it never looks at the files again.
code() {
	local name=$1 archive=$2 folder=$3 top=$4 differing
	shift 4
	local sum
	sum=$(sha256sum <"$archive" | cut -d ' ' -f 1)
	if [[ $(cat "$STATE/code/$name.archive" 2>/dev/null) != "$sum" ]]; then
		restart_later php8.2-fpm.service
		restart_later pages
		change "install $name from $(basename "$archive")" unpack_code "$name" "$archive" "$sum" "$folder" "$top" "$@"
		return
	fi
	differing=$({ diff <(sums "$ROOT$folder" "$@") "$STATE/code/$name.files" || true; } | sed -n 's|^[<>] [0-9a-f]*  \./||p' | sort -u)
	[[ -n $differing ]] || return 0
	restart_later php8.2-fpm.service
	restart_later pages
	local file
	while IFS= read -r file; do
		echo "      $folder/$file differs from $(basename "$archive")"
	done <<<"$differing"
	change "install $name again" unpack_code "$name" "$archive" "$sum" "$folder" "$top" "$@"
}

unpack_code() {
	local name=$1 archive=$2 sum=$3 folder=$ROOT$4 top=$5 pattern keep=()
	shift 5
	local work=$STATE/unpack
	rm -rf "$work" && mkdir -p "$work" "$folder" "$STATE/code" || return 1
	if [[ $archive == *.zip ]]; then
		unzip -q -DD "$archive" -d "$work" || return 1
	else
		tar -xf "$archive" -C "$work" --no-same-owner || return 1
	fi
	if [[ ! -d $work/$top ]]; then
		echo "$archive does not contain the folder $top." >&2
		return 1
	fi
	for pattern in "$@"; do
		keep+=("--exclude=${pattern#.}/")
	done
	chmod -R u=rwX,go=rX "$work/$top" || return 1
	rm -f "$STATE/code/$name.archive"
	# Times are not taken over: files of a zip have none, and the addresses of styles and scripts carry the time of a change.
	rsync -rlp --delete --checksum --chown=root:root "${keep[@]}" "$work/$top/" "$folder/" || return 1
	sums "$folder" "$@" >"$STATE/code/$name.files" && printf '%s\n' "$sum" >"$STATE/code/$name.archive" && rm -rf "$work"
}

# unit NAME: enabled and running.
unit() {
	systemctl is-enabled -q "$1" 2>/dev/null || change "enable $1" systemctl enable -q "$1"
	systemctl is-active -q "$1" 2>/dev/null || change "start $1" systemctl start "$1"
}

# switch_off UNIT: now and at the next start.
switch_off() {
	systemctl disable -q --now "$1"
	# It may have failed before.
	systemctl reset-failed -q "$1" 2>/dev/null || true
}

# settle UNIT [reload]: restarts a unit if a file of its changed.
settle() {
	local mark=$STATE/restart/$1
	[[ -e $mark && -z $CHECK ]] || return 0
	if ! systemctl "${2:-restart}" "$1"; then
		journalctl --no-pager --output cat --lines 10 --unit "$1" >&2 || true
		fail "$1 did not start. The lines above are its last ones; journalctl -u $1 has the others."
	fi
	rm -f "$mark"
	echo "      ${2:-restart} $1"
}
