import { Component, type ReactNode } from 'react';
import type { FallbackFocus } from './fallback-values';

interface Props {
	children: ReactNode;
	onFailure: ( error: unknown, focus: FallbackFocus | null ) => void;
	/** Called while the server's HTML is still on the page. */
	beforeFirstFrame: () => FallbackFocus | null;
	onFirstFrame: ( focus: FallbackFocus | null ) => void;
}

/** Catches what an island throws while it renders, and carries the focus over into its first frame. */
export class IslandBoundary extends Component< Props, { failed: boolean } > {
	override state = { failed: false };

	/** Read in the first render: by the time of componentDidMount React has emptied the element. */
	private readonly focus: FallbackFocus | null = this.props.beforeFirstFrame();

	static getDerivedStateFromError(): { failed: boolean } {
		return { failed: true };
	}

	override componentDidMount(): void {
		if ( ! this.state.failed ) {
			this.props.onFirstFrame( this.focus );
		}
	}

	override componentDidCatch( error: unknown ): void {
		this.props.onFailure( error, this.focus );
	}

	override render(): ReactNode {
		return this.state.failed ? null : this.props.children;
	}
}
