import latin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'

/** The one font file worth a preload: latin carries nearly every letter of a page. */
export const preloadedFont = latin
