<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\People;

use Closure;
use HearthHammer\Core\Company\Office;
use HearthHammer\Core\Fields\Admin\PostMessages;
use HearthHammer\Core\Fields\LateFields;
use HearthHammer\Core\Fields\RefusedNotice;
use HearthHammer\Core\Module;
use HearthHammer\Core\Waiting;
use HearthHammer\Hpapi\Parishes\ParishRepository;
use HearthHammer\Hpapi\People\Import\AwardRows;
use HearthHammer\Hpapi\People\Import\NewsRows;
use HearthHammer\Hpapi\People\Import\NoteRows;
use HearthHammer\Hpapi\People\Import\ParishPictureRows;
use HearthHammer\Hpapi\People\Import\SheetImporter;
use HearthHammer\Hpapi\People\Import\StaffRows;
use HearthHammer\Hpapi\Properties\Index\PropertyIndexer;

defined( 'ABSPATH' ) || exit;

/**
 * Staff, awards, and what staff say of properties.
 */
final readonly class PeopleModule implements Module {

	/**
	 * @param Closure(): PropertyIndexer          $indexer  These two are made when they are needed.
	 * @param Closure(): ParishRepository $parishes
	 */
	public function __construct( private Closure $indexer, private Closure $parishes, private PersonPage $page, private PostAuthor $author ) {}

	public function register(): void {
		foreach ( array( new StaffPostType(), StaffPictures::profile(), new AwardPostType(), new LateFields( static fn (): Fields => Fields::of_staff() ), new LateFields( static fn (): Fields => Fields::of_awards() ), new Waiting( array( 'wp_insert_post_data', ...Waiting::ADMIN ), self::admin( ... ) ), $this->page, $this->author ) as $module ) {
			$module->register();
		}
		add_filter( 'hearth_hammer_office_people', self::of_office( ... ), 10, 2 );
		add_filter(
			'hearth_hammer_cache_tags',
			static fn ( array $types ): array => $types + array(
				StaffPostType::NAME => array( 'prefix' => 'person', 'lists' => array( 'people' ) ),
				AwardPostType::NAME => array( 'prefix' => 'award', 'lists' => array( 'awards' ) ),
			)
		);
		if ( defined( 'WP_CLI' ) && WP_CLI ) {
			$this->add_commands();
		}
	}

	/** @return list<Module> */
	private static function admin(): array {
		return array( new PeopleMetaBox(), new PeopleColumns(), new PostMessages( StaffPostType::NAME ), new PostMessages( AwardPostType::NAME ), new RefusedNotice( StaffPostType::NAME ), new RefusedNotice( AwardPostType::NAME ) );
	}

	/**
	 * @param list<array{name: string, role: string, url: string}> $people
	 * @return list<array{name: string, role: string, url: string}>
	 */
	private static function of_office( array $people, Office $office ): array {
		foreach ( ( new Staff() )->all() as $member ) {
			if ( $office->is_branch( $member->branch ) ) {
				$people[] = array( 'name' => $member->name, 'role' => $member->role, 'url' => $member->url() );
			}
		}
		return $people;
	}

	private function add_commands(): void {
		SheetImporter::add_command( 'staff', new StaffRows(), 'Import members of staff from a CSV file.', 'Columns: slug, name, role, branch, and optionally phone, email, quote, order and picture.' );
		SheetImporter::add_command( 'awards', new AwardRows(), 'Import awards from a CSV file.', 'Columns: slug, title, year, giver, and optionally link and picture.' );
		SheetImporter::add_command( 'notes', new NoteRows( ( $this->indexer )() ), 'Import notes on properties from a CSV file.', 'Columns: reference, and optionally valuer (the slug of a member of staff), quote, early_bird_until (UK time), early_bird_text, document (a PDF) and document_label. Empty cells change nothing.' );
		SheetImporter::add_command( 'news', new NewsRows( ( $this->parishes )() ), 'Import posts from a CSV file.', 'Columns: slug, title, content (paragraphs with an empty line between them), and optionally date, excerpt, picture, author (the slug of a member of staff) and parishes (slugs, separated by semicolons).' );
		SheetImporter::add_command( 'parish-pictures', new ParishPictureRows( ( $this->parishes )() ), 'Import images for parish pages from a CSV file.', 'Columns: slug (of an existing parish), picture, and optionally alt (a description of the image; the default is the name of the parish).' );
	}
}
