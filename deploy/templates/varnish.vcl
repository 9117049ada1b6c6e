# Written by deploy/install. Change the settings or the template and run it again; changes here are lost.
#
# Keeps the answers that name their tags (Surrogate-Key) and an age for caches (Surrogate-Control); everything else passes.
# The site purges by tag. A purged answer stays as a reserve: it is shown only when PHP cannot make a new one.
vcl 4.1;

import std;
import xkey;

backend default {
	.host = "127.0.0.1";
	.port = "@ORIGIN_PORT@";
	.first_byte_timeout = 125s;
	.between_bytes_timeout = 60s;
}

# The same, only asked whether it works: a busy PHP must not make this one refuse requests.
backend watched {
	.host = "127.0.0.1";
	.port = "@ORIGIN_PORT@";
	.probe = {
		.request = "GET /healthz/live HTTP/1.1" "Host: @SITE_HOST@" "Connection: close";
		.interval = 2s;
		.timeout = 2s;
		.window = 3;
		.threshold = 2;
		.initial = 2;
	}
}

acl purgers {
	"127.0.0.1";
	"::1";
	@PURGERS@
}

sub vcl_recv {
	set req.backend_hint = default;
	if (req.method == "PURGE") {
		# nginx gives every visitor's request this header.
		if (client.ip !~ purgers || req.http.X-Real-IP) {
			return (synth(405, "Not allowed"));
		}
		if (req.http.xkey-purge !~ "[a-z]") {
			return (synth(400, "Name the tags in xkey-purge"));
		}
		set req.http.hh-purged = xkey.softpurge(req.http.xkey-purge);
		return (synth(200, "Purged " + req.http.hh-purged));
	}
	# Other machines may purge, and nothing else.
	if (local.socket == "purges") {
		return (synth(405, "Not allowed"));
	}
	if (req.restarts == 0) {
		unset req.http.hh-way;
		unset req.http.hh-asked;
	}
	if (req.http.hh-way == "pass") {
		return (pass);
	}
	if (req.method != "GET" && req.method != "HEAD") {
		return (pass);
	}
	# People who may get pages of their own. PageCache::SESSION in PHP has the same names.
	if (req.http.Authorization || req.http.Cookie ~ "(?i)(^|;\s*)(wordpress_|wp-postpass_|comment_author_|PHPSESSID)") {
		return (pass);
	}
	if (req.url ~ "^/(wp-admin|wp-login\.php|healthz|metrics)") {
		return (pass);
	}
	# What campaigns append changes no page.
	if (req.restarts == 0 && req.url ~ "[?&](utm_[a-z_]+|gclid|gclsrc|gbraid|wbraid|dclid|gad_[a-z]+|fbclid|msclkid|yclid|twclid|ttclid|li_fat_id|igshid|srsltid|mc_[ce]id|_hsenc|_hsmi|hsa_[a-z]+|mkt_tok|_ga|_gl)=") {
		set req.http.hh-asked = req.url;
		set req.url = regsuball(req.url, "([?&])(utm_[a-z_]+|gclid|gclsrc|gbraid|wbraid|dclid|gad_[a-z]+|fbclid|msclkid|yclid|twclid|ttclid|li_fat_id|igshid|srsltid|mc_[ce]id|_hsenc|_hsmi|hsa_[a-z]+|mkt_tok|_ga|_gl)=[^&]*", "\1");
		set req.url = regsub(regsuball(regsuball(req.url, "&&+", "&"), "\?&+", "?"), "[?&]+$", "");
	}
	if (req.http.hh-way == "fresh") {
		set req.grace = 0s;
	} elsif (req.http.hh-way == "reserve") {
		set req.grace = 7d;
	}
	return (hash);
}

sub vcl_hit {
	if (obj.ttl >= 0s || !std.healthy(watched) || req.http.hh-way) {
		return (deliver);
	}
	# An answer that only grew old is shown while a new one is made. A purged one has another age than it was given.
	if (obj.ttl + std.duration(obj.http.hh-stale, 0s) > 0s
		&& obj.age + obj.ttl > std.duration(obj.http.hh-ttl, 0s) - 500ms
		&& obj.age + obj.ttl < std.duration(obj.http.hh-ttl, 0s) + 500ms) {
		return (deliver);
	}
	set req.http.hh-way = "fresh";
	return (restart);
}

