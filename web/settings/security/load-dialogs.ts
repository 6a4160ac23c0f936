/** The page's dialogs; loaded on hover or focus of a button. */
export const loadDialogs = () => import('./dialogs.ts')
