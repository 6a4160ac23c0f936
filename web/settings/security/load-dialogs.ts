/** The dialogs of the page, whose code comes when somebody reaches for one of its buttons. */
export const loadDialogs = () => import('./dialogs.ts')
