/** Made from src/styles/tokens.json by `npm run tokens`: change it there. Widths in CSS px from which a breakpoint holds. */
export const BREAKPOINTS = {
	xs: 0,
	sm: 576,
	md: 768,
	lg: 992,
	xl: 1200,
	xxl: 1600,
	xxxl: 1800,
} as const;
