/** That the look at targets, which other specs rely on (support/targets.ts), finds what is wrong. */
import { expect, test } from './support/site';
import { unreadable } from './support/readable';
import { unreachable } from './support/targets';

test( 'what lies outside the window, under something, or is too small is found, and what is right is not', async ( { page, isMobile } ) => {
	test.skip( isMobile, 'A page without a site is laid out as wide as a desk there.' );
	await page.setViewportSize( { width: 320, height: 400 } );
	await page.setContent( `
		<div style="height:900px;overflow-x:clip;position:relative">
			<button class="hh-button" style="height:44px;width:120px">Right</button>
			<p>Words with <a href="#a">a link</a> among them.</p>
			<button style="position:absolute;left:300px;top:100px;width:60px;height:30px">Outside</button>
			<button style="height:10px;width:60px;padding:0;border:0">Low</button>
			<button class="hh-button" style="height:30px;width:60px">Main</button>
			<button style="position:absolute;left:0;top:300px;width:60px;height:30px">Under</button>
			<i style="position:absolute;left:0;top:280px;width:100px;height:80px"></i>
			<div style="overflow-x:auto;white-space:nowrap;position:absolute;top:500px;width:200px"><button style="margin-left:300px;height:30px;width:60px">Scrolled</button></div>
			<label style="position:absolute;top:600px;padding:10px"><input type="checkbox" style="opacity:0;width:1px;height:1px"> Drawn by its label</label>
		</div>` );
	const faults = await unreachable( page );
	expect( faults ).toHaveLength( 4 );
	expect( faults.join( '\n' ) ).toMatch( /Outside" lies outside[^]*Low" is 60x10, wants 24[^]*Main" is 60x30, wants 44[^]*Under" is covered by i/ );
} );

test( 'words that are cut off or run over others once they are larger are found', async ( { page, isMobile } ) => {
	test.skip( isMobile, 'A page without a site is laid out as wide as a desk there.' );
	await page.setViewportSize( { width: 640, height: 400 } );
	await page.setContent( `
		<p>Fine as it is.</p>
		<div style="height:20px;overflow:hidden;font-size:1rem;line-height:20px"><p style="margin:0;line-height:1.2;font-size:1.6rem">Cut off</p></div>
		<div style="white-space:nowrap;font-size:1.2rem;margin-top:40px">${ 'Too long '.repeat( 5 ) }</div>` );
	const faults = await unreadable( page, 'large' );
	expect( faults.join( '\n' ) ).toMatch( /Cut off" is cut off by div[^]*scrolls sideways/ );
	expect( faults ).toHaveLength( 2 );
} );