sub vcl_backend_response {
	# What failed would hide the reserve.
	if (beresp.status >= 500 && (bereq.is_bgfetch || bereq.http.hh-way == "fresh")) {
		return (abandon);
	}
	if (beresp.status != 200 || !beresp.http.Surrogate-Key || beresp.http.Surrogate-Control !~ "max-age=[1-9]" || beresp.http.Set-Cookie
		|| beresp.http.Cache-Control ~ "(?i)private|no-store" || beresp.http.Vary ~ "(?i)cookie|\*") {
		# Uncached requests for the same address do not wait for one another.
		set beresp.uncacheable = true;
		set beresp.ttl = 120s;
		if (beresp.status >= 500) {
			set beresp.ttl = 1s;
		}
		return (deliver);
	}
	set beresp.http.xkey = beresp.http.Surrogate-Key;
	set beresp.http.hh-ttl = regsub(beresp.http.Surrogate-Control, "^.*max-age=([0-9]+).*$", "\1s");
	set beresp.http.hh-stale = "0s";
	if (beresp.http.Surrogate-Control ~ "stale-while-revalidate=[0-9]") {
		set beresp.http.hh-stale = regsub(beresp.http.Surrogate-Control, "^.*stale-while-revalidate=([0-9]+).*$", "\1s");
	}
	set beresp.ttl = std.duration(beresp.http.hh-ttl, 0s);
	set beresp.grace = 0s;
	if (beresp.http.Surrogate-Control ~ "stale-if-error=[0-9]") {
		set beresp.grace = std.duration(regsub(beresp.http.Surrogate-Control, "^.*stale-if-error=([0-9]+).*$", "\1s"), 0s);
	}
	set beresp.keep = 0s;
	# Read above. An answer with fewer headers is delivered faster.
	unset beresp.http.Surrogate-Key;
	unset beresp.http.Surrogate-Control;
	return (deliver);
}

sub vcl_deliver {
	# A redirect keeps what campaigns appended.
	if (req.http.hh-asked && resp.status >= 300 && resp.status < 400 && resp.http.Location) {
		set req.url = req.http.hh-asked;
		set req.http.hh-way = "pass";
		unset req.http.hh-asked;
		return (restart);
	}
	if (obj.uncacheable || req.http.hh-way == "pass") {
		set resp.http.X-Cache = "pass";
	} elsif (obj.hits == 0) {
		set resp.http.X-Cache = "miss";
	} elsif (obj.ttl < 0s) {
		set resp.http.X-Cache = "stale";
	} else {
		set resp.http.X-Cache = "hit";
	}
	# Browsers have an age of their own, which begins now.
	unset resp.http.Age;
	unset resp.http.Surrogate-Key;
	unset resp.http.Surrogate-Control;
	unset resp.http.xkey;
	unset resp.http.hh-ttl;
	unset resp.http.hh-stale;
	unset resp.http.X-Varnish;
	unset resp.http.Via;
	return (deliver);
}

sub vcl_synth {
	# A new answer failed.
	if (req.http.hh-way == "fresh" && resp.status >= 500) {
		set req.http.hh-way = "reserve";
		return (restart);
	}
	set resp.http.Content-Type = "text/plain; charset=utf-8";
	set resp.http.Cache-Control = "private, no-store";
	set resp.body = resp.reason + {"
"};
	return (deliver);
}

sub vcl_backend_error {
	if (bereq.is_bgfetch || bereq.http.hh-way == "fresh") {
		return (abandon);
	}
	set beresp.http.Content-Type = "text/plain; charset=utf-8";
	set beresp.http.Cache-Control = "private, no-store";
	set beresp.http.Retry-After = "30";
	set beresp.body = {"The site cannot be reached at the moment. Try again in half a minute.
"};
	return (deliver);
}
