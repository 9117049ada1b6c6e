<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Sales;

use HearthHammer\Auctions\Fees\FeeTable;
use HearthHammer\Core\Fields\ReadsFields;
use HearthHammer\Core\Text\PlainText;
use WP_Post;
use WP_Term;

defined( 'ABSPATH' ) || exit;

/**
 * A sale as it is stored: its post, the fields of sale-fields.json, its department and type.
 *
 * Reading one costs no statement where WordPress has primed the post, its meta and its terms.
 */
final readonly class SaleRecord {

	use ReadsFields;

	/** @param array<string, mixed> $fields By name, cleaned. */
	private function __construct(
		public WP_Post $post,
		private array $fields,
	) {}

	/** Null where the post is no sale. */
	public static function of( int $id ): ?self {
		$post = $id > 0 ? get_post( $id ) : null;
		return $post instanceof WP_Post && SalePostType::NAME === $post->post_type ? new self( $post, SaleFields::fields()->read( $id ) ) : null;
	}

	public static function from_slug( string $slug ): ?self {
		$found = get_page_by_path( $slug, OBJECT, SalePostType::NAME );
		return $found instanceof WP_Post ? self::of( $found->ID ) : null;
	}

	public function id(): int {
		return $this->post->ID;
	}

	public function slug(): string {
		return $this->post->post_name;
	}

	public function title(): string {
		return PlainText::typed( $this->post->post_title );
	}

	public function department(): ?Department {
		$term = $this->term( Department::TAXONOMY );
		return null === $term ? null : Department::of( $term->term_id );
	}

	/** The department's; a sale without one counts as the first business's. */
	public function business(): Business {
		return Department::business_of( $this->term( Department::TAXONOMY )->term_id ?? 0 );
	}

	/** The term of hh_sale_type, 0 for none. */
	public function sale_type_id(): int {
		return $this->term( SaleTypes::TAXONOMY )->term_id ?? 0;
	}

	public function sale_type(): string {
		return PlainText::typed( $this->term( SaleTypes::TAXONOMY )->name ?? '' );
	}

	/** Whether each lot has an end of its own, with no auctioneer. */
	public function is_timed(): bool {
		return SaleTypes::TIMED === ( $this->term( SaleTypes::TAXONOMY )->slug ?? '' );
	}

	/** Whether an auctioneer takes one lot after the other, so that each has its time of the day. */
	public function is_in_order(): bool {
		return ! in_array( $this->term( SaleTypes::TAXONOMY )->slug ?? '', array( SaleTypes::TIMED, SaleTypes::TENDER ), true );
	}

	public function status(): SaleStatus {
		return SaleStatus::from( $this->text( 'status' ) );
	}

	/** Unix seconds, 0 where no date is known. */
	public function starts_at(): int {
		return $this->int( 'starts_at' );
	}

	/** Unix seconds: when a timed sale closes; of others the end as far as one is known, else 0. */
	public function ends_at(): int {
		return $this->int( 'ends_at' );
	}

	/** What it counts down to, Unix seconds; 0 for nothing: to the beginning, and for a timed sale to the end. */
	public function counts_down( int $now ): int {
		return match ( true ) {
			! $this->status()->is_coming() => 0,
			$this->starts_at() > $now => $this->starts_at(),
			$this->ends_at() > $now => $this->ends_at(),
			default => 0,
		};
	}

	/** What buyers pay beside the hammer price: its own fees, else its department's; none where nobody said, or what was said cannot be counted with. */
	public function fee_table(): FeeTable {
		$own = FeeTable::stored( $this->fields['fee_table'] ?? array() );
		return $own->is_empty() ? $this->department_fees() : $own;
	}

	/** Whether it names fees itself. */
	public function has_own_fees(): bool {
		return ! FeeTable::stored( $this->fields['fee_table'] ?? array() )->is_empty();
	}

	/** What its department asks at a sale of this day. */
	public function department_fees(): FeeTable {
		$term = $this->term( Department::TAXONOMY );
		return null === $term ? FeeTable::none() : DepartmentFees::in_force( $term->term_id, $this->starts_at() );
	}

	/** How its platform names it, auctioneer first; empty where it is of no platform. */
	public function platform_key(): string {
		$auctioneer = $this->text( 'auctioneer_id' );
		$sale       = $this->text( 'platform_sale_id' );
		return '' === $auctioneer || '' === $sale ? '' : "{$auctioneer}/{$sale}";
	}

	/** Whether visitors may see it at all. */
	public function is_published(): bool {
		return 'publish' === $this->post->post_status && '' === $this->post->post_password && SaleStatus::Draft !== $this->status();
	}

	/** @return list<string> What keeps a published sale from visitors, in sentences for staff; empty where nothing does. */
	public function hidden_because(): array {
		return array_keys(
			array_filter(
				array(
					__( 'Its status is “In preparation”.', 'hearth-hammer' ) => SaleStatus::Draft === $this->status(),
					__( 'It has no start date.', 'hearth-hammer' ) => 0 === $this->starts_at(),
					__( 'It has no department.', 'hearth-hammer' ) => null === $this->department(),
				)
			)
		);
	}

	/** Whether visitors may see its lots. */
	public function shows_lots(): bool {
		return $this->is_published() && $this->status()->shows_lots();
	}

	private function term( string $taxonomy ): ?WP_Term {
		// Its department and its type in one statement, where WordPress has neither yet.
		update_object_term_cache( array( $this->post->ID ), SalePostType::NAME );
		$terms = get_the_terms( $this->post, $taxonomy );
		$first = is_array( $terms ) ? reset( $terms ) : false;
		return $first instanceof WP_Term ? $first : null;
	}

	/** @return array<string, mixed> */
	private function fields(): array {
		return $this->fields;
	}
}
