# The repository of the backups. Sourced by deploy/backup and deploy/restore.
# shellcheck shell=bash

# open_repository KEY_FILE
open_repository() {
	((EUID == 0)) || fail 'Run this as root.'
	command -v restic >/dev/null || fail 'restic is missing. Run deploy/install first.'
	[[ -r $1 ]] || fail "The key of the backups is missing: $1"
	export RESTIC_REPOSITORY=${SETTING[BACKUP_REPOSITORY]} RESTIC_PASSWORD_FILE=$1 RESTIC_CACHE_DIR=/var/cache/hearth-hammer-restic RESTIC_PROGRESS_FPS=0
	# Keys of a store, such as AWS_ACCESS_KEY_ID.
	if [[ -r /etc/hearth-hammer/backup-env ]]; then
		set -a
		# shellcheck disable=SC1091
		source /etc/hearth-hammer/backup-env
		set +a
	fi
}
