<?php
/**
 * Many lots for `npm run bench -- --lots`: `wp eval-file tests/bench/lots-bench.php 100000`
 *
 * Makes so many vehicles in 800 sales (fewer where there are few lots), the largest with 3,000 and running, 40 coming,
 * the others finished: straight into the tables of posts, meta and the index, as a sync of years would leave them. Run
 * it on a database you can throw away. A second argument names a file for what to ask for, as JSON.
 *
 * @package HearthHammer\Auctions
 */

declare( strict_types=1 );

namespace HearthHammer\Bench;

use HearthHammer\Auctions\Catalogue\LotQuery;
use HearthHammer\Auctions\Index\LotCard;
use HearthHammer\Auctions\Index\LotCardHtml;
use HearthHammer\Auctions\Index\LotTable;
use HearthHammer\Auctions\Index\LotWords;
use HearthHammer\Auctions\Index\SearchText;
use HearthHammer\Auctions\Lots\LotNumber;
use HearthHammer\Auctions\Plugin;
use HearthHammer\Auctions\Sales\Business;
use HearthHammer\Auctions\Sales\Department;
use HearthHammer\Auctions\Sales\SaleFields;
use HearthHammer\Auctions\Sales\SalePostType;
use HearthHammer\Auctions\Sales\SaleTypes;
use HearthHammer\Core\Index\IndexWriter;
use HearthHammer\Core\Index\StoredCard;

/** Cars as a busy auction house has them. */
final class Lots {

	public const LARGEST = 3000;

	private const BATCH = 500;
	private const MAKES = array( 'Ford' => array( 'Fiesta', 'Focus', 'Kuga', 'Puma' ), 'Vauxhall' => array( 'Corsa', 'Astra' ), 'Volkswagen' => array( 'Polo', 'Golf', 'Passat' ), 'Land Rover' => array( 'Discovery', 'Freelander' ), 'Citroën' => array( 'C1', 'C3' ), 'Toyota' => array( 'Yaris', 'Aygo' ), 'Mercedes-Benz' => array( 'A 180', 'C 220' ), 'Nissan' => array( 'Juke', 'Qashqai' ), 'BMW' => array( '118i', '320d' ), 'Kia' => array( 'Picanto', 'Ceed' ) );
	private const FUELS = array( 'petrol', 'petrol', 'diesel', 'petrol_hybrid', 'electric' );

	/** @return array{sale: int, lot: string, pages: int} The largest sale, the address of a lot in it, and the pages of its list. */
	public static function make( int $count ): array {
		self::remove();
		mt_srand( 1 );
		$department = Department::make( 'bench-cars', 'Car auctions', Business::all()['car-auctions'] );
		$sales      = max( 2, min( 800, intdiv( $count, 50 ) ) );
		$largest    = min( self::LARGEST, intdiv( $count, 2 ) );
		$rest       = $count - $largest;
		$ids        = array();
		Plugin::auctions()->index->suspend();
		for ( $number = 0; $number < $sales; $number++ ) {
			$starts = 0 === $number ? time() - HOUR_IN_SECONDS : time() + ( $number <= 40 ? $number : -$number ) * DAY_IN_SECONDS;
			$id     = self::sale( $number, $starts, $number <= 40 ? ( 0 === $number ? 'running' : 'catalogue' ) : 'finished', $department );
			$ids[]  = $id;
			$share  = 0 === $number ? $largest : intdiv( $rest, $sales - $number );
			$rest  -= 0 === $number ? 0 : $share;
			self::lots( $id, $number, $starts, $share, $department );
		}
		foreach ( self::MAKES as $make => $models ) {
			$words = array( array( 'kind' => 'make', 'within' => '', 'label' => (string) $make ) );
			foreach ( $models as $model ) {
				$words[] = array( 'kind' => 'model', 'within' => LotWords::slug( (string) $make ), 'label' => $model );
			}
			( new LotWords() )->remember( $words );
		}
		foreach ( array_chunk( $ids, 100 ) as $some ) {
			Plugin::auctions()->index->index_sales( $some );
		}
		global $wpdb;
		foreach ( array( LotTable::name(), $wpdb->posts, $wpdb->postmeta ) as $table ) {
			$wpdb->query( $wpdb->prepare( 'ANALYZE TABLE %i', $table ) );
		}
		return array( 'sale' => $ids[0], 'lot' => '/auctions/bench-0/lot/' . intdiv( $largest, 2 ) . '/', 'pages' => intdiv( $largest - 1, LotQuery::PER_PAGE ) + 1 );
	}

