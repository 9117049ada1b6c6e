<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Setup\Brand;

use HearthHammer\Core\Brand\BrandForm;
use HearthHammer\Core\Brand\ContrastFault;
use HearthHammer\Core\Brand\SavedStyles;
use HearthHammer\Core\Brand\StylesConfig;
use HearthHammer\Core\Rest\Answer;
use HearthHammer\Core\Rest\Controller;
use HearthHammer\Core\Rest\StaffPermission;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** What a brand would look like, before it is saved. Changes nothing. */
final class BrandController extends Controller {

	public static function url(): string {
		return rest_url( 'hearth-hammer/v1/brand-preview' );
	}

	protected function rest_namespace(): string {
		return 'hearth-hammer/v1';
	}

	protected function routes(): void {
		$this->route( 'POST', '/brand-preview', 'brand-preview-request', 'brand-preview-answer', self::preview( ... ), StaffPermission::of( BrandScreen::CAPABILITY ) );
	}

	private static function preview( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$config = SavedStyles::config();
		$form   = BrandForm::from_input( $request->get_params(), BrandForm::from_config( $config ) );
		$errors = $form->errors();
		if ( array() !== $errors ) {
			return Answer::error( 'hh_bad_brand', implode( ' ', array_unique( $errors ) ), 400 );
		}
		$changed = $form->into( $config );
		return Answer::private(
			array(
				'css'    => StylesConfig::css( $changed ),
				'faults' => array_map( static fn ( ContrastFault $fault ): string => $fault->sentence(), StylesConfig::palette( $changed )->faults() ),
			)
		);
	}
}
