/** What the services of the load test meet: half of what they are asked fails, the same way in every run. */

const seed = 20260701;
/** Appends that meet something of their own; early enough to come while the visitors are there. */
const special = { 15: 'revoked', 30: 'kill', 45: 'hang', 60: 'revoked', 80: 'hang' };

export class Faults {
	#last = seed;
	#on = true;

	/** @param {number} call Number of the append. */
	ofSheet( call ) {
		if ( ! this.#on ) {
			return null;
		}
		return special[ call ] ?? this.#either( 'down', 'cut', 0.5 );
	}

	ofMail() {
		return this.#on ? this.#either( 'refused', 'cut', 0.7 ) : null;
	}

	/** The services are well again. */
	end() {
		this.#on = false;
	}

	/** One of two faults half the time, else none. */
	#either( first, second, share ) {
		if ( this.#random() < 0.5 ) {
			return null;
		}
		return this.#random() < share ? first : second;
	}

	/** From 0 to 1 (Lehmer's generator: every product fits into a number). */
	#random() {
		this.#last = ( this.#last * 48271 ) % 2147483647;
		return this.#last / 2147483647;
	}
}