	/** Those of an earlier run. */
	private static function remove(): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( "DELETE p, m FROM {$wpdb->posts} p LEFT JOIN {$wpdb->postmeta} m ON m.post_id = p.ID WHERE p.post_name LIKE 'bench-%%' AND p.post_type IN (%s, %s)", 'hh_lot', SalePostType::NAME ) );
		wp_cache_flush();
		( new IndexWriter( LotTable::definition() ) )->delete_orphans( 'hh_lot' );
	}

	private static function sale( int $number, int $starts, string $status, int $department ): int {
		$id = (int) wp_insert_post( array( 'post_type' => SalePostType::NAME, 'post_status' => 'publish', 'post_title' => "Sale {$number}", 'post_name' => "bench-{$number}" ) );
		wp_set_object_terms( $id, array( $department ), Department::TAXONOMY );
		wp_set_object_terms( $id, array( SaleTypes::term( 'live-online' ) ), SaleTypes::TAXONOMY );
		SaleFields::fields()->add( $id, array( 'status' => $status, 'starts_at' => $starts, 'venue' => 'The saleroom' ) );
		return $id;
	}

	private static function lots( int $sale, int $number, int $starts, int $count, int $department ): void {
		global $wpdb;
		for ( $done = 0; $done < $count; $done += self::BATCH ) {
			$first = 1 + (int) $wpdb->get_var( "SELECT MAX(ID) FROM {$wpdb->posts}" );
			$posts = array();
			$meta  = array();
			$rows  = array();
			for ( $i = $done; $i < min( $count, $done + self::BATCH ); $i++ ) {
				$id      = $first + $i - $done;
				$lot     = self::lot( $id, $i + 1, $sale, $number, $starts, $department );
				$rows[]  = $lot['row'];
				$posts[] = $wpdb->prepare( "(%d, 1, '2026-01-01 00:00:00', '2026-01-01 00:00:00', '<p>As it stands.</p>', %s, '', 'publish', %s, '', '', '2026-01-01 00:00:00', '2026-01-01 00:00:00', '', %d, 'hh_lot')", $id, $lot['title'], "bench-{$number}-lot-" . ( $i + 1 ), $sale );
				foreach ( $lot['meta'] as $key => $value ) {
					$meta[] = $wpdb->prepare( '(%d, %s, %s)', $id, "hh_lot_{$key}", (string) $value );
				}
			}
			$wpdb->query( "INSERT INTO {$wpdb->posts} (ID, post_author, post_date, post_date_gmt, post_content, post_title, post_excerpt, post_status, post_name, to_ping, pinged, post_modified, post_modified_gmt, post_content_filtered, post_parent, post_type) VALUES " . implode( ',', $posts ) ); // phpcs:ignore WordPress.DB.PreparedSQL
			$wpdb->query( "INSERT INTO {$wpdb->postmeta} (post_id, meta_key, meta_value) VALUES " . implode( ',', $meta ) ); // phpcs:ignore WordPress.DB.PreparedSQL
			( new IndexWriter( LotTable::definition() ) )->write( $rows );
		}
	}

	/** @return array{title: string, meta: array<string, int|string>, row: array<string, int|string>} */
	private static function lot( int $id, int $lot, int $sale, int $number, int $starts, int $department ): array {
		$makes = array_keys( self::MAKES );
		$make  = (string) $makes[ mt_rand( 0, count( $makes ) - 1 ) ];
		$model = self::MAKES[ $make ][ mt_rand( 0, count( self::MAKES[ $make ] ) - 1 ) ];
		$plate = sprintf( '%s%02d %s', chr( mt_rand( 65, 90 ) ) . chr( mt_rand( 65, 90 ) ), mt_rand( 2, 24 ), chr( mt_rand( 65, 90 ) ) . chr( mt_rand( 65, 90 ) ) . chr( mt_rand( 65, 90 ) ) );
		$price = mt_rand( 5, 200 ) * 100;
		$sold  = $number > 40 && mt_rand( 0, 9 ) < 8;
		$title = "{$make} {$model}";
		$words = array( 'make' => $make, 'model' => $model, 'fuel' => self::FUELS[ mt_rand( 0, 4 ) ], 'gearbox' => mt_rand( 0, 3 ) > 0 ? 'manual' : 'automatic', 'body' => array( 'Hatchback', 'Estate', 'Saloon', 'SUV' )[ mt_rand( 0, 3 ) ], 'colour' => array( 'Blue', 'Black', 'Silver', 'Red', 'White' )[ mt_rand( 0, 4 ) ], 'vat' => mt_rand( 0, 3 ) > 0 ? 'margin' : 'plus_vat', 'grade' => (string) mt_rand( 1, 5 ) );
		$meta  = array( 'sale' => $sale, 'lot_number' => (string) $lot, 'status' => $sold ? 'sold' : 'available', 'price_status' => 'guide', 'guide_low' => $price, 'hammer' => $sold ? $price : 0, 'plate' => $plate, 'mileage' => mt_rand( 0, 150000 ) ) + $words;
		$image = array( 'src' => "%home%/wp-content/uploads/hh-lots/bench-{$id}/front-768x512.webp", 'src_large' => "%home%/wp-content/uploads/hh-lots/bench-{$id}/front-1280x853.webp", 'width' => 768, 'height' => 512, 'alt' => $title, 'color' => '#8a9a7b' );
		$codes = array(
			'business' => 'car-auctions',
			'price'    => array( 'status' => 'guide', 'hammer' => $meta['hammer'], 'bid' => 0, 'low' => $price, 'high' => 0 ),
			'facts'    => array( 'year' => 2017, 'mileage' => $meta['mileage'], 'keepers' => 2, 'mileage_status' => 'warranted', 'fuel' => $words['fuel'], 'gearbox' => $words['gearbox'] ),
		);
		// What this names and cards no longer have, or the other way round, breaks no benchmark.
		$card  = array( 'id' => $id, 'url' => home_url( "/auctions/bench-{$number}/lot/{$lot}/" ), 'sale' => $sale, 'number' => (string) $lot, 'anchor' => (string) $lot, 'title' => $title, 'codes' => $codes, 'sale_starts_at' => $starts, 'kind' => 'vehicle', 'status' => $meta['status'], 'hammer' => $meta['hammer'], 'plate' => $plate, 'summary' => str_repeat( 'A tidy car that drives well. ', 6 ), 'images' => array_fill( 0, 5, $image ), 'image_count' => 6, 'has_report' => true, 'ends_at' => $starts, 'department' => $department, 'auctioneer_id' => 'hearth-hammer', 'platform_sale_id' => "bench-{$number}", 'platform_lot_id' => "bench-{$id}" ) + LotTable::definition()->blank_card;
		return array(
			'title' => $title,
			'meta'  => $meta,
			'row'   => array(
				'post_id'       => $id,
				'sale_id'       => $sale,
				'department_id' => $department,
				'published'     => 1,
				'starts_at'     => $starts,
				'ends_at'       => $starts,
				'listed_at'     => 1760000000 + $id,
				'lot_sort'      => ( new LotNumber( (string) $lot ) )->sort_key(),
				'status'        => $meta['status'],
				'hammer'        => $meta['hammer'],
				'price'         => $price,
				'make'          => LotWords::slug( $make ),
				'model'         => LotWords::slug( $model ),
				'mileage'       => $meta['mileage'],
				'age'           => mt_rand( 0, 20 ),
				'fuel'          => $words['fuel'],
				'gearbox'       => $words['gearbox'],
				'body'          => LotWords::slug( $words['body'] ),
				'colour'        => LotWords::slug( $words['colour'] ),
				'vat'           => $words['vat'],
				'grade'         => $words['grade'],
				'euro'          => (string) mt_rand( 4, 6 ),
				'ulez'          => mt_rand( 0, 1 ) ? 'yes' : 'no',
				'seats'         => 5,
				'keepers'       => mt_rand( 0, 6 ),
				'words'         => SearchText::of( array( $title, $words['body'], $words['colour'] ), array( (string) $lot, $plate ) ),
				'changed_in'    => 1,
				'card'          => StoredCard::encode( $card ),
				'html'          => LotCardHtml::of( LotCard::worded( $card ) ),
			),
		);
	}
}

/** @var list<string> $args Of wp eval-file. */
$hh_count = max( 100, (int) ( $args[0] ?? 10000 ) );
$hh_began = microtime( true );
$hh_made  = Lots::make( $hh_count );
// What pages in HTML are held against.
wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Empty', 'post_name' => 'empty', 'post_content' => '' ) );
\WP_CLI::log( sprintf( '%s lots made in %.1f s.', number_format( $hh_count ), microtime( true ) - $hh_began ) );
if ( isset( $args[1] ) ) {
	file_put_contents( $args[1], (string) wp_json_encode( $hh_made ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions
}
