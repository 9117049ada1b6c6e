<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Rest;

use HearthHammer\Core\Database\WriteFailed;
use HearthHammer\Core\Log\RedactedDbErrors;
use HearthHammer\Core\Module;
use HearthHammer\Core\Schema\Schema;
use HearthHammer\Core\Visitor\VisitorError;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Translates HTTP to a use case and back; holds no rule of the business.
 */
abstract class Controller implements Module {

	/** @param string $schemas Absolute path of the plugin's `schemas` folder. */
	public function __construct( private readonly string $schemas ) {}

	public function register(): void {
		add_action( 'rest_api_init', $this->routes( ... ) );
	}

	/** Calls `route()` for each route. */
	abstract protected function routes(): void;

	/** e.g. `hpapi/v1`. */
	abstract protected function rest_namespace(): string;

	/**
	 * A route whose answers, errors too, nobody stores.
	 *
	 * @param string                                                     $method   HTTP method.
	 * @param string                                                     $path     With a leading slash.
	 * @param string                                                     $request  Name of the arguments' schema, without `.json`.
	 * @param string                                                     $answer   Name of the answer's schema.
	 * @param callable(WP_REST_Request): (WP_REST_Response|WP_Error)     $handler
	 * @param (callable(WP_REST_Request): (bool|WP_Error))|null          $permission Null where any visitor may call; limits are then the handler's duty.
	 */
	final protected function route( string $method, string $path, string $request, string $answer, callable $handler, ?callable $permission = null ): void {
		$this->add( $method, $path, $request, $answer, $handler, $permission, Caching::Never );
	}

	/**
	 * A route whose answers may be stored: it returns `Answer::cacheable()`.
	 *
	 * @param string                                                 $path    With a leading slash.
	 * @param string                                                 $request Name of the arguments' schema, without `.json`.
	 * @param string                                                 $answer  Name of the answer's schema.
	 * @param callable(WP_REST_Request): (WP_REST_Response|WP_Error) $handler
	 */
	final protected function cacheable_route( string $path, string $request, string $answer, callable $handler ): void {
		$this->add( 'GET', $path, $request, $answer, $handler, null, Caching::ByAnswer );
	}

	final protected function schema( string $name ): Schema {
		return Schema::from_file( $this->schemas . '/' . $name . '.json' );
	}

	/**
	 * Runs a use case, and answers what it throws. What the database says of a failed statement reaches no log with
	 * the values that were in it.
	 *
	 * @param callable(): WP_REST_Response $work
	 * @param VisitorError                 $not_saved For the visitor whose data the database did not take.
	 */
	final protected function answer( callable $work, VisitorError $not_saved ): WP_REST_Response|WP_Error {
		try {
			return RedactedDbErrors::run( $work );
		} catch ( VisitorError $error ) {
			return $error->to_error();
		} catch ( WriteFailed ) {
			return $not_saved->to_error();
		}
	}

	/**
	 * @param callable(WP_REST_Request): (WP_REST_Response|WP_Error) $handler
	 * @param (callable(WP_REST_Request): (bool|WP_Error))|null      $permission
	 */
	private function add( string $method, string $path, string $request, string $answer, callable $handler, ?callable $permission, Caching $caching ): void {
		register_rest_route(
			$this->rest_namespace(),
			$path,
			array(
				array(
					'methods'              => $method,
					'callback'             => $handler,
					'permission_callback'  => $permission ?? '__return_true',
					'args'                 => $this->schema( $request )->args(),
					AnswerHooks::CACHING => $caching,
				),
				'schema' => fn (): array => $this->schema( $answer )->to_array(),
			)
		);
	}
}
